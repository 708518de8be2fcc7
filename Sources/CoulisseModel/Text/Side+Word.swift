import CoulisseRuntime

extension Side {
  /// As the scene language writes it.
  package var word: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }
}

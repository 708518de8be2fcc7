import CoulisseBackends

/// The one list of what `--emit` can name.
enum BackendRegistry {
  static func backend(for options: CompileOptions) -> any Backend {
    switch options.emit {
    case .swift: SwiftBackend(options: options.swift)
    }
  }
}

import Foundation

/// Scene files made for measuring.
enum Scenes {
  /// A scene of at least so many bytes, which nothing is wrong with as YAML.
  static func large(bytes: Int) -> String {
    var text = "coulisse: 1\nscene: Large\nplatforms: [ios 26]\npanels:\n"
    var number = 0
    while text.utf8.count < bytes {
      text += """
          panel\(number): # number \(number)
            edge: leading
            size: 80%
            items:
              close: { label: "Close \(number)", frame: [0, 64, 100% - 60, 44], tap: close }

        """
      number += 1
    }
    return text
  }

  /// Writes a text below `folder`; the result is its path.
  static func write(_ text: String, _ name: String, in folder: URL) throws -> String {
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    return file.path
  }
}

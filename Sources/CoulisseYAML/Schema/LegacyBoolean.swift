/// The words that YAML 1.1 tools read as booleans and YAML 1.2 reads as text (Y004).
package enum LegacyBoolean {
  /// What YAML 1.1 makes of a plain scalar, nil if it is no boolean of the old kind.
  package static func reading(of text: String) -> Bool? {
    switch text {
    case "y", "Y", "yes", "Yes", "YES", "on", "On", "ON": true
    case "n", "N", "no", "No", "NO", "off", "Off", "OFF": false
    case _: nil
    }
  }
}

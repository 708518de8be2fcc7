/// The driver: files in, values and diagnostics out. It reads and writes nothing.
///
/// Each verb is an extension of its own; all of them begin with `understand`.
package enum Compiler {}

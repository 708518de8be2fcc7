// Rounding and square roots are instructions, or calls of the C library where the processor lacks
// them: an executable that imports nothing else has to be linked with it. No name of it is used.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

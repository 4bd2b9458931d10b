#if canImport(Glibc)
    // The C library's streams are global variables whose safety the compiler cannot check.
    @preconcurrency import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Selects the buffering of standard output.
///
/// Line buffering loses no complete line in a crash. Full buffering is faster.
func printLineByLine(_ isLineByLine: Bool = true) {
    setvbuf(stdout, nil, isLineByLine ? _IOLBF : _IOFBF, 0)
}

/// Flushes a last line without a newline too.
func flushOutput() {
    fflush(stdout)
}

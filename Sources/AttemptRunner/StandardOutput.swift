#if canImport(Glibc)
    // The C library's streams are global variables, which the compiler cannot vouch for.
    @preconcurrency import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Hands on what an answer prints line by line, so that a crash loses none of it; or many lines at once,
/// so that printing takes no time.
func printLineByLine(_ isLineByLine: Bool = true) {
    setvbuf(stdout, nil, isLineByLine ? _IOLBF : _IOFBF, 0)
}

/// Hands on what an answer printed without an end of line.
func flushOutput() {
    fflush(stdout)
}

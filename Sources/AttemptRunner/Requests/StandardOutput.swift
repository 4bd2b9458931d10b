import CLibrary

/// Selects the buffering of standard output.
///
/// Line buffering loses no complete line in a crash. Full buffering is faster.
func printLineByLine(_ isLineByLine: Bool = true) {
    setvbuf(StandardStreams.output, nil, isLineByLine ? _IOLBF : _IOFBF, 0)
}

/// Flushes a last line without a newline too.
func flushOutput() {
    fflush(StandardStreams.output)
}

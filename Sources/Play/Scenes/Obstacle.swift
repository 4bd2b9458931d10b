import Results

/// The reason why no scene can be played.
package enum Obstacle: Error, Hashable {
    /// The answer is the untouched stub.
    case notStarted
    /// The compiler or the workbook refused the file.
    case didNotCompile([Diagnostic])
    /// The answer contains something that no answer may have.
    case notAccepted([Diagnostic])
    case graderFault(String)
}

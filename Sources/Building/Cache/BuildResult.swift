import Results

/// The result of building an answer.
package enum BuildResult: Codable, Hashable, Sendable {
    /// A program that plays scenes, the compiler's warnings, and the names in the source.
    case built(program: String, warnings: [Diagnostic], names: AnswerNames)
    case refused([Diagnostic])
    /// The answer contains something that no answer may have.
    case notAccepted([Diagnostic])
}

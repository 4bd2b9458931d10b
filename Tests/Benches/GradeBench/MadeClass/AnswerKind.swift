/// The expected outcome of an answer in a generated class.
enum AnswerKind: String, CaseIterable {
    case right
    case wrong
    case crashing
    case looping
    case notCompiling = "not compiling"
    /// The same tokens as another student's answer, in a different layout.
    case copy
    /// The unchanged stub.
    case untouched
    /// No file.
    case missing
}

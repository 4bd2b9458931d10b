/// What becomes of an answer that a made class hands in.
enum AnswerKind: String, CaseIterable {
    case right
    case wrong
    case crashing
    case looping
    case notCompiling = "not compiling"
    /// The same tokens as another student's answer, laid out in another way.
    case copy
    /// The stub, as it was handed out.
    case untouched
    /// No file at all.
    case missing
}

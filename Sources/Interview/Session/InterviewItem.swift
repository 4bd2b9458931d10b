import Judge

/// One question of an interview, by what brings it back.
package enum InterviewItem: Codable, Hashable, Sendable {
    /// A question of the bank.
    case explain(identifier: String)
    /// A random scene.
    case predict(PredictionKind, PredictionLevel, seed: UInt64)
    /// An exercise, by its number.
    case code(exercise: Int)

    /// The slug of the topic that it belongs to.
    func topic(in bank: QuestionBank) -> String {
        switch self {
        case .explain(let identifier): bank.question(identifier)?.topic ?? ""
        case .predict(let kind, _, _): kind.topic
        case .code(let number): Exercise.numbered(number)?.topic ?? ""
        }
    }

    /// How much it counts, beside the others.
    var weight: Double {
        switch self {
        case .explain, .predict: 1
        case .code: 3
        }
    }
}

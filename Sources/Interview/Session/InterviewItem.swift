import Catalogue

/// One question of an interview, stored as the values that reproduce it.
package enum InterviewItem: Codable, Hashable, Sendable {
    case explain(identifier: String)
    case predict(PredictionKind, PredictionLevel, seed: UInt64)
    case code(exercise: Int)

    func topic(in bank: QuestionBank) -> String {
        switch self {
        case .explain(let identifier): bank.question(identifier)?.topic ?? ""
        case .predict(let kind, _, _): kind.topic
        case .code(let number): Exercise.numbered(number)?.topic ?? ""
        }
    }

    var weight: Double {
        switch self {
        case .explain, .predict: 1
        case .code: 3
        }
    }
}

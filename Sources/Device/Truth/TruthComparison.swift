import Results
import Scenario

/// The first difference between two systems' answers to a question.
struct AnswerDifference: Hashable, Sendable {
    let question: String
    /// The position of the first statement that differs, if the answers are lists.
    let position: Int?
    /// The device's statement; `nil` if its answer is shorter.
    let device: Statement?
    /// The model's statement; `nil` if its answer is shorter.
    let model: Statement?

    /// The difference up to which numbers count as equal.
    ///
    /// A device computes the same sines, and the same products in another order; such errors are below a
    /// thousandth of a millionth. The smallest distance in a scene is an eighth.
    static let tolerance = 1e-4

    /// Compares two answers; `nil` if they agree.
    init?(_ question: String, device: [Statement], model: [Statement]) {
        for index in 0..<max(device.count, model.count) {
            let first = index < device.count ? device[index] : nil
            let second = index < model.count ? model[index] : nil
            if let first, let second, AnswerDifference.agree(first, second) { continue }
            self.question = question
            position = max(device.count, model.count) > 1 ? index : nil
            self.device = first
            self.model = second
            return
        }
        return nil
    }

    private static func agree(_ first: Statement, _ second: Statement) -> Bool {
        first.words == second.words && first.numbers.count == second.numbers.count
            && zip(first.numbers, second.numbers).allSatisfy { one, other in
                one == other || one.isNaN && other.isNaN || abs(one - other) <= tolerance
            }
    }
}

/// The model compared with a device's answers.
struct TruthComparison: Sendable {
    struct Fact: Sendable {
        enum Outcome: Hashable, Sendable {
            case agrees
            case differs(AnswerDifference)
            /// The device's file has no answer, such as to a question that needs a finger.
            case notAnswered
            /// The file is of another version of the workbook.
            case notKnownHere
        }

        let name: String
        let isSettled: Bool
        let outcome: Outcome
    }

    struct PlayedScene: Sendable {
        let name: String
        /// All questions with different answers, in order.
        let differences: [(topic: Observation.Topic, difference: AnswerDifference)]
    }

    let system: String
    let facts: [Fact]
    let scenes: [PlayedScene]

    init(device: TruthFile, model: TruthFile) {
        system = device.system
        facts = TruthComparison.facts(device.facts, model.facts)
        let byName = Dictionary(model.scenes.map { ($0.name, $0) }) { first, _ in first }
        scenes = device.scenes.map { scene in
            PlayedScene(
                name: scene.name,
                differences: TruthComparison.differences(
                    scene.observations,
                    byName[scene.name]?.observations ?? []
                )
            )
        }
    }

    var agrees: Bool {
        scenes.allSatisfy { $0.differences.isEmpty }
            && !facts.contains { if case .differs = $0.outcome { true } else { false } }
    }

    private static func facts(_ device: [PlayedFact], _ model: [PlayedFact]) -> [Fact] {
        let byName = Dictionary(device.map { ($0.name, $0) }) { first, _ in first }
        let known = Set(model.map(\.name))
        let asked = model.map { fact in
            Fact(
                name: fact.name,
                isSettled: fact.isSettled,
                outcome: outcome(device: byName[fact.name], model: fact)
            )
        }
        let others = device.filter { !known.contains($0.name) }
        return asked
            + others.map {
                Fact(name: $0.name, isSettled: $0.isSettled, outcome: .notKnownHere)
            }
    }

    private static func outcome(device: PlayedFact?, model: PlayedFact) -> Fact.Outcome {
        guard let device else { return .notAnswered }
        return AnswerDifference(model.name, device: device.answer, model: model.answer)
            .map { .differs($0) } ?? .agrees
    }

    private static func differences(
        _ device: [Observation],
        _ model: [Observation]
    ) -> [(topic: Observation.Topic, difference: AnswerDifference)] {
        (0..<max(device.count, model.count)).compactMap { index in
            let first = index < device.count ? device[index] : nil
            let second = index < model.count ? model[index] : nil
            guard let known = first ?? second else { return nil }
            guard let first, let second, first.question == second.question else {
                let asked = [first, second].map { Statement($0?.question ?? "no question") }
                return AnswerDifference(
                    "the questions",
                    device: [asked[0]],
                    model: [asked[1]]
                ).map { (known.topic, $0) }
            }
            return AnswerDifference(first.question, device: first.answer, model: second.answer)
                .map { (first.topic, $0) }
        }
    }
}

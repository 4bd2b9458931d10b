import Results
import Scenario

/// A comparison in words: a line for each fact and each scene, with its first difference.
struct TruthReport {
    let comparison: TruthComparison

    var text: String {
        let sections = [["The model and \(comparison.system)"], facts, scenes, summary]
        return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n") + "\n"
    }

    // MARK: Facts

    private var facts: [String] {
        comparison.facts.flatMap { fact in
            let note = fact.isSettled ? "" : " (not settled before)"
            return switch fact.outcome {
            case .agrees: ["✓  \(fact.name)\(note)"]
            case .differs(let difference): ["✗  \(fact.name)\(note)"] + lines(difference)
            case .notAnswered: ["?  \(fact.name): the file has no answer"]
            case .notKnownHere: ["?  \(fact.name): this workbook has no such question"]
            }
        }
    }

    // MARK: Scenes

    private var scenes: [String] {
        comparison.scenes.flatMap { scene in
            guard let first = scene.differences.first else { return ["✓  \(scene.name)"] }
            let more = scene.differences.count - 1
            let note = more == 0 ? "" : ", and \(counted(more, "more difference"))"
            return ["✗  \(scene.name): \(first.difference.question)\(note)"]
                + lines(first.difference)
        }
    }

    private func lines(_ difference: AnswerDifference) -> [String] {
        let place = difference.position.map { "at \($0 + 1), " } ?? ""
        return [
            "     \(place)device: \(difference.device?.text ?? "nothing more")",
            "     \(place)model:  \(difference.model?.text ?? "nothing more")",
        ]
    }

    // MARK: Summary

    private var summary: [String] {
        let answered = comparison.facts.count { $0.outcome.isAnswered }
        let rightFacts = comparison.facts.count { $0.outcome == .agrees }
        let rightScenes = comparison.scenes.count(where: { $0.differences.isEmpty })
        return [
            "\(rightFacts) of \(counted(answered, "fact")) and \(rightScenes) of "
                + "\(counted(comparison.scenes.count, "scene")) agree."
        ] + topics
    }

    /// The number of scenes in which the answers about a topic differ.
    private var topics: [String] {
        Observation.Topic.allCases.compactMap { topic in
            let count = comparison.scenes.count { scene in
                scene.differences.contains { $0.topic == topic }
            }
            return count == 0 ? nil : "Different in \(counted(count, "scene")): \(topic.words)"
        }
    }
}

extension TruthComparison.Fact.Outcome {
    fileprivate var isAnswered: Bool {
        switch self {
        case .agrees, .differs: true
        case .notAnswered, .notKnownHere: false
        }
    }
}

extension Observation.Topic {
    fileprivate var words: String {
        switch self {
        case .hit: "which view is hit"
        case .way: "who is asked on the way"
        case .layer: "which layer is hit"
        case .geometry: "frames and conversions"
        case .chain: "the responder chain"
        }
    }
}

import Scenario

/// The contents of `exercise.json` in an exercise's folder.
struct ExerciseManifest: Decodable, Sendable {
    let title: String
    let task: String
    let shape: AnswerShape
    let scenes: SceneKind
    let agreement: Criterion
    let criteria: [Criterion]
    let topic: String

    private enum Key: String, CodingKey {
        case title, task, shape, scenes, agreement, criteria, topic
    }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        title = try values.decode(String.self, forKey: .title)
        task = try values.decode(String.self, forKey: .task)
        shape = try values.choice(.shape, "shape of an answer")
        scenes = try values.choice(.scenes, "kind of scenes")
        agreement = try values.decode(Criterion.self, forKey: .agreement)
        criteria = try values.decode([Criterion].self, forKey: .criteria)
        topic = try values.decode(String.self, forKey: .topic)
    }
}

extension KeyedDecodingContainer {
    /// The case that a key's text names.
    ///
    /// Swift's own message for a wrong name does not list the right ones.
    fileprivate func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ key: Key,
        _ meaning: String
    ) throws -> Choice {
        let text = try decode(String.self, forKey: key)
        guard let choice = Choice(rawValue: text) else {
            let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorruptedError(
                forKey: key,
                in: self,
                debugDescription: "\(text) is not a \(meaning): choose one of \(names)"
            )
        }
        return choice
    }
}

/// A criterion is written as its name, such as `hitViews`, or as `never` or `uses` and the name of
/// a step, such as `never writing`.
extension Criterion: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let criterion = Criterion.byName[text] else {
            let names = Criterion.byName.keys.sorted().joined(separator: ", ")
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "\(text) is not a criterion: choose one of \(names)"
            )
        }
        self = criterion
    }

    private static let byName: [String: Criterion] = [
        "hitViews": .hitViews, "way": .way, "touches": .touches, "actions": .actions,
        "controlStates": .controlStates,
        "layers": .layers, "alerts": .alerts, "setUp": .setUp, "chain": .chain,
        "never systemHitTest": .never(.systemHitTest), "never writing": .never(.writing),
        "never readingNext": .never(.readingNext), "never loadingViews": .never(.loadingViews),
        "never crash": .never(.crash), "uses layerContains": .uses(.layerContains),
        "uses layerHitTest": .uses(.layerHitTest), "uses conversion": .uses(.conversion),
    ]
}

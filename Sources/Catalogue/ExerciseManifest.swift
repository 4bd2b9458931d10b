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
        "layers": .layers, "alerts": .alerts, "setUp": .setUp, "chain": .chain,
        "never systemHitTest": .never(.systemHitTest), "never writing": .never(.writing),
        "never readingNext": .never(.readingNext), "never loadingViews": .never(.loadingViews),
        "never crash": .never(.crash), "uses layerContains": .uses(.layerContains),
        "uses layerHitTest": .uses(.layerHitTest), "uses conversion": .uses(.conversion),
    ]
}

import Results
import Scenario

struct TestObject: Encodable {
    let test: TestReport

    private enum Key: String, CodingKey {
        case name, outcome, message, firstDifference, scene, line, counterexample, misconception
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(test.name, forKey: .name)
        try object.encode(test.outcome.rawValue, forKey: .outcome)
        try object.encode(test.message.isEmpty ? nil : test.message, forKey: .message)
        let difference = test.failure?.firstDifference
        try object.encode(difference?.isEmpty == true ? nil : difference, forKey: .firstDifference)
        try object.encode(test.failure?.originalScene, forKey: .scene)
        try object.encode(test.failure?.termination?.line, forKey: .line)
        try object.encode(test.failure.map(CounterexampleObject.init), forKey: .counterexample)
        try object.encode(test.diagnosis.map(MisconceptionObject.init), forKey: .misconception)
    }
}

/// The smallest scene that fails.
private struct CounterexampleObject: Encodable {
    let failure: CaseFailure

    private enum Key: String, CodingKey {
        case viewCount, scene, touch
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(failure.scene.viewCount, forKey: .viewCount)
        try object.encode(failure.scene, forKey: .scene)
        try object.encode(failure.touch, forKey: .touch)
    }
}

private struct MisconceptionObject: Encodable {
    let diagnosis: Diagnosis

    private enum Key: String, CodingKey {
        case id, title, certainty, explanation, hint
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(diagnosis.identifier, forKey: .id)
        try object.encode(diagnosis.title, forKey: .title)
        try object.encode(diagnosis.certainty.rawValue, forKey: .certainty)
        try object.encode(diagnosis.explanation, forKey: .explanation)
        try object.encode(diagnosis.hint, forKey: .hint)
    }
}

import Catalogue
import Judge
import Pages
import Play
import Scenario

/// Scenes of an exercise's tests as the reference and a right answer play them.
struct PassingCases {
    private let exercise: Exercise
    private let workbook: Workbook
    private let order: CheckOrder

    /// The most scenes on a page, one of each test.
    private static let most = 6
    private static let secondsPerScene = 1.0

    init(_ exercise: Exercise, workbook: Workbook, order: CheckOrder) {
        self.exercise = exercise
        self.workbook = workbook
        self.order = order
    }

    /// The first scene of each test, or the chosen one.
    func played() throws -> [PlayedCase] {
        let cases = try suiteCases()
        let scenes = cases.map(\.scene)
        let kinds = Set(TraceEvent.Kind.allCases)
        let answer = try AnswerPlayer(exercise, workbook: workbook, file: order.attemptFile)
        let attempts = answer.traces(
            of: scenes,
            telling: kinds,
            seconds: PassingCases.secondsPerScene
        )
        let references = try ReferencePlayer(exercise, workbook: workbook)
            .traces(of: scenes, telling: kinds)
        return zip(cases, zip(references, attempts)).map { one, traces in
            PlayedCase(
                one.identifier,
                of: one.test,
                one.scene,
                reference: traces.0,
                attempt: traces.1
            )
        }
    }

    private func suiteCases() throws -> [SuiteCase] {
        let cases = SuiteCases(exercise, workbook: workbook)
        if let chosen = order.onlyCase { return [try cases.named(chosen, seed: order.seed)] }
        var tests: Set<String> = []
        return Array(
            try cases.all().filter { tests.insert($0.test).inserted }.prefix(PassingCases.most)
        )
    }
}

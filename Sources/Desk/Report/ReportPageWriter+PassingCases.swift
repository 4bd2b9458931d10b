import Pages
import Play
import Scenario
import Suites

extension ReportPageWriter {
    private static let secondsPerScene = 1.0

    /// The first scene of each test, or the chosen one, as the reference and a right answer play it.
    ///
    /// - Parameter players: Returns the players, which may still be starting while the scenes are collected.
    func passingCases(playedBy players: () throws -> ReportPlayers) throws -> [PlayedCase] {
        let cases = try suiteCases()
        let players = try players()
        let scenes = cases.map(\.scene)
        let kinds = Set(TraceEvent.Kind.allCases)
        let attempts = players.answer.traces(
            of: scenes,
            recording: kinds,
            seconds: ReportPageWriter.secondsPerScene
        )
        let references = try players.reference.traces(of: scenes, recording: kinds)
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
        return try cases.firstOfTests()
    }
}

import Scenario
import Testing

@testable import Judge

/// A belief is told by behaviour, however the answer is written.
@Suite("Finding the belief behind an answer")
struct DiagnosticianTests {
    /// The reference does 0 everywhere.
    private static let right: [UInt32] = Array(repeating: 0, count: 12)

    private func known(_ name: String, _ differences: [Int: UInt32]) -> Diagnostician.Known {
        Diagnostician.Known(
            misconception: Misconception(file: "\(name).swift", text: ""),
            failedTests: [],
            behaviour: behaviour(differences)
        )
    }

    private func behaviour(_ differences: [Int: UInt32]) -> Behaviour {
        var cells = DiagnosticianTests.right
        for (index, value) in differences { cells[index] = value }
        return Behaviour(cells: cells)
    }

    private func finding(_ cells: Behaviour) -> (names: [String], Diagnosis.Certainty)? {
        let diagnostician = Diagnostician(
            known: [
                known("Hidden", [0: 1, 1: 1, 2: 1, 3: 1]),
                known("Order", [3: 2, 4: 2, 5: 2, 6: 2]), known("Alpha", [8: 3, 9: 3]),
            ],
            reference: Behaviour(cells: DiagnosticianTests.right)
        )
        return diagnostician.finding(for: cells).map {
            ($0.known.map(\.misconception.identifier), $0.certainty)
        }
    }

    @Test("An answer that does in every case what a known one does is told so for certain")
    func exact() throws {
        let found = try #require(finding(behaviour([0: 1, 1: 1, 2: 1, 3: 1])))
        #expect(found.names == ["Hidden"])
        #expect(found.1 == .certain)
    }

    @Test("An answer that was not asked everything is told less surely")
    func incomplete() throws {
        var cells = behaviour([8: 3, 9: 3]).cells
        cells[11] = Behaviour.unknown
        let found = try #require(finding(Behaviour(cells: cells)))
        #expect(found.names == ["Alpha"])
        #expect(found.1 == .likely)
    }

    @Test("Two faults are told as two, where each shows alone; where both do, anything may happen")
    func combined() throws {
        let found = try #require(
            finding(behaviour([0: 1, 1: 1, 2: 1, 3: 77, 4: 2, 5: 2, 6: 2]))
        )
        #expect(found.names == ["Hidden", "Order"])
        #expect(found.1 == .combined)
    }

    @Test("An answer that is only near a known one is told so with doubt")
    func near() throws {
        let likely = try #require(finding(behaviour([3: 2, 4: 2, 5: 2, 6: 2, 11: 9])))
        #expect(likely.names == ["Order"])
        #expect(likely.1 == .likely)
        let possible = try #require(finding(behaviour([3: 2, 4: 2, 10: 9])))
        #expect(possible.names == ["Order"])
        #expect(possible.1 == .possible)
    }

    @Test("An answer that is like none is told nothing")
    func unknown() {
        #expect(finding(behaviour([7: 5, 10: 5])) == nil)
        #expect(finding(behaviour([:])) == nil)
    }
}

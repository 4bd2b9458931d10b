import Behaviours
import Results
import Scenario
import Testing

@testable import Explanation

/// A belief is told by behaviour, however the answer is written.
@Suite("Finding the belief behind an answer")
struct DiagnosticianTests {
    private func known(
        _ name: String,
        _ differences: [Int: UInt32],
        _ failedTests: Set<String>
    ) -> Diagnostician.Known {
        Diagnostician.Known(
            misconception: Misconception(file: "\(name).swift", text: ""),
            failedTests: failedTests,
            failedCases: Set(failedTests.map { "\($0).1:0" }),
            behaviour: behaviour(differences)
        )
    }

    private func behaviour(_ differences: [Int: UInt32], unknown: Set<Int> = []) -> Behaviour {
        Behaviour(
            cells: (0..<12).map { index in
                unknown.contains(index)
                    ? Behaviour.unknown : differences[index] ?? Behaviour.same
            }
        )
    }

    private struct Found: Equatable {
        var names: [String]
        var certainty: Diagnosis.Certainty
    }

    private func finding(
        _ behaviour: Behaviour,
        failing tests: Set<String>,
        missingParts: Int = 0,
        isConstant: Bool = false
    ) -> Found? {
        let diagnostician = Diagnostician(
            known: [
                known("Hidden", [0: 1, 1: 1, 2: 1, 3: 1], ["hidden", "chance"]),
                known("Order", [3: 2, 4: 2, 5: 2, 6: 2], ["order", "chance"]),
                known("Alpha", [8: 3, 9: 3], ["alpha", "chance"]),
                known("AlphaInControls", [8: 3, 9: 3], ["alpha", "control", "chance"]),
                known("Label", [:], ["label"]), known("Drag", [:], ["drag", "label"]),
                known("Endless", [7: Behaviour.outOfTime, 11: Behaviour.outOfTime], ["end"]),
                known("EndlessChain", [2: Behaviour.outOfTime], ["chain"]),
                known("EndlessOffers", [2: Behaviour.outOfTime], ["chain"]),
            ],
            missingParts: missingParts,
            isConstant: isConstant,
            judgedTests: [
                "hidden", "order", "alpha", "control", "label", "drag", "end", "chance", "chain",
            ],
            failedTests: tests,
            failedCases: Set(tests.map { "\($0).1:0" })
        )
        return diagnostician.finding(for: behaviour).map {
            Found(names: $0.known.map(\.misconception.identifier), certainty: $0.certainty)
        }
    }

    @Test("A belief is guessed only if the answer fails in nearly the same cases")
    func guess() {
        func certainty(_ failedCases: Set<String>) -> Diagnosis.Certainty? {
            var hidden = known("Hidden", [0: 1, 1: 1, 2: 1, 3: 1], ["hidden"])
            hidden = Diagnostician.Known(
                misconception: hidden.misconception,
                failedTests: hidden.failedTests,
                failedCases: Set((1...8).map { "hidden.\($0):0" }),
                behaviour: hidden.behaviour
            )
            return Diagnostician(
                known: [hidden],
                judgedTests: ["hidden"],
                failedTests: ["hidden"],
                failedCases: failedCases
            ).finding(for: behaviour([0: 1, 1: 1, 2: 1, 3: 1, 7: 9]))?.certainty
        }
        #expect(certainty(Set((1...7).map { "hidden.\($0):0" })) == .possible)
        #expect(certainty(Set((1...6).map { "hidden.\($0):0" })) == nil)
    }

    @Test("A constant answer gets a belief only if the belief fits wholly")
    func constant() {
        let whole = behaviour([0: 1, 1: 1, 2: 1, 3: 1])
        #expect(
            finding(whole, failing: ["hidden", "chance"], isConstant: true)
                == Found(names: ["Hidden"], certainty: .certain)
        )
        let nearly = behaviour([0: 1, 1: 1, 2: 1, 3: 1, 7: 9])
        #expect(finding(nearly, failing: ["hidden", "chance"])?.certainty == .possible)
        #expect(finding(nearly, failing: ["hidden", "chance"], isConstant: true) == nil)
    }

    @Test(
        "An answer with the same probes that fails other tests as well may hold the belief"
    )
    func otherCases() {
        let whole = behaviour([0: 1, 1: 1, 2: 1, 3: 1])
        #expect(
            finding(whole, failing: ["hidden", "chance", "unknown"])
                == Found(names: ["Hidden"], certainty: .possible)
        )
    }

    @Test("An answer that does in every case what a known one does is told so for certain")
    func exact() {
        let found = finding(behaviour([0: 1, 1: 1, 2: 1, 3: 1]), failing: ["hidden", "chance"])
        #expect(found == Found(names: ["Hidden"], certainty: .certain))
    }

    @Test(
        "If a part of the task is missing, a belief is not guessed, and two are none"
    )
    func missingPart() {
        let cells = behaviour([0: 1, 1: 1, 2: 1, 3: 1])
        #expect(
            finding(cells, failing: ["hidden", "chance"], missingParts: 1)
                == Found(names: ["Hidden"], certainty: .certain)
        )
        let both = behaviour([0: 1, 1: 1, 2: 1, 8: 3, 9: 3])
        #expect(finding(both, failing: ["hidden", "alpha", "chance"], missingParts: 1) == nil)
    }

    @Test("If several parts are missing, a belief must fit in every probe and every test")
    func missingParts() {
        let cells = behaviour([0: 1, 1: 1, 2: 1, 3: 1])
        #expect(
            finding(cells, failing: ["hidden", "chance"], missingParts: 3)
                == Found(names: ["Hidden"], certainty: .certain)
        )
        #expect(finding(cells, failing: ["hidden"], missingParts: 3) == nil)
    }

    @Test("Of two that do the same in the probes, the failed tests decide")
    func tests() {
        let cells = behaviour([8: 3, 9: 3])
        #expect(finding(cells, failing: ["alpha", "chance"])?.names == ["Alpha"])
        #expect(
            finding(cells, failing: ["alpha", "control", "chance"])
                == Found(names: ["AlphaInControls"], certainty: .certain)
        )
    }

    @Test("An answer that was not asked everything is told less surely")
    func incomplete() {
        let cells = behaviour([8: 3, 9: 3], unknown: [11])
        #expect(
            finding(cells, failing: ["alpha", "chance"])
                == Found(names: ["Alpha"], certainty: .likely)
        )
    }

    @Test("An answer that is out of time in a scene may only be slow there")
    func outOfTime() {
        let cells = behaviour([0: 1, 1: 1, 2: 1, 3: 1, 10: Behaviour.outOfTime])
        #expect(finding(cells, failing: ["hidden", "chance"])?.names == ["Hidden"])
        let loop = behaviour([0: Behaviour.outOfTime, 1: Behaviour.outOfTime])
        #expect(finding(loop, failing: ["hidden", "chance"]) == nil)
    }

    @Test("An answer known only by timeouts gets a possible belief at most")
    func endless() {
        let loop = behaviour([7: Behaviour.outOfTime, 11: Behaviour.outOfTime])
        #expect(finding(loop, failing: ["end"]) == Found(names: ["Endless"], certainty: .possible))
    }

    @Test("If several beliefs explain an endless loop equally well, the report names none")
    func endlessTie() {
        #expect(finding(behaviour([2: Behaviour.outOfTime]), failing: ["chain"]) == nil)
    }

    @Test("Two faults are not reported if neither explains most deviations")
    func neitherOfTwo() {
        // The two differ nearly everywhere, so that together they allow any behaviour there.
        let common = Dictionary(uniqueKeysWithValues: (1...9).map { ($0, UInt32(0)) })
        let first = known("First", common.mapValues { _ in 5 }.merging([0: 5]) { $1 }, ["a"])
        let second = known("Second", common.mapValues { _ in 6 }.merging([10: 6]) { $1 }, ["b"])
        func finding(_ value: UInt32) -> Diagnostician.Finding? {
            Diagnostician(
                known: [first, second],
                judgedTests: ["a", "b"],
                failedTests: ["a", "b"],
                failedCases: ["a.1:0", "b.1:0"]
            ).finding(
                for: behaviour(common.mapValues { _ in value }.merging([0: 5, 10: 6]) { $1 })
            )
        }
        #expect(finding(77) == nil)
        #expect(finding(6)?.certainty == .combined)
    }

    @Test("Two faults are told as two, where each shows alone; where both do, anything may happen")
    func combined() {
        let cells = behaviour([0: 1, 1: 1, 2: 1, 3: 77, 4: 2, 5: 2, 6: 2])
        #expect(
            finding(cells, failing: ["hidden", "order", "chance"])
                == Found(names: ["Hidden", "Order"], certainty: .combined)
        )
    }

    @Test("A second fault may show in the tests alone")
    func combinedByTests() {
        let cells = behaviour([0: 1, 1: 1, 2: 1, 3: 1])
        #expect(
            finding(cells, failing: ["hidden", "label", "chance"])
                == Found(names: ["Hidden", "Label"], certainty: .combined)
        )
    }

    @Test("An answer that is only near a known one is told so with doubt")
    func near() {
        let nearly = behaviour([3: 2, 4: 2, 5: 2, 6: 2, 11: 9])
        #expect(
            finding(nearly, failing: ["order", "chance"])
                == Found(names: ["Order"], certainty: .possible)
        )
        let far = behaviour([3: 2, 4: 2, 10: 9])
        #expect(finding(far, failing: ["order", "chance"]) == nil)
    }

    @Test("A fault that shows in tests alone is found by the tests, and never for certain")
    func byTests() {
        #expect(
            finding(behaviour([:]), failing: ["label"])
                == Found(names: ["Label"], certainty: .likely)
        )
        #expect(
            finding(behaviour([:]), failing: ["drag", "label"])
                == Found(names: ["Drag"], certainty: .likely)
        )
        #expect(finding(behaviour([:]), failing: ["hidden"]) == nil)
    }

    @Test("An answer that is like none is told nothing")
    func unknown() {
        #expect(finding(behaviour([7: 5, 10: 5]), failing: ["chance"]) == nil)
        #expect(finding(behaviour([:]), failing: []) == nil)
    }
}

import Scenario
import Testing

@testable import Judge

/// What is kept of a behaviour is all of it, in little room.
@Suite("A behaviour as text")
struct BehaviourTextTests {
    private let reference = Behaviour(cells: Array(0..<200))

    private func behaviour(_ differences: [Int: UInt32]) -> Behaviour {
        var cells = reference.cells
        for (index, value) in differences { cells[index] = value }
        return Behaviour(cells: cells)
    }

    @Test(
        "It is read back as it was written",
        arguments: [
            [:], [0: 0xFFF], [199: 0x123], [0: 9, 1: 9, 2: 9], [3: 7, 5: 7, 8: 7, 12: 7, 100: 1],
            Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, UInt32(4_000 - $0)) }),
        ]
    )
    func roundTrip(differences: [Int: UInt32]) {
        let wrong = behaviour(differences)
        let text = BehaviourText(wrong, reference: reference)
        #expect(text.behaviour(beside: reference) == wrong)
    }

    @Test("What is as the reference has it takes next to no room")
    func room() {
        #expect(BehaviourText(reference, reference: reference).text.utf8.count <= 10)
        #expect(BehaviourText(behaviour([100: 5]), reference: reference).text.utf8.count <= 14)
    }

    @Test(
        "A text that does not fit is refused",
        arguments: ["", ".", "~", "~A", "A", "AA", "??", "\u{1F600}", "~/~/~/~/~/", ". "]
    )
    func misfit(text: String) {
        #expect(BehaviourText(text: text).behaviour(beside: reference) == nil)
    }
}

import Behaviours
import Scenario
import Testing

/// A behaviour's text keeps all of it, in little room.
@Suite("A behaviour as text")
struct BehaviourTextTests {
    private func behaviour(_ differences: [Int: UInt32]) -> Behaviour {
        Behaviour(cells: (0..<200).map { differences[$0] ?? Behaviour.same })
    }

    @Test(
        "It is read back as it was written",
        arguments: [
            [:], [0: 0xFFF], [199: 0x123], [0: 9, 1: 9, 2: 9], [3: 7, 5: 7, 8: 7, 12: 7, 100: 1],
            [4: Behaviour.unknown, 5: Behaviour.unknown],
            Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, UInt32(4_000 - $0)) }),
        ]
    )
    func roundTrip(differences: [Int: UInt32]) {
        let wrong = behaviour(differences)
        #expect(BehaviourText(wrong).behaviour == wrong)
    }

    @Test("Traces that equal the reference's take next to no room")
    func room() {
        #expect(BehaviourText(behaviour([:])).rawValue.utf8.count <= 10)
        #expect(BehaviourText(behaviour([100: 5])).rawValue.utf8.count <= 14)
    }

    @Test("A text that is none is refused", arguments: ["~", "~?", "A", "A.", "\u{1F600}", ". "])
    func misfit(text: String) {
        #expect(BehaviourText(rawValue: text).behaviour == nil)
    }
}

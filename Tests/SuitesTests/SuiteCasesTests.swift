import Catalogue
import Examples
import Scenario
import Suites
import Testing

@Suite("The scenes of an exercise's suite")
struct SuiteCasesTests {
    private func cases(_ exercise: Exercise) -> SuiteCases {
        SuiteCases(exercise, workbook: Workbook())
    }

    @Test("The first case is the first test's first scene", arguments: Exercise.all)
    func first(exercise: Exercise) throws {
        let first = try cases(exercise).first()
        #expect(first.identifier.hasSuffix(".1"))
        #expect(!first.test.isEmpty && first.test != first.identifier)
        #expect(first.scene.views.count > 1 && !first.scene.script.isEmpty)
    }

    @Test("The first case of each of the first tests is listed once, and found again the next time")
    func firstOfTests() throws {
        let cases = cases(.roundButton)
        let listed = try cases.firstOfTests()
        let all = try cases.all()
        #expect(listed.count == SuiteCases.maximumKept)
        #expect(Set(listed.map(\.test)).count == listed.count)
        #expect(listed.first?.identifier == all.first?.identifier)
        let again = try cases.firstOfTests()
        #expect(again.map(\.identifier) == listed.map(\.identifier))
        #expect(again.map(\.scene) == listed.map(\.scene))
    }

    @Test("A case is found as a report names it")
    func named() throws {
        let found = try cases(.systemHitTest).named("hiddenView.1", seed: nil)
        #expect(found.identifier == "hiddenView.1")
        #expect(found.test == "A hidden view is skipped, with all inside it")
        #expect(found.scene.views.contains { $0.isHidden })
    }

    @Test("A random case is that of its seed")
    func random() throws {
        let cases = cases(.systemHitTest)
        let first = try cases.named("randomHierarchies.3", seed: 7)
        #expect(try cases.named("randomHierarchies.3", seed: 7).scene == first.scene)
        #expect(try cases.named("randomHierarchies.3", seed: 8).scene != first.scene)
    }

    @Test("A case that does not exist is refused with the tests there are")
    func unknown() throws {
        let error = #expect(throws: UnknownCase.self) {
            try cases(.roundButton).named("nothing.1", seed: nil)
        }
        #expect(error?.message.contains("There is no case nothing.1 in exercise 5.") == true)
        #expect(error?.tests.isEmpty == false)
        let outOfRange = #expect(throws: UnknownCase.self) {
            try cases(.systemHitTest).named("hiddenView.99", seed: nil)
        }
        #expect(
            outOfRange?.message.hasPrefix("There is no case hiddenView.99: the test has hidden")
                == true
        )
    }
}

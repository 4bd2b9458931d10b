import Catalogue
import Foundation
import Testing

@Suite("The stubs that students begin with")
struct StubTests {
    @Test("No stub has been solved: each is its pristine copy to the byte", arguments: Exercise.all)
    func pristine(exercise: Exercise) throws {
        let repository = WorkbookFolder.repository
        let stub = try Data(
            contentsOf: repository.appendingPathComponent(WorkbookFolder.answerPath(exercise))
        )
        let copy = try Data(
            contentsOf: repository.appendingPathComponent("Solutions/\(exercise.slug)/Stub.swift")
        )
        #expect(stub == copy, "\(WorkbookFolder.answerPath(exercise)) is not the stub")
        #expect(stub != Data(try WorkbookFolder.reference(exercise).utf8))
    }
}

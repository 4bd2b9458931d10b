import Catalogue
import Explanation
import Foundation
import Scenario
import Testing

@testable import Upkeep

@Suite("Each sentence of a lesson is graded")
struct GradedSentenceTests {
    private let workbook = TestWorkbook.workbook

    private func lesson(_ exercise: Exercise) throws -> String {
        let path = "\(workbook.root)/Exercises/\(exercise.slug)/README.md"
        return String(
            decoding: try #require(FileManager.default.contents(atPath: path)),
            as: UTF8.self
        )
    }

    @Test("The lesson's list and the table have the same sentences", arguments: Exercise.all)
    func sentences(exercise: Exercise) throws {
        let listed = GradedSentence.all(of: exercise, in: workbook).map(\.sentence)
        #expect(try GradedSentence.sentences(inLesson: lesson(exercise)) == listed)
        #expect(listed.count >= GradedSentence.minimum)
    }

    @Test(
        "Each test of the suite stands behind a sentence, and each sentence has a test",
        arguments: Exercise.all
    )
    func tests(exercise: Exercise) throws {
        let table = GradedSentence.all(of: exercise, in: workbook)
        let worth = try #require(try workbook.pointsScheme().tests[exercise.number])
        #expect(Set(table.flatMap(\.tests)) == worth)
        for sentence in table { #expect(!sentence.tests.isEmpty, "\(sentence.sentence)") }
    }

    @Test(
        "A known wrong answer breaks each sentence, and fails one of its tests",
        arguments: Exercise.all
    )
    func broken(exercise: Exercise) throws {
        let known = try #require(Fingerprints(of: exercise, in: workbook)).misconceptions
        for sentence in GradedSentence.all(of: exercise, in: workbook) {
            #expect(!sentence.misconceptions.isEmpty, "\(sentence.sentence)")
            for name in sentence.misconceptions {
                let failed = Set(try #require(known[name], "\(name)").failedTests)
                #expect(!failed.isDisjoint(with: sentence.tests), "\(name): \(sentence.sentence)")
            }
        }
    }

    @Test("A point of the list may go over several lines")
    func reading() {
        let text = """
            Words.

            **Graded:**
            - that it is
              so;
            - nothing else.

            - no point of it
            """
        #expect(GradedSentence.sentences(inLesson: text) == ["that it is so;", "nothing else."])
    }
}

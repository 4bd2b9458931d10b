import Catalogue
import Foundation
import Platform
import Testing

extension CommandTests {
    @Suite("A grader whose own copies of answers are removed")
    struct RemovedCopyTests {
        @Test("It is the grader's fault, and no verdict: the same command grades the answer")
        func removed() throws {
            let sample = try GradedClass()
            try sample.handIn("ada", body: "let own = 1\n_ = own\n" + BaseViewAnswer.right)
            let copies = sample.results().appendingPathComponent(".workbook/answers")
            let command = try RunningCommand(
                sample.arguments(["--seed", "11"]),
                in: sample.folder
            )
            try RunningCommand.wait(for: "the end") {
                try? FileManager.default.removeItem(at: copies)
                return command.hasEnded
            }
            // Where the folder goes before the copy is made, the command ends without any grades.
            let outcome = try? sample.grades().of("ada")?.third?.outcome
            #expect(["graderFault", "passed", nil].contains(outcome))
            #expect(try sample.grade().status == 0)
            #expect(try sample.grades().of("ada")?.third?.outcome == "passed")
        }
    }
}

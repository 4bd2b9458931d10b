import Examples
import Foundation
import Platform
import Testing

extension CommandTests {
    @Suite(
        "A kit whose tests are a folder, as on macOS",
        .enabled(if: OperatingSystem.own == .linux)
    )
    struct BundleTests {
        private let bundle: BundleFolder
        private let folder: WorkbookFolder

        init() throws {
            bundle = try BundleFolder()
            folder = try WorkbookFolder()
        }

        private func check(_ body: String, _ arguments: String...) throws -> CommandRun {
            try folder.answer(.systemHitTest, BaseViewAnswer.file(body))
            return try folder.run(
                ["check", "3"] + arguments,
                environment: bundle.environment
            )
        }

        @Test("It grades an answer, by the helper beside the compiler")
        func grades() throws {
            let right = try check(BaseViewAnswer.right)
            #expect(right.status == 0, "\(right.complaint)")
            #expect(right.lines.first?.contains("passed") == true)
            let crash = try check(
                """
                let front = subviews.last!
                return front.hitTest(convert(point, to: front), with: event)
                """
            )
            #expect(crash.lines.first?.hasSuffix("crashed") == true, "\(crash.complaint)")
            let usr = bundle.root.appendingPathComponent("toolchain/usr").path
            let frameworks = "\(usr)/../Library/Developer/Frameworks"
            #expect(bundle.frameworks == [frameworks, frameworks])
        }

        @Test("It lists its tests for who names a case that is none")
        func lists() throws {
            let run = try check(BaseViewAnswer.right, "--case", "nonsense.1")
            #expect(run.status == 2)
            #expect(run.complaint.contains("There is no case nonsense.1 in exercise 3."))
            #expect(run.complaint.contains("The tests are:\n  "))
        }

        @Test("Its process grades one answer after the other, by the descriptors it inherits")
        func gradesClass() throws {
            for student in ["ada", "ben"] {
                let place = folder.root.appendingPathComponent("class/\(student)")
                try FileManager.default.createDirectory(
                    at: place,
                    withIntermediateDirectories: true
                )
                let body = BaseViewAnswer.right + "\n// \(student)"
                try Data(BaseViewAnswer.file(body).utf8)
                    .write(to: place.appendingPathComponent("BaseView.swift"))
            }
            let run = try folder.run(
                ["grade", "class", "--out", "results", "--sandbox", "none"],
                environment: bundle.environment
            )
            #expect(run.status == 0, "\(run.complaint)")
            #expect(!bundle.frameworks.isEmpty)
        }
    }
}

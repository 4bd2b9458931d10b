import Catalogue
import Foundation
import Testing

extension CommandTests {
    @Suite("From a new exercise's name to a graded answer")
    struct NewExerciseTests {
        private static let isWanted =
            ProcessInfo.processInfo.environment["WORKBOOK_NEW_EXERCISE"] != nil
        private static let number = Exercise.all.count + 1
        private static let slug = (number < 10 ? "0" : "") + "\(number)-DraftForTests"

        /// A fresh copy of the repository, in which it is built.
        private final class Repository {
            let folder = FileManager.default.temporaryDirectory
                .appendingPathComponent("new-exercise-\(UUID().uuidString)")

            init() throws {
                try FileManager.default.createDirectory(
                    at: folder,
                    withIntermediateDirectories: true
                )
                let source = WorkbookFolder.repository
                for name in try FileManager.default.contentsOfDirectory(atPath: source.path)
                where ![".build", ".git"].contains(name) {
                    try FileManager.default.copyItem(
                        at: source.appendingPathComponent(name),
                        to: folder.appendingPathComponent(name)
                    )
                }
            }

            deinit { try? FileManager.default.removeItem(at: folder) }

            /// Runs a shell command; what it prints, and its status.
            func run(_ command: String) throws -> (output: String, status: Int32) {
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/sh")
                process.arguments = ["-c", "\(command) > .output 2>&1"]
                process.currentDirectoryURL = folder
                try process.run()
                process.waitUntilExit()
                let output = folder.appendingPathComponent(".output")
                return (try String(contentsOf: output, encoding: .utf8), process.terminationStatus)
            }

            /// Copies files of exercise 3 to the new exercise, about the new type.
            func take(_ path: String, as copy: String) throws {
                let file = folder.appendingPathComponent(path)
                let text = try String(contentsOf: file, encoding: .utf8)
                    .replacing(/\bBaseView\b/, with: "DraftForTests")
                    .replacing(/\bSystemHitTest(?=\b|Grading)/, with: "DraftForTests")
                    .replacing(".systemHitTest", with: ".draftForTests")
                    .replacing("never(.draftForTests)", with: "never(.systemHitTest)")
                    .replacing("let systemHitTest", with: "let draftForTests")
                let place = folder.appendingPathComponent(copy)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: place)
            }

            /// Writes all that is left to write.
            func write() throws {
                let slug = NewExerciseTests.slug
                let (model, new) = ("Solutions/03-SystemHitTest", "Solutions/\(slug)")
                for kind in ["Misconceptions", "Alternatives"] {
                    let path = folder.appendingPathComponent("\(model)/\(kind)").path
                    for name in try FileManager.default.contentsOfDirectory(atPath: path)
                    where name.hasSuffix(".swift") {
                        try take("\(model)/\(kind)/\(name)", as: "\(new)/\(kind)/\(name)")
                    }
                }
                for name in ["Hints.md", "Graded.txt", "Parts.txt", "Stub.swift"] {
                    try take("\(model)/\(name)", as: "\(new)/\(name)")
                }
                try take("\(model)/BaseView.swift", as: "\(new)/DraftForTests.swift")
                let lesson = "Exercises/03-SystemHitTest"
                try take("\(lesson)/BaseView.swift", as: "Exercises/\(slug)/DraftForTests.swift")
                let figures = try FileManager.default.contentsOfDirectory(
                    atPath: folder.appendingPathComponent("\(lesson)/figures").path
                )
                for name in figures.map({ "figures/\($0)" }) + ["README.md", "exercise.json"] {
                    try take(
                        "\(lesson)/\(name)",
                        as: "Exercises/\(slug)/\(name)"
                    )
                }
                let overview = folder.appendingPathComponent("README.md")
                let rows = try String(contentsOf: overview, encoding: .utf8)
                try Data(rows.replacing("TO WRITE: ", with: "").utf8).write(to: overview)
                let attempts = "Tests/WorkbookTests/Attempts"
                let path = folder.appendingPathComponent("\(attempts)/03-SystemHitTest").path
                for name in try FileManager.default.contentsOfDirectory(atPath: path)
                where name.hasPrefix("Blind") {
                    try take(
                        "\(attempts)/03-SystemHitTest/\(name)",
                        as: "\(attempts)/\(slug)/\(name)"
                    )
                }
                try take(
                    "Tests/Grading/SystemHitTestGrading.swift",
                    as: "Tests/Grading/DraftForTestsGrading.swift"
                )
            }
        }

        @Test(
            "It builds, lists what is to be written, and is in order once that is done",
            .enabled(if: isWanted, "make new-exercise-test builds a copy of the workbook for it.")
        )
        func wholeWay() throws {
            let (number, slug) = (NewExerciseTests.number, NewExerciseTests.slug)
            let repository = try Repository()
            let made = try repository.run("make new-exercise NAME=DraftForTests")
            #expect(made.status == 0, "\(made.output)")
            #expect(
                made.output.contains(
                    "make selfcheck EX=\(number) builds the exercise, grades its reference, and lists "
                        + "what is still to be written."
                )
            )
            let untouched = try repository.run("make check EX=\(number)")
            #expect(untouched.output.contains("Exercises/\(slug)/DraftForTests.swift"))
            #expect(untouched.output.contains("not started"), "\(untouched.output)")
            let list = try repository.run("make selfcheck EX=\(number)")
            #expect(list.status != 0)
            for part in [
                "the title", "the lesson's figures", "the scene that opens the lesson",
                "its line in the table of exercises", "attempts: 0 of at least 10",
            ] {
                #expect(list.output.contains("still to be written: \(part)"))
            }
            try repository.write()
            let prints = try repository.run("make fingerprints EX=\(number)")
            #expect(prints.status == 0, "\(prints.output)")
            let complete = try repository.run("make selfcheck EX=\(number)")
            #expect(complete.status == 0, "\(complete.output)")
            #expect(complete.output.contains("Nothing is wrong."))
            _ = try repository.run(
                "cp Solutions/\(slug)/DraftForTests.swift Exercises/\(slug)/"
            )
            let graded = try repository.run("make check EX=\(number)")
            #expect(graded.status == 0)
            #expect(graded.output.contains("Exercise \(number) passed"), "\(graded.output)")
        }
    }
}

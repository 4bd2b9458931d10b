import Catalogue
import Examples
import Foundation
import Platform
import Testing

@testable import Upkeep

@Suite("A new exercise")
struct ExerciseDraftTests {
    /// A copy of what an exercise consists of, which is deleted with it.
    private final class Copy {
        let workbook: Workbook

        init() throws {
            let files = FileManager.default
            let root = files.temporaryDirectory.appendingPathComponent("draft-\(UUID().uuidString)")
            for path in ["README.md", "Exercises", "Solutions", "Tests/Grading"] {
                let copy = root.appendingPathComponent(path)
                try files.createDirectory(
                    at: copy.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try files.copyItem(atPath: "\(Workbook().root)/\(path)", toPath: copy.path)
            }
            workbook = Workbook(environment: ["WORKBOOK_ROOT": root.path])
        }

        deinit { try? FileManager.default.removeItem(atPath: workbook.root) }

        func text(_ path: String) throws -> String {
            try String(contentsOfFile: "\(workbook.root)/\(path)", encoding: .utf8)
        }
    }

    @Test(
        "It is read as any other, with the new type in the place of the copied one",
        arguments: AnswerShape.allCases
    )
    func isRead(shape: AnswerShape) throws {
        let copy = try Copy()
        let files = try ExerciseDraft("DraftForTests", shape, in: copy.workbook).write()
        let exercises = try Exercise.exercises(in: copy.workbook.root)
        let draft = try #require(exercises.last)
        #expect(exercises.count == Exercise.all.count + 1)
        #expect(draft.name == "DraftForTests" && draft.answerFile == "DraftForTests.swift")
        #expect(draft.shape == shape)
        let model = try #require(Exercise.all.first { $0.shape == shape })
        for file in files where file.hasSuffix(".swift") {
            #expect(!(try copy.text(file).contains(model.answerType)), "\(file)")
        }
        #expect(try copy.text("Solutions/Points.csv").contains("\(draft.number),randomScenes,2\n"))
    }

    @Test("All that is to be written is named with its place")
    func leftToWrite() throws {
        let copy = try Copy()
        let files = try ExerciseDraft("DraftForTests", .view, in: copy.workbook).write()
        let draft = try #require(try Exercise.exercises(in: copy.workbook.root).last)
        let left = LeftToWrite.all(of: draft, in: copy.workbook)
        #expect(left.contains(LeftToWrite(place: "\(files[0]), line 2", text: "the title")))
        for name in [
            "README.md", "Hints.md", "Graded.txt", "DraftForTestsGrading.swift",
            "Exercises/\(draft.slug)/DraftForTests.swift", "Stub.swift", "Parts.txt",
            "Solutions/\(draft.slug)/DraftForTests.swift", "figures/figures.json",
            "figures/play.json", "figures/rules.json",
        ] {
            #expect(left.contains { $0.place.contains(name) }, "\(name)")
        }
        for text in [
            "graded sentences: 1 of at least 4", "its line in the table of exercises",
            "attempts: 0 of at least 10",
        ] {
            #expect(left.contains { $0.text == text }, "\(text)")
        }
    }

    @Test("Its line in the table of exercises stands below that of the last one")
    func overview() throws {
        let copy = try Copy()
        let before = try copy.text("README.md").components(separatedBy: "\n")
        _ = try ExerciseDraft("DraftForTests", .view, in: copy.workbook).write()
        let after = try copy.text("README.md").components(separatedBy: "\n")
        let last = try #require(Exercise.all.last)
        let above = try #require(before.firstIndex { $0.contains("(Exercises/\(last.slug)/") })
        #expect(after[above + 1].hasPrefix("| [\(last.number + 1)](Exercises/"))
        let rest = "-DraftForTests/README.md) | TO WRITE: the task | TO WRITE: the lesson |"
        #expect(after[above + 1].hasSuffix(rest))
        #expect(Array(after[...above] + after[(above + 2)...]) == before)
    }

    @Test("A figure that the lesson shows and nobody drew is left")
    func undrawnFigure() throws {
        let copy = try Copy()
        let figure = "Exercises/\(Exercise.systemHitTest.slug)/figures/order.svg"
        try FileManager.default.removeItem(atPath: "\(copy.workbook.root)/\(figure)")
        let left = LeftToWrite.all(of: .systemHitTest, in: copy.workbook)
        #expect(left.map(\.place).contains(figure))
    }

    @Test("Nothing is left to write of the workbook's own exercises", arguments: Exercise.all)
    func written(exercise: Exercise) {
        #expect(LeftToWrite.all(of: exercise, in: Workbook()).isEmpty)
    }

    @Test(
        "A name that is taken, or is no type's, is refused with a sentence",
        arguments: [
            ("RoundButton", "there is such an exercise"), ("BaseView", "there is such an exercise"),
            ("lamp", "is no name of a type"), ("Two Words", "is no name of a type"),
        ]
    )
    func wrongName(name: String, sentence: String) {
        #expect {
            try ExerciseDraft(name, .view, in: Workbook())
        } throws: { error in
            error.sentence.hasPrefix("NAME=\(name)") && error.sentence.contains(sentence)
        }
    }
}

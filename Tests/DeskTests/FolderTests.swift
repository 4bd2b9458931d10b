import Catalogue
import Foundation
import Examples
import Platform
import Testing

@testable import Desk

@Suite("Stubs and copies")
struct FolderTests {
    private func reset(_ folder: DeskFolder) throws -> AnswerReset.Result {
        try AnswerReset(.systemHitTest, workbook: folder.workbook)
            .run(at: SampleTime.date, timeZone: .gmt)
    }

    @Test("A reset brings the stub back, and keeps the answer under its date")
    func reset() throws {
        let folder = try DeskFolder()
        let stub = try folder.text(of: .systemHitTest)
        #expect(try reset(folder) == .nothingToDo)
        try folder.answer(.systemHitTest, "mine")
        #expect(try reset(folder) == .kept("2026-11-21-14.05.09-BaseView.swift"))
        #expect(try folder.text(of: .systemHitTest) == stub)
        try folder.answer(.systemHitTest, "mine again")
        #expect(try reset(folder) == .kept("2026-11-21-14.05.09-2-BaseView.swift"))
        let kept = folder.workbook.root + "/Exercises/03-SystemHitTest/.kept"
        #expect(
            folder.names(in: kept) == [
                "2026-11-21-14.05.09-2-BaseView.swift", "2026-11-21-14.05.09-BaseView.swift",
            ]
        )
        let text = try String(
            contentsOfFile: kept + "/2026-11-21-14.05.09-BaseView.swift",
            encoding: .utf8
        )
        #expect(text == "mine")
    }

    @Test(
        "Anything in the stub's place is kept: a link to nowhere, a folder, bytes that are no text"
    )
    func oddities() throws {
        let folder = try DeskFolder()
        let (files, path) = (FileManager.default, folder.workbook.answer(.systemHitTest))
        let stub = try folder.text(of: .systemHitTest)
        try files.removeItem(atPath: path)
        #expect(try reset(folder) == .restored)
        try files.removeItem(atPath: path)
        try files.createSymbolicLink(atPath: path, withDestinationPath: "/nowhere")
        #expect(try reset(folder) == .kept("2026-11-21-14.05.09-BaseView.swift"))
        try files.removeItem(atPath: path)
        try files.createDirectory(atPath: path, withIntermediateDirectories: false)
        #expect(try reset(folder) == .kept("2026-11-21-14.05.09-2-BaseView.swift"))
        try Data([0xFF, 0xFE]).write(to: URL(fileURLWithPath: path))
        #expect(try reset(folder) == .kept("2026-11-21-14.05.09-3-BaseView.swift"))
        #expect(try folder.text(of: .systemHitTest) == stub)
    }

    @Test("A reset forgets the hints")
    func forgets() throws {
        let folder = try DeskFolder()
        DeskNotes.change(.systemHitTest, of: folder.workbook) { $0.hints = 3 }
        try folder.answer(.systemHitTest, "mine")
        _ = try reset(folder)
        #expect(DeskNotes(of: folder.workbook)[.systemHitTest] == ExerciseNote())
    }

    @Test("A copy has lessons with figures, stubs and a Makefile; existing files are kept")
    func copy() throws {
        let (folder, other) = (try DeskFolder(), try DeskFolder())
        let place = other.workbook.root + "/my $copy"
        // A stub is copied, not what the owner of the repository wrote.
        try folder.answer(.systemHitTest, "somebody's answer")
        let first = try ExerciseCopy(of: folder.workbook, to: place).make()
        let figures = Exercise.all.flatMap { exercise in
            folder.workbook.figureFiles(exercise).map {
                "Exercises/\(exercise.slug)/figures/\($0)"
            }
        }
        #expect(!figures.isEmpty && Set(figures).isSubset(of: first.added))
        #expect(first.added.count == 2 * Exercise.all.count + figures.count + 3)
        #expect(first.left.isEmpty)
        var copy = folder.workbook
        copy.answers = AnswersFolder(path: place)
        #expect(ExerciseStanding.all(in: copy).allSatisfy { $0.state == .known(.notStarted) })
        try Data("mine".utf8).write(to: URL(fileURLWithPath: copy.answer(.systemHitTest)))
        try FileManager.default.removeItem(atPath: copy.answer(.shelterView))
        let second = try ExerciseCopy(of: folder.workbook, to: place).make()
        #expect(second.added == ["Exercises/04-ShelterView/ShelterView.swift"])
        #expect(!second.hasForeignMakefile)
        try Data("all:\n".utf8).write(to: URL(fileURLWithPath: place + "/Makefile"))
        #expect(try ExerciseCopy(of: folder.workbook, to: place).make().hasForeignMakefile)
        #expect(try String(contentsOfFile: copy.answer(.systemHitTest), encoding: .utf8) == "mine")
    }

    @Test("A copy's Makefile hands on what a student does, and not what changes the workbook")
    func makefile() throws {
        let (folder, other) = (try DeskFolder(), try DeskFolder())
        let place = other.workbook.root + "/copy"
        _ = try ExerciseCopy(of: folder.workbook, to: place).make()
        let makefile = try String(contentsOfFile: place + "/Makefile", encoding: .utf8)
        let rule =
            "check report watch status hint solution reset interview quiz cards app truth explorer book "
            + "install uninstall:\n"
        #expect(makefile.contains("\n" + rule))
        #expect(!makefile.contains("clean") && !makefile.contains("%"))
        let refused = try ToolRun(
            "/usr/bin/env",
            ["make", "-C", place, "grade"],
            secondsAllowed: 60
        )
        #expect(
            refused.text.contains(
                "make grade does not run here: make help lists what does, and commands for teachers "
                    + "and authors run in \(folder.workbook.root)."
            )
        )
    }

    @Test("A folder with other files is refused, and one with hidden files alone is filled")
    func otherFiles() throws {
        let (folder, other, files) = (try DeskFolder(), try DeskFolder(), FileManager.default)
        let place = other.workbook.root + "/mine"
        try files.createDirectory(atPath: place + "/notes", withIntermediateDirectories: true)
        #expect(throws: Mistake("\(place) has other files: choose a new or empty folder.")) {
            try ExerciseCopy(of: folder.workbook, to: place).make()
        }
        try files.moveItem(atPath: place + "/notes", toPath: place + "/.notes")
        #expect(try !ExerciseCopy(of: folder.workbook, to: place).make().added.isEmpty)
    }

    @Test("A copy inside the workbook is refused, and so is a file's name")
    func refused() throws {
        let folder = try DeskFolder()
        let root = folder.workbook.root
        for place in [root, root + "/mine", root + "/../" + (root as NSString).lastPathComponent] {
            #expect(throws: Mistake.self) {
                try ExerciseCopy(of: folder.workbook, to: place).make()
            }
        }
        let file = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
        try Data().write(to: URL(fileURLWithPath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        #expect(throws: Mistake("\(file) is a file: choose the name of a folder.")) {
            try ExerciseCopy(of: folder.workbook, to: file).make()
        }
    }
}

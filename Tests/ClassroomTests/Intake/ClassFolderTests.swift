import ClassReports
import Foundation
import Examples
import Platform
import Testing

@testable import Classroom

@Suite("The folder of a class")
struct ClassFolderTests {
    private let folder: HandInFolder

    init() throws { folder = try HandInFolder() }

    private func names() throws -> [String] { try ClassFolder(path: folder.root).students }

    private func answer(of student: String) throws -> SubmittedFile {
        try ClassFolder(path: folder.root).submission(of: student)
            .answers(to: [.systemHitTest], stubs: [:])[0]
    }

    @Test("Each folder is a student, in the order of their bytes")
    func students() throws {
        for name in ["bob", "Ada", "émile", "zoë"] { try folder.folder(name) }
        #expect(try names() == ["Ada", "bob", "zoë", "émile"])
    }

    @Test(
        "No name is too odd for a student",
        arguments: [
            "a\nb", "\"q\"", "'; rm -rf ~'", "-x", "--out", "@x", "🙂", "=1+1", "$(id)",
            "a\u{202E}b",
            " ", "~", "%s", "\\", "CON", String(repeating: "n", count: 255),
        ]
    )
    func oddNames(name: String) throws {
        try folder.write("let a = 1", to: "\(name)/BaseView.swift")
        #expect(try names() == [name])
        #expect(try answer(of: name) == .file("let a = 1", path: "BaseView.swift"))
    }

    @Test("Two names that only look the same are two students")
    func composedInAnotherWay() throws {
        for name in ["\u{E9}", "e\u{301}"] {
            try folder.write(name, to: "\(name)/BaseView.swift")
        }
        let students = try names()
        // Some file systems take these for the same name.
        try #require(students.count == 2)
        #expect(Set(students.map { Array($0.utf8) }).count == 2)
        for student in students {
            #expect(try answer(of: student) == .file(student, path: "BaseView.swift"))
        }
        #expect(Set(students.map { Array(FeedbackFileName.stem(of: $0).utf8) }).count == 2)
    }

    // Only some file systems have names that are no text.
    @Test(
        "Names that are no text are students of their own",
        .enabled(if: OperatingSystem.own == .linux)
    )
    func namesThatAreNoText() throws {
        let odd: [[UInt8]] = [[0x6D, 0xFC], [0x6D, 0xFD], [0xFF], [0xC3, 0x28]]
        for (index, name) in odd.enumerated() {
            try #require(folder.oddFolder(name, answer: "let a = \(index)"))
        }
        try folder.write("let a = 9", to: "m\\xFC/BaseView.swift")
        #expect(try names() == ["\\xC3(", "\\xFF", "m\\xFC", "m\\xFC_", "m\\xFD"])
        let found = try names().map { try answer(of: $0) }
        #expect(
            found == [3, 2, 9, 0, 1].map { .file("let a = \($0)", path: "BaseView.swift") }
        )
        let stems = try names().map { FeedbackFileName.stem(of: $0) }
        #expect(Set(stems).count == 5)
    }

    @Test(
        "Within a submission, too, names need not be text",
        .enabled(if: OperatingSystem.own == .linux)
    )
    func oddNamesWithin() throws {
        try folder.folder("ada")
        let inner = try HandInFolder()
        try #require(inner.oddFolder([0x6D, 0xFC], answer: "let a = 1"))
        #expect(inner.answer() == .file("let a = 1", path: "m\\xFC/BaseView.swift"))
    }

    @Test("Links and pipes among the students get their rows; plain and hidden ones are told apart")
    func others() throws {
        for name in ["ada", ".hidden", "..x", "__MACOSX"] { try folder.folder(name) }
        for name in ["roster.csv", ".DS_Store"] { try folder.write("", to: name) }
        try folder.link("linked", to: "ada")
        try folder.pipe("pipe")
        let found = try ClassFolder(path: folder.root)
        #expect(found.students == ["ada", "linked", "pipe"])
        #expect(found.others == ["..x", ".hidden", "roster.csv"])
        #expect(try answer(of: "linked") == .notAccepted("The submission is a link."))
        #expect(try answer(of: "pipe") == .notAccepted("The submission is not a folder."))
    }

    @Test("A folder that is no class is told to be none")
    func noClass() throws {
        #expect(
            throws: Mistake(
                "SUBMISSIONS=/no/such cannot be read: name a folder that has one folder "
                    + "for each student."
            )
        ) { try ClassFolder(path: "/no/such") }
        try folder.write("", to: "BaseView.swift")
        #expect(
            throws: Mistake(
                "SUBMISSIONS=\(folder.root) has no folders: it must have one for each "
                    + "student."
            )
        ) { try ClassFolder(path: folder.root) }
    }

    @Test(
        "One student's copy of the workbook is not taken for a class",
        arguments: ["Exercises", "03-SystemHitTest"]
    )
    func oneStudent(name: String) throws {
        try folder.write("let a = 1", to: "\(name)/BaseView.swift")
        #expect(
            throws: Mistake(
                "SUBMISSIONS=\(folder.root) has a folder \(name), so it seems to be the submission "
                    + "of one student: name the folder above it, which has one folder for each "
                    + "student."
            )
        ) { try ClassFolder(path: folder.root) }
    }

    @Test("A whole clone of the workbook is not taken for a class")
    func wholeClone() throws {
        for name in ["Exercises", "Solutions", "Sources", "Tests"] {
            try folder.write("let a = 1", to: "\(name)/a.swift")
        }
        #expect(throws: Mistake.self) { try ClassFolder(path: folder.root) }
    }

    @Test("One student whose folder is called as one of the workbook's stops nobody else's grading")
    func oneNameAmongOthers() throws {
        for name in ["Exercises", "ada", "ben"] {
            try folder.write("let a = 1", to: "\(name)/BaseView.swift")
        }
        #expect(try ClassFolder(path: folder.root).students == ["Exercises", "ada", "ben"])
    }
}

import Catalogue
import Foundation
import Building
import Examples
import Platform
import Testing

@testable import Classroom

@Suite("The answers in a student's folder")
struct SubmissionFolderTests {
    private let folder: HandInFolder

    init() throws { folder = try HandInFolder() }

    @Test(
        "An answer is found wherever a student may put it",
        arguments: [
            "BaseView.swift", "Exercises/03-SystemHitTest/BaseView.swift",
            "workbook/Exercises/03-SystemHitTest/BaseView.swift", "a/b/c/d/BaseView.swift",
            "1/2/3/4/5/6/7/8/BaseView.swift", "my answers/BaseView.swift", "baseview.SWIFT",
            "BaseView-2.swift", "BaseView (1).swift", "doejane_1234_BaseView.swift",
            "Sources/App/BaseView.swift", "-x/@y/BaseView.swift", "🙂\n\"'/BaseView.swift",
        ]
    )
    func found(path: String) throws {
        try folder.write("let a = 1", to: path)
        #expect(folder.answer() == .file("let a = 1", path: path))
    }

    @Test(
        "Files outside the places of answers are no answers",
        arguments: [
            "Solutions/03-SystemHitTest/BaseView.swift", "Tests/WorkbookTests/BaseView.swift",
            ".git/BaseView.swift", ".history/BaseView.swift",
            "__MACOSX/BaseView.swift", "._BaseView.swift", ".BaseView.swift",
            "1/2/3/4/5/6/7/8/9/BaseView.swift", "MyBaseView.swift", "BaseView.swift.txt",
            "BaseView", "-x.swift", "@x.swift",
        ]
    )
    func missing(path: String) throws {
        try folder.write("let a = 1", to: path)
        guard case .missing = folder.answer() else {
            Issue.record("\(path) is taken for an answer.")
            return
        }
    }

    @Test(
        "A file that is almost named like the answer is named where the answer is missing",
        arguments: [
            "BaseView copy.swift", "my baseview.txt", "BaseView.swift.txt", "a/BaseView",
            "Base View.swift", "base-view.SWIFT",
        ]
    )
    func unused(path: String) throws {
        try folder.write("let a = 1", to: path)
        try folder.write("let c = 1", to: Exercise.all[0].answerFile)
        let answers = SubmissionFolder(path: folder.root).answers(to: Exercise.all, stubs: [:])
        #expect(answers[2] == .missing(unused: [path]))
        #expect(answers[3] == .missing(unused: []))
    }

    @Test("In a folder without any answer, whatever may contain one is named")
    func unusedInAFolderWithoutAnswers() throws {
        let paths = [
            "all.zip", "Answer.swift", "notes.md", "Package.swift", "BaseView copy.swift",
            "essay.pdf",
        ]
        for path in paths {
            try folder.write("", to: path)
        }
        let answers = SubmissionFolder(path: folder.root).answers(to: Exercise.all, stubs: [:])
        for (exercise, answer) in zip(Exercise.all, answers) {
            let copies = exercise.number == 3 ? ["BaseView copy.swift"] : []
            #expect(
                answer == .missing(unused: copies + ["Answer.swift", "all.zip", "essay.pdf"])
            )
        }
    }

    @Test("Beside an answer to one exercise, programs and archives are named for the rest")
    func unusedBesideAnAnswer() throws {
        try folder.write("let a = 1", to: "BaseView.swift")
        for path in ["3 and 4.zip", "Other.swift", "a/Package.swift", "notes.txt"] {
            try folder.write("", to: path)
        }
        let answers = SubmissionFolder(path: folder.root).answers(to: Exercise.all, stubs: [:])
        #expect(answers[2] == .file("let a = 1", path: "BaseView.swift"))
        #expect(answers[0] == .missing(unused: ["3 and 4.zip", "Other.swift"]))
    }

    @Test("Ten unused files at most are named")
    func manyUnused() throws {
        for number in 1...12 { try folder.write("", to: "BaseView copy \(100 + number).swift") }
        let names = (1...10).map { "BaseView copy \(100 + $0).swift" }
        #expect(folder.answer() == .missing(unused: names))
    }

    @Test("An empty folder misses every answer")
    func empty() {
        let answers = SubmissionFolder(path: folder.root).answers(to: Exercise.all, stubs: [:])
        #expect(answers == Exercise.all.map { _ in .missing(unused: []) })
    }

    @Test("A clone of the workbook is a submission as it is")
    func cloneOfTheWorkbook() throws {
        for exercise in Exercise.all {
            try folder.write(
                "stub \(exercise.number)",
                to: "Exercises/\(exercise.slug)/\(exercise.answerFile)"
            )
            try folder.write("solution", to: "Solutions/\(exercise.slug)/\(exercise.answerFile)")
            try folder.write(
                "attempt",
                to: "Tests/WorkbookTests/Attempts/\(exercise.slug)/\(exercise.answerFile)"
            )
        }
        try folder.write("mine", to: "Exercises/03-SystemHitTest/BaseView.swift")
        let stubs = Dictionary(
            uniqueKeysWithValues: Exercise.all.map { ($0.number, Array("stub \($0.number)".utf8)) }
        )
        let answers = SubmissionFolder(path: folder.root).answers(to: Exercise.all, stubs: stubs)
        for (exercise, answer) in zip(Exercise.all, answers) {
            let text = exercise.number == 3 ? "mine" : "stub \(exercise.number)"
            let path = "Exercises/\(exercise.slug)/\(exercise.answerFile)"
            #expect(answer == .file(text, path: path))
        }
    }

    @Test("Bytes are handed on as they are, and no byte is an answer as well")
    func anyBytes() throws {
        for bytes in [[], [0xFF, 0xFE, 0x00], Array("a\r\nb".utf8)] as [[UInt8]] {
            try folder.write(bytes, to: "BaseView.swift")
            #expect(folder.answer() == .file(bytes: bytes, path: "BaseView.swift", unused: []))
        }
    }

    @Test("An answer has 131072 bytes at most")
    func size() throws {
        let largest = [UInt8](repeating: 0x20, count: AnswerSource.maximumBytes)
        try folder.write(largest, to: "BaseView.swift")
        #expect(folder.answer() == .file(bytes: largest, path: "BaseView.swift", unused: []))
        try folder.write(largest + [0x20], to: "BaseView.swift")
        #expect(
            folder.answer()
                == .notAccepted(
                    "BaseView.swift has 131073 bytes; an answer has at most 131072."
                )
        )
    }

    // MARK: No regular files

    @Test(
        "A link is not followed, wherever it leads",
        arguments: ["/etc/passwd", "/etc", "nowhere", "BaseView.swift", "Other.swift"]
    )
    func links(target: String) throws {
        try folder.write("let a = 1", to: "Other.swift")
        try folder.link("BaseView.swift", to: target)
        #expect(folder.answer() == .notAccepted("BaseView.swift is a link, not a file."))
    }

    @Test("A folder that is a link is not looked into, but named to the teacher")
    func linkedFolder() throws {
        let other = try HandInFolder()
        try other.write("let a = 1", to: "BaseView.swift")
        try folder.link("mine", to: other.root)
        #expect(folder.answer() == .missing(unused: ["mine"]))
    }

    @Test("A folder with an answer's name is none")
    func folderInPlace() throws {
        try folder.write("let a = 1", to: "BaseView.swift/BaseView.swift")
        #expect(folder.answer() == .notAccepted("BaseView.swift is a folder, not a file."))
    }

    @Test("A pipe is not opened: nobody waits for its other end")
    func pipe() throws {
        try folder.pipe("BaseView.swift")
        #expect(folder.answer() == .notAccepted("BaseView.swift is not a regular file."))
    }

    // Only root makes devices, and not in every container.
    @Test(
        "A device is not opened",
        .enabled(if: geteuid() == 0 && OperatingSystem.own == .linux)
    )
    func device() throws {
        let null = (1 << 8) | 3
        guard mknod("\(folder.root)/BaseView.swift", S_IFCHR | 0o666, .init(null)) == 0 else {
            return
        }
        #expect(folder.answer() == .notAccepted("BaseView.swift is not a regular file."))
    }

    // Root reads everything.
    @Test("Files that cannot be read are reported", .enabled(if: geteuid() != 0))
    func unreadable() throws {
        try folder.write("let a = 1", to: "in/BaseView.swift")
        try folder.permit("in/BaseView.swift", 0)
        #expect(folder.answer() == .notAccepted("in/BaseView.swift cannot be read."))
        try folder.permit("in", 0)
        #expect(folder.answer() == .notAccepted("The folder in cannot be read."))
        try folder.permit("in", 0o755)
        try folder.permit("", 0)
        #expect(folder.answer() == .notAccepted("The submission cannot be read."))
        try folder.permit("", 0o755)
    }

    @Test("A submission that is a link or a pipe is named as such; one that was removed is absent")
    func noFolder() throws {
        let other = try HandInFolder()
        try other.link("ada", to: folder.root)
        try other.pipe("bob")
        func answer(_ name: String) -> SubmittedFile {
            SubmissionFolder(path: "\(other.root)/\(name)")
                .answers(to: [.systemHitTest], stubs: [:])[0]
        }
        #expect(answer("ada") == .notAccepted("The submission is a link."))
        #expect(answer("bob") == .notAccepted("The submission is not a folder."))
        #expect(answer("gone") == .absent)
    }

    // MARK: More than one

    @Test("The same bytes twice are one answer")
    func sameTwice() throws {
        try folder.write("let a = 1", to: "BaseView.swift")
        try folder.write("let a = 1", to: "copy/BaseView.swift")
        #expect(folder.answer() == .file("let a = 1", path: "BaseView.swift"))
    }

    @Test(
        "The untouched stub gives way to an answer, also with the line ends of another system",
        arguments: ["// stub\nlet a = 0\n", "// stub\r\nlet a = 0\r\n"]
    )
    func stubBesideAnswer(stub: String) throws {
        try folder.write(stub, to: "Exercises/03-SystemHitTest/BaseView.swift")
        try folder.write("let a = 1", to: "BaseView.swift")
        #expect(
            folder.answer(stub: "// stub\nlet a = 0\n")
                == .file("let a = 1", path: "BaseView.swift")
        )
    }

    @Test("The stub alone is handed on")
    func stubAlone() throws {
        try folder.write("stub", to: "Exercises/03-SystemHitTest/BaseView.swift")
        try folder.write("stub", to: "BaseView.swift")
        #expect(
            folder.answer(stub: "stub")
                == .file("stub", path: "Exercises/03-SystemHitTest/BaseView.swift")
        )
    }

    @Test("What a student wrote in an interview is no answer to the exercise")
    func interview() throws {
        try folder.write("let a = 1", to: "Exercises/03-SystemHitTest/BaseView.swift")
        try folder.write("let a = 2", to: "Exercises/Interviews/261128-114334/BaseView.swift")
        let answer = folder.answer()
        #expect(answer == .file("let a = 1", path: "Exercises/03-SystemHitTest/BaseView.swift"))
    }

    @Test("Two that differ are not accepted, and both are named")
    func different() throws {
        try folder.write("let a = 1", to: "Exercises/03-SystemHitTest/BaseView.swift")
        try folder.write("let a = 2", to: "BaseView.swift")
        #expect(
            folder.answer()
                == .notAccepted(
                    "There are 2 different files named BaseView.swift: BaseView.swift, "
                        + "Exercises/03-SystemHitTest/BaseView.swift. Hand in one."
                )
        )
    }

    @Test("Of two that a platform renamed neither is said to have the name")
    func differentWithOtherNames() throws {
        try folder.write("let a = 1", to: "BaseView (1).swift")
        try folder.write("let a = 2", to: "BaseView (2).swift")
        #expect(
            folder.answer()
                == .notAccepted(
                    "There are 2 different files that may be BaseView.swift: BaseView (1).swift, "
                        + "BaseView (2).swift. Hand in one."
                )
        )
    }

    @Test("Of many that differ, four are named")
    func manyDifferent() throws {
        for number in 1...6 { try folder.write("\(number)", to: "\(number)/BaseView.swift") }
        #expect(
            folder.answer()
                == .notAccepted(
                    "There are 6 different files named BaseView.swift: 1/BaseView.swift, "
                        + "2/BaseView.swift, 3/BaseView.swift, 4/BaseView.swift. Hand in one."
                )
        )
    }

    @Test("A link beside an answer is a second one: nobody guesses which is meant")
    func linkBesideAnswer() throws {
        try folder.write("let a = 1", to: "BaseView.swift")
        try folder.link("b/BaseView.swift", to: "../BaseView.swift")
        #expect(
            folder.answer()
                == .notAccepted(
                    "There are 2 different files named BaseView.swift: BaseView.swift, "
                        + "b/BaseView.swift. Hand in one."
                )
        )
    }

    @Test("The exact name comes before names that a platform changed, which are named")
    func exactName() throws {
        let others = ["BaseView (1).swift", "BaseView-1.swift", "old_BaseView.swift"]
        for name in others { try folder.write("old", to: name) }
        try folder.write("new", to: "same_BaseView.swift")
        try folder.write("new", to: "BaseView.swift")
        #expect(folder.answer() == .file("new", path: "BaseView.swift", unused: others))
    }

    @Test(
        "Beside an untouched stub, what may be the answer is named",
        arguments: ["BaseView copy.swift", "answers.zip"]
    )
    func stubAndOtherFile(name: String) throws {
        try folder.write("let stub = 1", to: "BaseView.swift")
        try folder.write("let answer = 1", to: name)
        let answer = folder.answer(stub: "let stub = 1")
        #expect(answer == .file("let stub = 1", path: "BaseView.swift", unused: [name]))
    }

    @Test("The sources of a copy of the workbook are nobody's answers", arguments: ["", "mine/"])
    func sourcesOfTheWorkbook(place: String) throws {
        let stub = "\(place)Exercises/03-SystemHitTest/BaseView.swift"
        try folder.write("let stub = 1", to: stub)
        try folder.write("let package = 1", to: "\(place)Package.swift")
        try folder.write("let scenes = 1", to: "\(place)Sources/RandomScenes/BaseViewScenes.swift")
        #expect(folder.answer(stub: "let stub = 1") == .file("let stub = 1", path: stub))
        try folder.write("let answer = 1", to: "\(place)BaseViewAnswer.swift")
        let unused = ["\(place)BaseViewAnswer.swift"]
        #expect(
            folder.answer(stub: "let stub = 1") == .file("let stub = 1", path: stub, unused: unused)
        )
    }

    @Test(
        "An untouched stub with the exact name hides no answer under another one",
        arguments: ["old_BaseView.swift", "BaseView-1.swift", "baseview.swift"]
    )
    func stubAndAnswer(name: String) throws {
        try folder.write("let stub = 1", to: "Exercises/03-SystemHitTest/BaseView.swift")
        try folder.write("let stub = 2", to: name)
        let answer = folder.answer(stub: "let stub = 1")
        #expect(answer == .file("let stub = 2", path: name))
    }

    // MARK: Sizes

    @Test("More than 20000 files are not looked at, and the student is told so")
    func manyFiles() throws {
        try folder.folder("a")
        for number in 0..<19_998 {
            close(open("\(folder.root)/a/\(number)", O_CREAT | O_WRONLY, 0o644))
        }
        try folder.write("let a = 1", to: "z/BaseView.swift")
        #expect(
            folder.answer()
                == .notAccepted("The submission has more files than are looked at, 20000.")
        )
        try FileManager.default.removeItem(atPath: "\(folder.root)/a/7")
        #expect(folder.answer() == .file("let a = 1", path: "z/BaseView.swift"))
    }

    @Test("Folders within folders without end are no stop")
    func deepNesting() throws {
        try folder.write("let a = 1", to: "BaseView.swift")
        try folder.folder(String(repeating: "d/", count: 1_000))
        #expect(folder.answer() == .file("let a = 1", path: "BaseView.swift"))
    }

    @Test("Nothing is written, and nothing that is read is changed")
    func nothingWritten() throws {
        try folder.write("let a = 1", to: "in/BaseView.swift")
        try folder.link("link.swift", to: "in/BaseView.swift")
        try folder.permit("in", 0o555)
        _ = folder.answer()
        let paths = FileManager.default.enumerator(atPath: folder.root)?
            .compactMap { $0 as? String }.sorted()
        #expect(paths == ["in", "in/BaseView.swift", "link.swift"])
        try folder.permit("in", 0o755)
    }
}

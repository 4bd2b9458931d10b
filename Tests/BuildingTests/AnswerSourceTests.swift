import Foundation
import Testing

@testable import Building

@Suite("A student's file, as it is graded")
struct AnswerSourceTests {
    private func source(_ text: String) throws -> AnswerSource {
        try AnswerSource(Array(text.utf8), path: "BaseView.swift")
    }

    // MARK: Files that are no answer

    static let textsWithFaults: [([UInt8], Int)] = [
        ([0xFF], 1), (Array("import UIKit\n// f\u{FC}r\n".utf8) + [0xE9], 3),
        (Array("a\r\nb ".utf8) + [0xC3, 0x28, 0x0A, 0xFF], 2),
        (Array("a\n".utf8) + [0xE2, 0x82], 2),
    ]

    @Test(
        "The line of the first byte that is not UTF-8 is named",
        arguments: AnswerSourceTests.textsWithFaults
    )
    func notText(bytes: [UInt8], line: Int) {
        #expect(throws: AnswerFault.notText(path: "A.swift", line: line)) {
            try AnswerSource(bytes, path: "A.swift")
        }
    }

    @Test("A file of 128 KB is read, one byte more is too large")
    func tooLarge() throws {
        let text = Array("let a = 1 //".utf8)
        let filled = text + [UInt8](repeating: 0x20, count: 128 * 1_024 - text.count)
        #expect(try AnswerSource(filled, path: "A.swift").bytes.count == 131_072)
        #expect(throws: AnswerFault.tooLarge(path: "A.swift", bytes: 131_073)) {
            try AnswerSource(filled + [0x20], path: "A.swift")
        }
    }

    @Test("A file of any size is refused before it is read")
    func sparse() throws {
        let path = NSTemporaryDirectory() + "\(UUID().uuidString).swift"
        defer { try? FileManager.default.removeItem(atPath: path) }
        try #require(FileManager.default.createFile(atPath: path, contents: nil))
        // Larger than a machine's memory, but with no block on the disk.
        try #require(FileHandle(forWritingAtPath: path)).truncate(atOffset: 1 << 40)
        #expect(throws: AnswerFault.tooLarge(path: "shown", bytes: 1 << 40)) {
            try AnswerSource(file: path, path: "shown")
        }
    }

    @Test(
        "A file without code is empty",
        arguments: ["", "\n\r\n\t", "// only a comment", "/* and /* another */ */", "\u{FEFF}"]
    )
    func empty(text: String) {
        #expect(throws: AnswerFault.empty(path: "A.swift")) {
            try AnswerSource(Array(text.utf8), path: "A.swift")
        }
    }

    @Test("A missing file and a folder are told apart")
    func files() {
        let folder = NSTemporaryDirectory()
        #expect(throws: AnswerFault.notAFile(path: "shown")) {
            try AnswerSource(file: folder, path: "shown")
        }
        #expect(throws: AnswerFault.missing(path: "shown")) {
            try AnswerSource(file: folder + "/no such file.swift", path: "shown")
        }
    }

    static let faults: [(AnswerFault, String, String?)] = [
        (AnswerFault.missing(path: "A.swift"), "there is no such file", nil),
        (.notAFile(path: "A.swift"), "this is not a readable file", nil),
        (
            .tooLarge(path: "A.swift", bytes: 131_073),
            "the file has 131073 bytes; an answer has at most 131072", nil
        ),
        (
            .notText(path: "A.swift", line: 7), "the file is not UTF-8 text",
            "Save it as UTF-8."
        ),
        (
            .empty(path: "A.swift"), "the file has no code",
            "Write the exercise's class in it."
        ),
    ]

    @Test("Every fault is told in a sentence, with a way out", arguments: AnswerSourceTests.faults)
    func diagnostics(fault: AnswerFault, message: String, advice: String?) {
        let diagnostic = fault.diagnostic
        #expect(diagnostic.severity == .error)
        #expect(diagnostic.file == "A.swift")
        #expect(diagnostic.message == message)
        #expect(diagnostic.advice == advice)
        if case .notText = fault { #expect(diagnostic.line == 7) }
    }

    // MARK: Equal answers

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    @Test(
        "Blanks, comments, line ends and a byte order mark do not make another answer",
        arguments: [
            "class A{func f(){}}", "\u{FEFF}class A {\r\n\tfunc f() {}\r\n}\r\n",
            "// 注释\nclass A { /* my /* idea */ */ func f() {} }",
            "class A {\rfunc f() {} } // the end",
        ]
    )
    func sameCode(text: String) throws {
        #expect(try source(text).hasSameCode(as: bytes("class A {\n    func f() {}\n}\n")))
    }

    @Test("A changed word, sign or text makes another answer")
    func otherCode() throws {
        let stub = try source("class A { let text = \"a\" }")
        for other in ["class A { let text = \"b\" }", "class A { var text = \"a\" }"] {
            #expect(!stub.hasSameCode(as: bytes(other)))
        }
    }

    @Test("A byte has a line and a column, and a line has a text, whatever ends the lines")
    func places() throws {
        let source = try source("let a = 1\r\n\tlet b\n\nlet c")
        #expect(source.place(of: 0) == (1, 1))
        #expect(source.place(of: 12) == (2, 2))
        #expect(source.text(ofLine: 1) == "let a = 1")
        #expect(source.text(ofLine: 2) == "\tlet b")
        #expect(source.text(ofLine: 4) == "let c")
        #expect(source.text(ofLine: 5) == nil && source.text(ofLine: 0) == nil)
    }
}

import Foundation
import Scenario

/// Why a file cannot be an answer, before any compiler sees it.
package enum AnswerFault: Error, Hashable, Sendable {
    /// There is no file.
    case missing(path: String)
    /// It is no regular file.
    case notAFile(path: String)
    /// It is larger than an answer can be.
    case tooLarge(path: String, bytes: Int)
    /// It is not UTF-8: the line of the first byte that is not.
    case notText(path: String, line: Int)
    /// It has no code.
    case empty(path: String)
}

/// A student's file, as it is graded.
package struct AnswerSource: Hashable, Sendable {
    /// Larger files are no answers.
    package static let maximumBytes = 128 * 1024

    /// The file's bytes, unchanged.
    package let bytes: [UInt8]
    /// The file, as the student knows it.
    package let path: String

    /// Takes bytes as an answer.
    package init(_ bytes: [UInt8], path: String) throws(AnswerFault) {
        guard bytes.count <= AnswerSource.maximumBytes else {
            throw .tooLarge(path: path, bytes: bytes.count)
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw .notText(path: path, line: AnswerSource.lineOfFirstFault(in: bytes))
        }
        guard !AnswerSource.code(of: bytes).isEmpty else { throw .empty(path: path) }
        self.bytes = bytes
        self.path = path
    }

    /// Reads a file as an answer.
    ///
    /// - Parameters:
    ///   - file: Where it is.
    ///   - path: How the student knows it, for messages.
    package init(file: String, path: String) throws(AnswerFault) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
            throw .missing(path: path)
        }
        guard !isFolder.boolValue, let data = RegularFile.contents(atPath: file) else {
            throw .notAFile(path: path)
        }
        try self.init([UInt8](data), path: path)
    }

    /// Whether both have the same code: blanks and comments do not count.
    ///
    /// For telling an untouched stub from an answer, and for nothing that a grade depends on.
    package func hasSameCode(as other: [UInt8]) -> Bool {
        AnswerSource.code(of: bytes) == AnswerSource.code(of: other)
    }

    /// A file without blanks, line ends, comments and a byte order mark.
    ///
    /// What looks like a comment in a text goes as well.
    static func code(of bytes: [UInt8]) -> [UInt8] {
        withoutComments(bytes).filter { $0 > 0x20 }
    }

    /// A file with a blank in the place of each comment, and without a byte order mark.
    ///
    /// What looks like a comment in a text goes as well.
    static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
        var code: [UInt8] = []
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var depth = 0
        while index < bytes.count {
            let pair = bytes[index...].prefix(2)
            if pair.elementsEqual("/*".utf8) {
                depth += 1
                index += 2
                code.append(0x20)
            } else if depth > 0 {
                let isEnd = pair.elementsEqual("*/".utf8)
                depth -= isEnd ? 1 : 0
                index += isEnd ? 2 : 1
            } else if pair.elementsEqual("//".utf8) {
                let rest = bytes[index...]
                index = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            } else {
                code.append(bytes[index])
                index += 1
            }
        }
        return code
    }

    // MARK: Places

    /// The text of a line, by its number from 1.
    func text(ofLine line: Int) -> String? {
        let lines = bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A }
        guard lines.indices.contains(line - 1) else { return nil }
        let text = String(decoding: lines[line - 1], as: UTF8.self)
        return text.hasSuffix("\r") ? String(text.dropLast()) : text
    }

    /// The line and the column of a byte, both from 1.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let before = bytes.prefix(offset)
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return (before.count { $0 == 0x0A } + 1, before.count - start + 1)
    }

    private static func lineOfFirstFault(in bytes: [UInt8]) -> Int {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
        return (index ?? 0) + 1
    }
}

extension AnswerFault {
    /// The fault as a message of the workbook's own.
    package var diagnostic: Diagnostic {
        switch self {
        case .missing(let path):
            Diagnostic(severity: .error, file: path, message: "there is no such file")
        case .notAFile(let path):
            Diagnostic(severity: .error, file: path, message: "this is not a readable file")
        case .tooLarge(let path, let bytes):
            Diagnostic(
                severity: .error,
                file: path,
                message: "the file has \(bytes) bytes; an answer has at most "
                    + "\(AnswerSource.maximumBytes)"
            )
        case .notText(let path, let line):
            Diagnostic(
                severity: .error,
                file: path,
                line: line,
                message: "the file is not UTF-8 text",
                advice: "Save it in your editor with the encoding UTF-8."
            )
        case .empty(let path):
            Diagnostic(
                severity: .error,
                file: path,
                message: "the file has no code",
                advice: "`make reset` with EX brings the stub back, and keeps this file."
            )
        }
    }
}

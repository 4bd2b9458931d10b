import Foundation
import Scenario

/// Why a file cannot be an answer, before any compiler sees it.
public enum AnswerFault: Error, Hashable, Sendable {
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
    /// It reaches past its exercise: how, and where, with the text of the line.
    case reachesPast(AnswerReach, path: String, line: Int, column: Int, sourceLine: String)
}

/// A student's file, as it is graded.
public struct AnswerSource: Hashable, Sendable {
    /// Larger files are no answers.
    public static let maximumBytes = 128 * 1024

    /// The file's bytes, unchanged.
    public let bytes: [UInt8]
    /// The file, as the student knows it.
    public let path: String

    /// Takes bytes as an answer.
    public init(_ bytes: [UInt8], path: String) throws(AnswerFault) {
        guard bytes.count <= AnswerSource.maximumBytes else {
            throw .tooLarge(path: path, bytes: bytes.count)
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw .notText(path: path, line: AnswerSource.lineOfFirstFault(in: bytes))
        }
        guard !SwiftTokens(bytes).ranges.isEmpty else { throw .empty(path: path) }
        if let finding = AnswerRules(bytes).firstFinding {
            throw AnswerFault(finding, in: bytes, path: path)
        }
        self.bytes = bytes
        self.path = path
    }

    /// Reads a file as an answer.
    ///
    /// - Parameters:
    ///   - file: Where it is.
    ///   - path: How the student knows it, for messages.
    public init(file: String, path: String) throws(AnswerFault) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else {
            throw .missing(path: path)
        }
        guard !isFolder.boolValue, let data = RegularFile.contents(atPath: file) else {
            throw .notAFile(path: path)
        }
        try self.init([UInt8](data), path: path)
    }

    /// Whether the compiler would see the same in both: blanks and comments do not count.
    public func hasSameTokens(as other: AnswerSource) -> Bool {
        SwiftTokens(bytes).contents == SwiftTokens(other.bytes).contents
    }

    /// Whether a type is declared: as a class, a structure, an enumeration or another name.
    func declares(_ type: String) -> Bool {
        let words = SwiftTokens(bytes).words
        return zip(words, words.dropFirst()).contains { keyword, name in
            name == type
                && ["class", "struct", "enum", "actor", "typealias", "protocol"].contains(keyword)
        }
    }

    /// The bytes to compile: `final` is blanked, so that a harness can subclass, and every column
    /// stays where it is.
    var compiledBytes: [UInt8] { compiledBytes(outlets: []) }

    /// The bytes to compile, with properties that the harness sets opened to it, as an outlet is to
    /// a nib: for these `private` is blanked as well.
    func compiledBytes(outlets: Set<String>) -> [UInt8] {
        let tokens = SwiftTokens(bytes)
        let words = tokens.words
        var compiled = bytes
        for index in words.indices where isBlanked(index, in: words, outlets: outlets) {
            for position in tokens.ranges[index] { compiled[position] = UInt8(ascii: " ") }
        }
        StandardStreams(tokens, words: words).replace(in: &compiled)
        return compiled
    }

    private func isBlanked(_ index: Int, in words: [String], outlets: Set<String>) -> Bool {
        switch words[index] {
        case "final":
            let isModifier = index + 1 < words.count && modified.contains(words[index + 1])
            return isModifier && (index == 0 || !expectsValue.contains(words[index - 1]))
        case "private", "fileprivate":
            let declaration = words[index...].prefix(6)
            guard let variable = declaration.firstIndex(of: "var"), variable + 1 < words.count,
                declaration[..<variable].dropFirst().allSatisfy(modified.contains)
            else { return false }
            return outlets.contains(words[variable + 1])
        default: return false
        }
    }

    /// The words that `final` stands before as a modifier.
    private var modified: Set<String> {
        [
            "class", "func", "var", "subscript", "override", "public", "internal", "private",
            "fileprivate", "open", "lazy", "weak", "unowned", "static", "@", "nonisolated",
        ]
    }

    /// The words after which `final` is somebody's name.
    private var expectsValue: Set<String> {
        [".", "=", ",", "(", "[", "+", "-", "*", "/", "return"]
    }

    private static func lineOfFirstFault(in bytes: [UInt8]) -> Int {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
        return (index ?? 0) + 1
    }
}

extension AnswerFault {
    /// A rule that is broken, as a fault with its place.
    fileprivate init(_ finding: AnswerRules.Finding, in bytes: [UInt8], path: String) {
        let before = bytes[..<finding.offset]
        let start = before.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
        let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        let isPair = zip(before, before.dropFirst()).filter { $0 == 0x0D && $1 == 0x0A }.count
        self = .reachesPast(
            finding.reach,
            path: path,
            line: before.filter { $0 == 0x0A || $0 == 0x0D }.count - isPair + 1,
            column: finding.offset - start + 1,
            sourceLine: String(decoding: bytes[start..<end], as: UTF8.self)
        )
    }

    /// The fault as a message of the workbook's own.
    public var diagnostic: Diagnostic {
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
        case .reachesPast(let reach, let path, let line, let column, let sourceLine):
            Diagnostic(
                severity: .error,
                file: path,
                line: line,
                column: column,
                message: reach.message,
                sourceLine: sourceLine,
                advice: reach.advice
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

import Foundation
import Platform
import Results

package struct AnswerSource: Hashable, Sendable {
    package static let maximumBytes = 128 * 1024

    package let bytes: [UInt8]
    /// The file's path, as the student knows it.
    package let path: String

    /// Checks the bytes of an answer.
    package init(_ bytes: [UInt8], path: String) throws(AnswerFault) {
        guard bytes.count <= AnswerSource.maximumBytes else {
            throw .tooLarge(path: path, bytes: bytes.count)
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw .notText(path: path, line: AnswerSource.lineOfFirstInvalidByte(in: bytes))
        }
        guard !AnswerSource.code(of: bytes).isEmpty else { throw .empty(path: path) }
        self.bytes = bytes
        self.path = path
    }

    /// Reads and checks an answer file.
    ///
    /// - Parameters:
    ///   - file: The file's path.
    ///   - path: The path as the student knows it, for messages.
    package init(file: String, path: String) throws(AnswerFault) {
        guard FileManager.default.fileExists(atPath: file) else { throw .missing(path: path) }
        guard let size = RegularFile.size(atPath: file) else { throw .notAFile(path: path) }
        let most = AnswerSource.maximumBytes
        guard size <= most else { throw .tooLarge(path: path, bytes: size) }
        guard let data = RegularFile.contents(atPath: file, atMost: most) else {
            throw .notAFile(path: path)
        }
        try self.init([UInt8](data), path: path)
    }

    /// Whether both have the same code, apart from white space and comments.
    ///
    /// This only distinguishes an untouched stub from an answer. No grade depends on it.
    package func hasSameCode(as other: [UInt8]) -> Bool {
        AnswerSource.code(of: bytes) == AnswerSource.code(of: other)
    }

    /// The bytes without white space, line ends, comments and a byte order mark.
    ///
    /// Also removes text in strings that looks like a comment. No grade depends on it.
    package static func code(of bytes: [UInt8]) -> [UInt8] {
        withoutComments(bytes).filter { $0 > 0x20 }
    }

    /// The bytes with a space in place of each block comment, without line comments and byte order
    /// mark.
    ///
    /// Also removes text in strings that looks like a comment.
    static func withoutComments(_ bytes: [UInt8]) -> [UInt8] {
        var code: [UInt8] = []
        var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        var depth = 0
        let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
        while index < bytes.count {
            let byte = bytes[index]
            let next = index + 1 < bytes.count ? bytes[index + 1] : 0
            if byte == slash, next == star {
                depth += 1
                index += 2
                code.append(0x20)
            } else if depth > 0 {
                let isEnd = byte == star && next == slash
                depth -= isEnd ? 1 : 0
                index += isEnd ? 2 : 1
            } else if byte == slash, next == slash {
                let rest = bytes[index...]
                index = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            } else {
                code.append(byte)
                index += 1
            }
        }
        return code
    }

    // MARK: Places

    func text(ofLine line: Int) -> String? {
        let lines = bytes.split(omittingEmptySubsequences: false) { $0 == 0x0A }
        // Omits very long lines: a report would repeat one for every message.
        guard lines.indices.contains(line - 1), lines[line - 1].count <= 600 else { return nil }
        let text = String(decoding: lines[line - 1], as: UTF8.self)
        return text.hasSuffix("\r") ? String(text.dropLast()) : text
    }

    /// The line and column of a byte, both from 1; the column counts bytes.
    func place(of offset: Int) -> (line: Int, column: Int) {
        let before = bytes.prefix(offset)
        let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        return (before.count { $0 == 0x0A } + 1, before.count - start + 1)
    }

    private static func lineOfFirstInvalidByte(in bytes: [UInt8]) -> Int {
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        let index = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil }
        return (index ?? 0) + 1
    }
}

import Catalogue
import Foundation

/// The comments at the top of an answer file.
///
/// For example `// Hint: Where to look.`
package struct AnswerHead: Sendable {
    package let file: String
    private var values: [String: String] = [:]

    /// Reads the comments before the first line of code.
    ///
    /// An indented line continues the line before it.
    package init(file: String, text: String) {
        self.file = file
        var key: String?
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            guard line.hasPrefix("//") else { break }
            let comment = line.dropFirst(2)
            let words = comment.trimmingCharacters(in: .whitespaces)
            if comment.hasPrefix("   "), let key {
                values[key, default: ""] += " " + words
            } else if let colon = words.firstIndex(of: ":") {
                let name = String(words[..<colon])
                values[name] = words[words.index(after: colon)...].trimmingCharacters(
                    in: .whitespaces
                )
                key = name
            }
        }
    }

    /// The heads of the answers in a folder, sorted by name.
    package static func all(in folder: String, _ workbook: Workbook) -> [AnswerHead] {
        workbook.swiftFiles(in: folder).compactMap { file in
            FileManager.default.contents(atPath: file).map {
                AnswerHead(file: file, text: String(decoding: $0, as: UTF8.self))
            }
        }
    }

    /// The name of the file without the extension.
    package var identifier: String {
        URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    }

    /// Empty if the comments have no such key.
    package subscript(_ name: String) -> String { values[name] ?? "" }
}

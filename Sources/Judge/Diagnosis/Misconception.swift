import Foundation

/// A known wrong way to answer an exercise: a belief, with an answer that is right but for it.
public struct Misconception: Hashable, Sendable {
    /// Its name: that of its file.
    public let identifier: String
    /// The path of its answer.
    public let file: String
    /// The belief, as a statement.
    public let title: String
    /// Why one comes to believe it, and what is true.
    public let explanation: String
    /// Where to look.
    public let hint: String
    /// What must be seen in an answer's source for the belief to be named.
    public let evidence: NamesRule

    /// Reads the head of an answer's file: comments that begin with `Misconception:`,
    /// `Explanation:`, `Hint:` and `Evidence:`, and go on over lines that are indented.
    ///
    /// What is not there is empty.
    public init(file: String, text: String) {
        self.file = file
        identifier = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
        var values: [String: String] = [:]
        var key: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
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
        title = values["Misconception"] ?? ""
        explanation = values["Explanation"] ?? ""
        hint = values["Hint"] ?? ""
        evidence = NamesRule(values["Evidence"] ?? "")
    }

    /// The catalogue of an exercise, by name.
    public static func all(of exercise: Exercise, in workbook: Workbook) -> [Misconception] {
        files(of: exercise, in: workbook).compactMap { file in
            guard let data = FileManager.default.contents(atPath: file) else { return nil }
            return Misconception(file: file, text: String(decoding: data, as: UTF8.self))
        }
    }

    /// The paths of its answers, in the same order.
    static func files(of exercise: Exercise, in workbook: Workbook) -> [String] {
        let folder = workbook.misconceptions(exercise)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
    }
}

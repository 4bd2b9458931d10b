import Foundation

/// Searches the files of a class's results for commands, markup and control characters that an
/// answer injected.
struct ResultFiles {
    private let texts: [(name: String, text: String)]

    /// Reads the results in a folder, except the records, which only programs read.
    init(folder: String) {
        let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
        texts = names.sorted().filter { name in
            !name.hasPrefix("records/") && !name.hasPrefix(".")
                && ["csv", "html", "json", "md", "xml"].contains { name.hasSuffix(".\($0)") }
        }.map { name in
            let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
            return (name, String(decoding: data, as: UTF8.self))
        }
    }

    init(_ texts: [(name: String, text: String)]) {
        self.texts = texts
    }

    /// Each effective injection: its file and its kind.
    var forgeries: [String] {
        texts.flatMap { name, text in
            ResultFiles.forgeries(in: text, of: String(name.split(separator: ".").last ?? ""))
                .map { "\(name) has \($0)" }
        }
    }

    /// The effective injections in the grader's output, which may become part of a CI log.
    static func forgeries(inLog text: String) -> [String] {
        let lines = text.split(whereSeparator: \.isNewline)
        let command = lines.first { $0.hasPrefix("::") || $0.hasPrefix("##[") }
        return forgeries(in: text, of: "log") + (command == nil ? [] : ["a command to a CI runner"])
    }

    private static func forgeries(in text: String, of kind: String) -> [String] {
        var forgeries: [String] = []
        if let sign = text.unicodeScalars.first(where: isActive) {
            forgeries.append("the sign U+\(String(sign.value, radix: 16, uppercase: true))")
        }
        let markup: [String] =
            switch kind {
            case "html", "md": ["<script>alert"]
            case "xml": ["<script>alert", "<testcase name=\"x\""]
            default: []
            }
        let read = kind == "md" ? withoutFences(text) : text
        forgeries += markup.filter(read.contains).map { "the markup \($0)" }
        if kind == "csv", text.contains(/(?:^|[,\n"])[=+@]/) { forgeries.append("a formula") }
        return forgeries
    }

    /// Removes fenced code from Markdown, because every reader treats it as plain text.
    private static func withoutFences(_ text: String) -> String {
        var fence = ""
        var lines: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let ticks = String(line.prefix { $0 == "`" })
            if fence.isEmpty {
                lines.append(line)
                if ticks.count >= 3 { fence = ticks }
            } else if ticks.count >= fence.count, ticks.count == line.count {
                fence = ""
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Whether a character moves the cursor or changes the text direction.
    private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D: false
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

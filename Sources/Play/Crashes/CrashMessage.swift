import Foundation

/// The runtime's message about a crash on standard error, before its report.
struct CrashMessage {
    /// The text without names that a student does not know; empty if there is no message.
    private(set) var text = ""
    /// The answer's line that the message names, such as that of an implicitly unwrapped nil.
    private(set) var line: Int?
    private(set) var castType: String?

    /// Finds the last such message.
    ///
    /// - Parameter answerFile: The answer file's name without its folder; the answer's class has
    ///   the same name.
    init(in errors: String, answerFile: String) {
        // An answer can print a line of any length, and even a single character of any length.
        let lines = errors.unicodeScalars.split(separator: "\n").map { line in
            Substring(line.prefix(2 * CrashReport.longestText))
        }
        let answerType =
            answerFile.split(separator: ".").first.map(String.init) ?? "WorkbookAnswer"
        guard let said = lines.last(where: CrashMessage.isMessage) else { return }
        if CrashMessage.isOfCast(said) {
            castType = said.firstMatch(of: #/ to '([^']+)'/#)
                .flatMap { $0.1.split(separator: ".").last }.map(String.init)
            text = CrashMessage.withPlainNames(said, answerType: answerType)
            return
        }
        if CrashMessage.isOfConflict(said) {
            text = "Simultaneous accesses to a variable, but modification requires exclusive access"
            return
        }
        guard let mark = said.range(of: "Fatal error") else { return }
        text = String(said[mark.upperBound...].drop { $0 == ":" || $0 == " " })
        text = PrintedClasses.readable(text, answerType: answerType)
        let place = said[..<mark.lowerBound].split(separator: ":")
        let file = place.first?.split(separator: "/").last
        if !answerFile.isEmpty, file?.elementsEqual(answerFile) == true, place.count > 1 {
            line = Int(place[1])
        }
    }

    /// Whether a line is the runtime's message about a failed cast.
    static func isOfCast(_ line: Substring) -> Bool {
        line.hasPrefix("Could not cast value of type '")
    }

    /// Whether a line is the runtime's message about overlapping accesses to a variable.
    static func isOfConflict(_ line: Substring) -> Bool {
        line.hasPrefix("Simultaneous accesses to 0x")
    }

    private static func isMessage(_ line: Substring) -> Bool {
        isOfCast(line) || isOfConflict(line)
            || line.contains("Fatal error") && !CrashReport.isReport(line.utf8)
    }

    /// The message with types as a student knows them: without modules, addresses, and the traced
    /// superclass that the harness inserts.
    private static func withPlainNames(_ line: Substring, answerType: String) -> String {
        let text = withoutModules(line.replacing(/\ \(0x[0-9a-f]+\)/, with: ""))
        return PrintedClasses.readable(text, answerType: answerType)
            .trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    }

    /// Removes the module's name before each type: letters and a dot, followed by a capital.
    ///
    /// A regular expression would start again at each letter of a long word.
    private static func withoutModules(_ text: Substring) -> String {
        var (kept, rest) = ("", text)
        while let dot = rest.firstIndex(of: ".") {
            let piece = rest[..<dot]
            rest = rest[text.index(after: dot)...]
            let end = piece.lastIndex { !isLetter($0) }.map(piece.index(after:)) ?? piece.startIndex
            let isModule = end < piece.endIndex && rest.first.map(isCapital) == true
            kept += isModule ? piece[..<end] : "\(piece)."
        }
        return kept + rest
    }

    private static func isLetter(_ character: Character) -> Bool {
        character.isASCII && character.isLetter
    }

    private static func isCapital(_ character: Character) -> Bool {
        character.isASCII && character.isUppercase
    }
}

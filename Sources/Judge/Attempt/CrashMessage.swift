import Foundation

/// What the runtime said of a crash on standard error, before its report.
struct CrashMessage {
    /// The text without names that a student does not know; empty where nothing was said.
    private(set) var text = ""
    /// The answer's line that it names, such as that of a nil that was unwrapped implicitly.
    private(set) var line: Int?
    /// The type to which a value could not be cast.
    private(set) var castType: String?

    /// Finds the last such message.
    ///
    /// - Parameters:
    ///   - errors: What was written to standard error.
    ///   - answerFile: The answer's file, by its name alone; its class has the same name.
    init(in errors: String, answerFile: String) {
        let lines = errors.split(separator: "\n")
        // An answer can write a line of any length.
        guard
            let said = lines.last(where: CrashMessage.isMessage)?.prefix(
                2 * CrashReport.longestText
            )
        else { return }
        if CrashMessage.isOfCast(said) {
            castType = said.firstMatch(of: #/ to '([^']+)'/#)
                .flatMap { $0.1.split(separator: ".").last }.map(String.init)
            text = CrashMessage.withPlainNames(said, answerFile: answerFile)
            return
        }
        guard let mark = said.range(of: "Fatal error") else { return }
        text = String(said[mark.upperBound...].drop { $0 == ":" || $0 == " " })
        let place = said[..<mark.lowerBound].split(separator: ":")
        let file = place.first?.split(separator: "/").last
        if !answerFile.isEmpty, file?.elementsEqual(answerFile) == true, place.count > 1 {
            line = Int(place[1])
        }
    }

    /// Whether a line of standard error is the runtime's on a value that could not be cast.
    static func isOfCast(_ line: Substring) -> Bool {
        line.hasPrefix("Could not cast value of type '")
    }

    private static func isMessage(_ line: Substring) -> Bool {
        isOfCast(line) || line.contains("Fatal error") && !CrashReport.isReport(line.utf8)
    }

    /// A message about types as a student knows them: without modules and addresses, and without the class
    /// by which the workbook watches the answer's.
    private static func withPlainNames(_ line: Substring, answerFile: String) -> String {
        let name = answerFile.split(separator: ".").first.map(String.init) ?? ""
        return line.replacing(/\ \(0x[0-9a-f]+\)/, with: "")
            .replacing("AttemptRunner.Traced", with: "UI")
            .replacing(/[A-Za-z]+\.(?=[A-Z])/, with: "")
            .replacing("WorkbookAnswer", with: name.isEmpty ? "WorkbookAnswer" : name)
            .trimmingCharacters(in: CharacterSet(charactersIn: ". "))
    }
}

/// Renames the grader's classes and removes its folders in an answer's output and crash messages.
enum PrintedClasses {
    /// Replaces each class by the one that the student knows: the answer's own, or UIKit's.
    ///
    /// The harness creates views of subclasses that record events.
    ///
    /// - Parameter answerType: The answer's class.
    static func readable(_ text: String, answerType: String) -> String {
        // Return early: most answers print nothing, and preparing the patterns takes longer than a test.
        guard !text.isEmpty else { return text }
        return withoutFolders(text).replacing(
            /\b(?:WorkbookAttempt\.)?WorkbookAnswer\b/,
            with: answerType
        )
        .replacing(
            /\b(?:AttemptRunner\.)?(?:Traced|RoundLayer)(View|Button|Window|Controller|ApplicationDelegate)\b/
        ) { match in
            switch match.output.1 {
            case "Controller": "UIViewController"
            case "ApplicationDelegate": "AppDelegate"
            default: "UI\(match.output.1)"
            }
        }
        .replacing(/\b(?:UIKit|Control|Geometry)Model\./, with: "UIKit.")
    }

    /// Removes the folder in which an answer is compiled, which `#filePath` contains.
    ///
    /// A class's feedback must not reveal where the teacher keeps the workbook.
    private static func withoutFolders(_ text: String) -> String {
        let folders = text.ranges(of: /\/attempts\/\d\d-\w+-[0-9a-f]+\.unfinished\//)
        var (rest, shown) = (text[...], "")
        for folder in folders {
            let before = text[rest.startIndex..<folder.lowerBound]
            // Search scalars: between two flags, a backward search of characters runs back to the first flag.
            let path = before.unicodeScalars.lastIndex {
                $0.properties.isWhitespace || $0 == ":" || $0 == "\""
            }
            shown += path.map { before[...$0] } ?? ""
            rest = text[folder.upperBound...]
        }
        return shown + rest
    }
}

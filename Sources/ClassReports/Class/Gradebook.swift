import Reports
import Results
import Scenario

/// The gradebook of a class, `gradebook.csv`, with one row for each student.
///
/// Rows end with CRLF (RFC 4180), which spreadsheets on all systems accept. A field that a
/// spreadsheet could interpret as a formula gets a leading apostrophe. After a fault of the grader,
/// the points and the student's total are empty because they are unknown.
package struct Gradebook: ClassFile {
    private let exercises: [Int]
    private let style = TextStyle(glyphs: .unicode)

    /// - Parameter exercises: The numbers of the exercises, in the order of the columns.
    package init(exercises: [Int]) {
        self.exercises = exercises
    }

    package func opening() -> String {
        let columns = exercises.flatMap { ["exercise \($0) outcome", "exercise \($0) points"] }
        return row(["student"] + columns + ["total", "maximum", "note"])
    }

    package func piece(for submission: SubmissionReport) -> String {
        let answers = exercises.map { exercise in
            submission.answers.first { $0.report.exercise == exercise }
        }
        let cells = answers.flatMap { answer in
            [
                answer?.report.outcome.words ?? "",
                answer.flatMap { $0.isGraded ? PointsText.number($0.points) : nil } ?? "",
            ]
        }
        let told = answers.compactMap { $0 }
        let total = told.map(\.points).reduce(0, +)
        return row(
            [Gradebook.distinct(submission.student)] + cells
                + [
                    told.allSatisfy(\.isGraded) ? PointsText.number(total) : "",
                    PointsText.number(told.map(\.maximumPoints).reduce(0, +)),
                    notes(told),
                ]
        )
    }

    package var separator: String { "" }

    package var closing: String { "" }

    /// The maximum width of a message in a note, in columns.
    private static let maximumMessageWidth = 200

    /// Notes for the teacher, each with the exercises that it is about.
    private func notes(_ answers: [GradedAnswer]) -> String {
        var notes: [(text: String, exercises: [Int])] = []
        for answer in answers {
            let parts = [outcomeNote(answer), unusedFilesNote(answer)].compactMap { $0 }
            guard !parts.isEmpty else { continue }
            let text = parts.joined(separator: ", ")
            if let last = notes.last, last.text == text {
                notes[notes.count - 1].exercises.append(answer.report.exercise)
            } else {
                notes.append((text, [answer.report.exercise]))
            }
        }
        return notes.map { note in
            "exercise\(note.exercises.count == 1 ? "" : "s") "
                + note.exercises.map(String.init).joined(separator: ", ") + ": \(note.text)"
        }.joined(separator: "; ")
    }

    /// The files that may hold the answer, but were not graded.
    private func unusedFilesNote(_ answer: GradedAnswer) -> String? {
        let files = answer.report.unusedFiles.map(\.nameInSentence)
        return files.isEmpty ? nil : cut("not graded: " + files.joined(separator: ", "))
    }

    /// A note for the teacher, if the outcome needs an explanation.
    private func outcomeNote(_ answer: GradedAnswer) -> String? {
        let verdict: String
        switch answer.report.outcome {
        case .graderFault: verdict = "grade again, the grader is at fault"
        case .notAccepted: verdict = "not accepted"
        // If a column is given, the message is the compiler's; without one it is the grader's, which could
        // not read the file.
        case .didNotCompile
        where answer.report.diagnostics.first?.column == nil
            && answer.report.diagnostics.first != nil:
            verdict = answer.report.outcome.words
        case .passed, .failed, .notStarted, .didNotCompile, .crashed, .timedOut, .skipped, .missing:
            return nil
        }
        let told =
            answer.report.message.isEmpty
            ? answer.report.diagnostics.first?.message ?? "" : answer.report.message
        return verdict + (told.isEmpty ? "" : ": \(cut(told))")
    }

    private func cut(_ text: String) -> String {
        text.physicalLines.joined(separator: " ")
            .cut(toWidth: Gradebook.maximumMessageWidth, ellipsis: style.glyphs.ellipsis)
    }

    private func row(_ fields: [String]) -> String {
        fields.map(field).joined(separator: ",") + "\r\n"
    }

    private func field(_ text: String) -> String {
        var field = style.visible(text)
        // The visible form can hide a formula: a leading tab becomes spaces.
        if Gradebook.isLikeFormula(text) || Gradebook.isLikeFormula(field) { field = "'" + field }
        let isPlain = field.unicodeScalars.allSatisfy { scalar in
            ![",", ";", "\"", "\r", "\n"].contains(scalar)
        }
        guard !isPlain || field.hasPrefix(" ") || field.hasSuffix(" ") else { return field }
        return "\"" + field.replacing("\"", with: "\"\"") + "\""
    }

    /// Changes a student's name that could look like another one's.
    ///
    /// A row shows invisible characters as escapes, and a formula after an apostrophe.
    private static func distinct(_ student: String) -> String {
        let name = student.replacing("\\", with: "\\\\").replacing("\t", with: "\\t")
        let quoted = name.drop { $0 == "'" }
        return quoted.count < name.count && isLikeFormula(String(quoted)) ? "'" + name : name
    }

    /// Whether a spreadsheet could interpret a text as a formula or a command.
    private static func isLikeFormula(_ text: String) -> Bool {
        let beginnings: Set<Unicode.Scalar> = [
            "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
        ]
        let first = text.unicodeScalars.first {
            beginnings.contains($0) || !$0.properties.isWhitespace
        }
        return first.map(beginnings.contains) ?? false
    }
}

import Scenario

/// The gradebook of a class, `gradebook.csv`: one row a student, for spreadsheets.
///
/// Rows end with CR and LF, as RFC 4180 has it: spreadsheets on all systems read that, and so do
/// programs. A field that a spreadsheet could take for a formula begins with an apostrophe. Where the
/// grader is at fault, the points are empty, and so is the student's total: neither is known.
package struct Gradebook: ClassFile {
    private let exercises: [Int]
    private let style = TextStyle(glyphs: .unicode)

    /// Creates a gradebook.
    ///
    /// - Parameter exercises: The numbers of the exercises that have columns.
    package init(exercises: [Int]) {
        self.exercises = exercises
    }

    /// The row of the columns' names.
    package func opening() -> String {
        let columns = exercises.flatMap { ["exercise \($0) outcome", "exercise \($0) points"] }
        return row(["student"] + columns + ["total", "maximum", "note"])
    }

    /// A student's row.
    package func piece(for submission: SubmissionReport) -> String {
        let answers = exercises.map { exercise in
            submission.answers.first { $0.report.exercise == exercise }
        }
        let cells = answers.flatMap { answer in
            [
                answer?.report.outcome.words ?? "",
                answer.flatMap { $0.isGraded ? PointsWords.number($0.points) : nil } ?? "",
            ]
        }
        let told = answers.compactMap { $0 }
        let total = told.map(\.points).reduce(0, +)
        return row(
            [submission.student] + cells
                + [
                    told.allSatisfy(\.isGraded) ? PointsWords.number(total) : "",
                    PointsWords.number(told.map(\.maximumPoints).reduce(0, +)),
                    told.compactMap(note).joined(separator: "; "),
                ]
        )
    }

    /// Nothing.
    package var separator: String { "" }

    /// Nothing.
    package var closing: String { "" }

    /// The characters of a message that stand in a note.
    private static let mostOfMessage = 200

    /// What a teacher has to know beside the outcome.
    private func note(_ answer: GradedAnswer) -> String? {
        let verdict: String
        switch answer.report.outcome {
        case .graderFault: verdict = "grade again, the grader is at fault"
        case .notAccepted: verdict = "not accepted"
        case .passed, .failed, .notStarted, .didNotCompile, .crashed, .timedOut, .skipped, .missing:
            return nil
        }
        let message = answer.report.message.physicalLines.joined(separator: " ")
            .cut(toWidth: Gradebook.mostOfMessage, ellipsis: style.glyphs.ellipsis)
        return "exercise \(answer.report.exercise): \(verdict)"
            + (message.isEmpty ? "" : ": \(message)")
    }

    private func row(_ fields: [String]) -> String {
        fields.map(field).joined(separator: ",") + "\r\n"
    }

    private func field(_ text: String) -> String {
        var field = style.visible(text)
        // What is visible now need not have been: a tab at the beginning is spaces.
        if Gradebook.isLikeFormula(text) || Gradebook.isLikeFormula(field) { field = "'" + field }
        let isPlain = field.unicodeScalars.allSatisfy { scalar in
            ![",", ";", "\"", "\r", "\n"].contains(scalar)
        }
        guard !isPlain || field.hasPrefix(" ") || field.hasSuffix(" ") else { return field }
        return "\"" + field.replacing("\"", with: "\"\"") + "\""
    }

    /// Whether a spreadsheet could calculate a text, or run what it names.
    private static func isLikeFormula(_ text: String) -> Bool {
        let beginnings: Set<Unicode.Scalar> = [
            "=", "+", "-", "@", "\t", "\r", "\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}",
        ]
        return text.unicodeScalars.first { $0 != " " }.map(beginnings.contains) ?? false
    }
}

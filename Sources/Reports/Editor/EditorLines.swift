import Results

/// A report as lines of the form `file:line:column: error: message`, to which editors jump.
///
/// An answer that compiles and fails has a line for each cause: where it crashed, or else the
/// method that the failing scene called.
package struct EditorLines: Sendable {
    private let report: ExerciseReport
    private let path: String
    private let source: AnswerMethods
    private let style = TextStyle(glyphs: .unicode)

    /// - Parameters:
    ///   - path: The answer file, as the editor finds it.
    ///   - source: The answer's text.
    package init(_ report: ExerciseReport, path: String, source: String) {
        self.report = report
        self.path = path
        self.source = AnswerMethods(source)
    }

    /// The lines with a newline after each; empty for an answer that passed or was not begun.
    package var text: String {
        switch report.outcome {
        case .passed, .notStarted: ""
        case .didNotCompile, .notAccepted: report.diagnostics.compactMap(line).joined()
        case .failed, .crashed, .timedOut, .skipped: report.failureGroups.map(line).joined()
        case .missing, .graderFault: line(1, 1, "error", [report.message])
        }
    }

    private func line(_ diagnostic: Diagnostic) -> String? {
        guard diagnostic.file == report.answerPath else { return nil }
        let place = place(of: diagnostic)
        return line(
            place.line,
            place.column,
            diagnostic.severity.rawValue,
            [diagnostic.message, diagnostic.advice ?? ""]
        )
    }

    private func line(_ group: FailureGroup) -> String {
        let test = group.first
        let others = group.others.count
        let place = source.place(of: test)
        return line(
            place.line,
            place.column,
            "error",
            [
                "\(test.name): \(test.summary)",
                others == 0
                    ? ""
                    : "\(counted(others, "other test")) \(others == 1 ? "looks" : "look") the same",
            ]
        )
    }

    /// Joins the message in one line, because an editor reads only the first.
    private func line(_ line: Int, _ column: Int, _ severity: String, _ message: [String]) -> String
    {
        let words = message.filter { !$0.isEmpty }.joined(separator: "; ")
            .split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "\(path):\(line):\(column): \(severity): \(style.visible(words))\n"
    }

    // MARK: The student's line

    /// A message about the whole file is placed on its first class, because editors cannot jump to line 0.
    private func place(of diagnostic: Diagnostic) -> AnswerMethods.Place {
        diagnostic.line.map { ($0, diagnostic.column ?? 1) } ?? source.firstClass ?? (1, 1)
    }
}

extension TestReport {
    /// What the answer did and should have done, in a few words.
    package var summary: String {
        guard let failure else { return message }
        if let end = failure.termination { return end.wordsWithMessage }
        return
            "expected \(failure.expected.withoutPeriod), happened \(failure.actual.withoutPeriod)"
    }
}

extension String {
    fileprivate var withoutPeriod: Substring { hasSuffix(".") ? dropLast() : self[...] }
}

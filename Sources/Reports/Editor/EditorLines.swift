import Results
import Scenario

/// A report as lines of the form `file:line:column: error: message`, to which editors jump.
///
/// An answer that compiles and fails has a line for each cause: where it crashed, or else the
/// method that the failing scene called.
package struct EditorLines: Sendable {
    private let report: ExerciseReport
    private let path: String
    private let source: [Substring]
    private let style = TextStyle(glyphs: .unicode)

    /// - Parameters:
    ///   - path: The answer file, as the editor finds it.
    ///   - source: The answer's text.
    package init(_ report: ExerciseReport, path: String, source: String) {
        self.report = report
        self.path = path
        self.source = source.split(separator: "\n", omittingEmptySubsequences: false)
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
        guard diagnostic.file == report.answerPath, let number = diagnostic.line else { return nil }
        return line(
            number,
            diagnostic.column ?? 1,
            diagnostic.severity.rawValue,
            [diagnostic.message, diagnostic.advice ?? ""]
        )
    }

    private func line(_ group: FailureGroup) -> String {
        let test = group.first
        let others = group.others.count
        let place = place(of: test)
        return line(
            place.line,
            place.column,
            "error",
            [
                "\(test.name): \(what(test))",
                others == 0 ? "" : "\(counted(others, "other test")) for the same reason",
            ]
        )
    }

    private func what(_ test: TestReport) -> String {
        guard let failure = test.failure else { return test.message }
        if let end = failure.termination { return "\(end.words) \(end.message)" }
        return
            "expected \(failure.expected.withoutPeriod), happened \(failure.actual.withoutPeriod)"
    }

    /// All of it in one line, since an editor reads no more.
    private func line(_ line: Int, _ column: Int, _ severity: String, _ message: [String]) -> String
    {
        let words = message.joined(separator: "; ").split(whereSeparator: \.isWhitespace)
            .joined(separator: " ")
        let trimmed = words.hasSuffix(";") ? String(words.dropLast()) : words
        return "\(path):\(line):\(column): \(severity): \(style.visible(trimmed))\n"
    }

    // MARK: The student's line

    private func place(of test: TestReport) -> (line: Int, column: Int) {
        if let end = test.failure?.termination, let line = end.line {
            return (line, end.column ?? 1)
        }
        let called = test.failure.map(calledMethods) ?? []
        for method in called { if let place = declaration("func \(method)") { return place } }
        return declaration("func ") ?? declaration("class ") ?? (1, 1)
    }

    /// The answer's methods that led to the first difference, those still running first.
    private func calledMethods(_ failure: CaseFailure) -> [String] {
        let trace = failure.attemptTrace
        let end = failure.differenceIndex?.attempt ?? trace.count
        var running: [TraceEvent] = []
        for event in trace.prefix(end) {
            switch event.call {
            case .began: running.append(event)
            case .ended: _ = running.popLast()
            case .none: break
            }
        }
        // A call that begins at the difference was made by the one around it.
        let next = trace.dropFirst(end).prefix(1).filter { $0.call != .began }
        return (next + running.reversed() + trace.prefix(end).reversed()).compactMap(\.method)
    }

    /// The first line that has a declaration, and the column in bytes, as compilers count it.
    private func declaration(_ start: String) -> (line: Int, column: Int)? {
        for (index, line) in source.enumerated() {
            guard let range = line.firstRange(of: start) else { continue }
            let before = line[..<range.lowerBound]
            let after = line[range.upperBound...].first
            let isWhole = start.hasSuffix(" ") || after == "(" || after == "<"
            guard isWhole, !before.contains("//"), before.last.map(\.isWhitespace) ?? true else {
                continue
            }
            return (index + 1, before.utf8.count + 1)
        }
        return nil
    }
}

extension TraceEvent {
    /// The method of an answer that an event belongs to.
    fileprivate var method: String? {
        switch self {
        case .hitTestBegan, .hitTestEnded, .hit: "hitTest"
        case .pointInsideBegan, .pointInsideEnded: "point"
        case .next: "nextResponder"
        case .chain: "chain"
        case .delivered, .handled: "deliver"
        case .touches(.began, _, _), .alert, .alertIgnored, .layerContains, .layerHitTestBegan,
            .layerHitTestEnded:
            "touchesBegan"
        case .touches(.moved, _, _): "touchesMoved"
        case .touches(.ended, _, _): "touchesEnded"
        case .touches(.cancelled, _, _): "touchesCancelled"
        case .setUp: "viewDidLoad"
        case .stepBegan, .systemHitTest, .converted, .read, .wrote, .forwarded, .action: nil
        }
    }
}

extension String {
    fileprivate var withoutPeriod: Substring { hasSuffix(".") ? dropLast() : self[...] }
}

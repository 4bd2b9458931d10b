import Results
import Scenario

/// The format "workbook/report/1", in which a missing value is encoded as `null`.
struct JSONReportObject: Encodable {
    private let report: ExerciseReport

    init(_ report: ExerciseReport) {
        self.report = report
    }

    /// The compiler's messages; after a fault of the grader, also the fault.
    private var diagnostics: [Diagnostic] {
        guard report.outcome == .graderFault else { return report.diagnostics }
        return report.diagnostics
            + [Diagnostic(severity: .error, file: "", message: report.message)]
    }

    private enum Key: String, CodingKey {
        case schema, exercise, slug, outcome, score, maxScore, seed, durationSeconds, tests
        case diagnostics, output, progress, constant, cap
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(JSONReport.schema, forKey: .schema)
        try object.encode(report.exercise, forKey: .exercise)
        try object.encode(report.slug, forKey: .slug)
        try object.encode(report.outcome.rawValue, forKey: .outcome)
        try object.encode(report.score, forKey: .score)
        try object.encode(report.maximumScore, forKey: .maxScore)
        try object.encode(report.seed, forKey: .seed)
        try object.encode(report.durationSeconds, forKey: .durationSeconds)
        try object.encode(report.tests.map(TestObject.init), forKey: .tests)
        try object.encode(diagnostics.map(DiagnosticObject.init), forKey: .diagnostics)
        try object.encode(report.output, forKey: .output)
        try object.encode(report.progress.map(ProgressObject.init), forKey: .progress)
        try object.encode(report.constant, forKey: .constant)
        try object.encode(report.cap.map(CapObject.init), forKey: .cap)
    }
}

/// The maximum share of the points for an answer, with the reason.
private struct CapObject: Encodable {
    let reason: String
    let share: Double

    init(_ cap: PointsCap) {
        (reason, share) = (cap.reason.rawValue, cap.share)
    }
}

private struct ProgressObject: Encodable {
    let progress: AnswerProgress

    init(_ progress: AnswerProgress) {
        self.progress = progress
    }

    private enum Key: String, CodingKey {
        case standing, missing, next
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(progress.standing, forKey: .standing)
        try object.encode(progress.missing, forKey: .missing)
        try object.encode(progress.next, forKey: .next)
    }
}

private struct DiagnosticObject: Encodable {
    let diagnostic: Diagnostic

    private enum Key: String, CodingKey {
        case severity, file, line, column, message, sourceLine, advice
    }

    func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Key.self)
        try object.encode(diagnostic.severity.rawValue, forKey: .severity)
        try object.encode(diagnostic.file, forKey: .file)
        try object.encode(diagnostic.line, forKey: .line)
        try object.encode(diagnostic.column, forKey: .column)
        try object.encode(diagnostic.message, forKey: .message)
        try object.encode(diagnostic.sourceLine, forKey: .sourceLine)
        try object.encode(diagnostic.advice, forKey: .advice)
    }
}

import Scenario

extension ExerciseReport {
    /// True if grading can produce every number in the report.
    ///
    /// Report files may be damaged or come from other machines. Readers check this once, so that
    /// later arithmetic cannot overflow.
    package var isWithinBounds: Bool {
        exercise > 0 && exercise <= ReportBounds.most
            && durationSeconds >= 0 && durationSeconds <= Double(ReportBounds.most)
            && (0...ReportBounds.maximumLines).contains(outputLineCount)
            && tests.allSatisfy(\.isWithinBounds)
            && diagnostics.allSatisfy { ReportBounds.hold(line: $0.line, column: $0.column) }
    }
}

private enum ReportBounds {
    /// Exceeds every line, column, step and millisecond in a report.
    static let most = 1 << 24
    /// Exceeds the number of lines that an answer can print before its timeout.
    static let maximumLines = 1 << 40
    /// Exceeds the points of any test.
    static let maximumPoints = 1_000

    static func hold(line: Int?, column: Int?) -> Bool {
        [line, column].allSatisfy { $0.map { (1...most).contains($0) } ?? true }
    }
}

extension TestReport {
    fileprivate var isWithinBounds: Bool {
        (0...ReportBounds.most).contains(position)
            && (0...ReportBounds.maximumPoints).contains(points)
            && failure?.isWithinBounds ?? true
    }
}

extension CaseFailure {
    fileprivate var isWithinBounds: Bool {
        let indices = [stepIndex, differenceIndex?.reference ?? 0, differenceIndex?.attempt ?? 0]
        guard indices.allSatisfy((0...ReportBounds.most).contains),
            (0...ReportBounds.maximumLines).contains(printed?.lineCount ?? 0)
        else { return false }
        guard let termination else { return true }
        return ReportBounds.hold(line: termination.line, column: termination.column)
            && (-ReportBounds.most...ReportBounds.most).contains(termination.code)
    }
}

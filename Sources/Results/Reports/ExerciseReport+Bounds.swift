import Scenario

extension ExerciseReport {
    /// True if grading can produce every number in the report, and each test is there once.
    ///
    /// Report files may be damaged or come from other machines. Readers check this once, so that
    /// later arithmetic cannot overflow.
    package var isWithinBounds: Bool {
        exercise > 0 && exercise <= ReportBounds.most
            && durationSeconds >= 0 && durationSeconds <= Double(ReportBounds.most)
            && (0...ReportBounds.maximumLines).contains(outputLineCount)
            && tests.count <= ReportBounds.maximumTests && tests.allSatisfy(\.isWithinBounds)
            && Set(tests.map(\.name)).count == tests.count
            && diagnostics.count <= ReportBounds.maximumDiagnostics
            && diagnostics.allSatisfy(\.isWithinBounds)
            && unusedFiles.count <= ReportBounds.maximumFiles
            && ReportBounds.hold([output, message, behaviour, title, slug] + unusedFiles)
    }
}

private enum ReportBounds {
    /// Exceeds every line, column, step and millisecond in a report.
    static let most = 1 << 24
    /// Exceeds the number of lines that an answer can print before its timeout.
    static let maximumLines = 1 << 40
    /// Exceeds the points of any test.
    static let maximumPoints = 1_000

    /// Exceeds the tests of any exercise.
    static let maximumTests = 500
    /// Exceeds the messages that are kept of a compile.
    static let maximumDiagnostics = 500
    /// Exceeds the files that a report names.
    static let maximumFiles = 100
    /// Exceeds every text in a report, in bytes.
    static let maximumText = 256 << 10

    static func hold(_ texts: [String?]) -> Bool {
        texts.allSatisfy { ($0?.utf8.count ?? 0) <= maximumText }
    }

    static func hold(line: Int?, column: Int?) -> Bool {
        [line, column].allSatisfy { $0.map { (1...most).contains($0) } ?? true }
    }
}

extension Diagnostic {
    fileprivate var isWithinBounds: Bool {
        ReportBounds.hold(line: line, column: column)
            && ReportBounds.hold([message, sourceLine, advice, file])
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
            (0...ReportBounds.maximumLines).contains(printed?.lineCount ?? 0),
            ReportBounds.hold([
                printed?.text, termination?.message, termination?.sourceLine,
                termination?.nilValue,
            ])
        else { return false }
        guard let termination else { return true }
        return ReportBounds.hold(line: termination.line, column: termination.column)
            && (-ReportBounds.most...ReportBounds.most).contains(termination.code)
    }
}

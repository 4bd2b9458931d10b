import Platform
import Results

/// The compiler's warnings about an answer that fails, which may name its fault.
struct CompilerWarnings {
    let report: ExerciseReport
    /// Whether to show the warnings that may name the fault itself, rather than the others.
    let areOfLikelyFaults: Bool

    /// The maximum number of warnings: an answer can have hundreds, which would hide the failure.
    private static let limit = 3

    func add(to page: inout Page) {
        let warnings = report.diagnostics.filter {
            $0.severity == .warning && $0.line != nil
                && $0.isWarningOfLikelyFault == areOfLikelyFaults
        }
        guard !warnings.isEmpty else { return }
        page.gap()
        page.paragraph("The compiler warns of your file:", indent: 2)
        for warning in warnings.prefix(CompilerWarnings.limit) {
            page.paragraph(
                warning.message,
                label: "line \(warning.line ?? 1): ",
                labelInk: .accent,
                indent: 4
            )
        }
        let more = warnings.count - CompilerWarnings.limit
        if more > 0 {
            let ellipsis = page.style.glyphs.ellipsis
            page.paragraph("\(ellipsis) and \(counted(more, "more warning"))", .faint, indent: 4)
        }
        page.gap()
    }
}

import Platform
import Results

/// The errors of an answer that cannot be run, from the compiler or the workbook.
///
/// Only the first error is shown in full, because the others often follow from it.
struct CompilerErrors {
    let report: ExerciseReport
    let occasion: Occasion

    private static let limit = 3

    func add(to page: inout Page) {
        page.told(report.headline, by: report.outcome)
        let errors = report.diagnostics.indices.filter { report.diagnostics[$0].severity == .error }
        for (order, index) in errors.prefix(CompilerErrors.limit).enumerated() {
            page.gap()
            add(report.diagnostics[index], isFirst: order == 0, to: &page)
            guard order == 0 else { continue }
            for note in notes(after: index) {
                page.gap()
                add(note, isFirst: false, to: &page)
            }
        }
        if errors.isEmpty { addUnexplained(to: &page) }
        let more = errors.count - CompilerErrors.limit
        if more > 0 {
            page.gap()
            let ellipsis = page.style.glyphs.ellipsis
            page.paragraph("\(ellipsis) and \(counted(more, "more error"))", .faint, indent: 2)
        }
        if errors.count > 1 {
            page.gap()
            page.paragraph("Begin with the first: the others may follow from it.", indent: 2)
        }
        if case .repeatedly = occasion { return }
        page.gap()
        page.command(.again(report))
    }

    private func notes(after index: Int) -> ArraySlice<Diagnostic> {
        report.diagnostics[(index + 1)...].prefix { $0.severity == .note }.prefix(2)
    }

    private func addUnexplained(to page: inout Page) {
        page.gap()
        let message = report.message.isEmpty ? "The compiler gave no reason." : report.message
        page.paragraph(message, indent: 2)
    }

    private func add(_ diagnostic: Diagnostic, isFirst: Bool, to page: inout Page) {
        if !diagnostic.place.isEmpty { page.paragraph(diagnostic.place, .accent, indent: 2) }
        let isError = diagnostic.severity == .error
        page.paragraph(
            diagnostic.message,
            isFirst ? .strong : .plain,
            label: "\(diagnostic.severity.rawValue): ",
            labelInk: isError ? .bad : .faint,
            indent: 2
        )
        guard isFirst else { return }
        if let excerpt = SourceExcerpt(diagnostic) {
            page.gap()
            page.add(excerpt.lines(in: page.style), indent: 2)
        }
        if let advice = diagnostic.advice, !advice.isEmpty {
            page.gap()
            page.paragraph(advice, indent: 2)
        }
    }
}

extension Diagnostic {
    /// The place, such as "BaseView.swift:12:20".
    var place: String {
        [file, line.map(String.init), line == nil ? nil : column.map(String.init)]
            .compactMap { $0 }.joined(separator: ":")
    }
}

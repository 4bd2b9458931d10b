import Scenario

/// How far an answer is that has only some of the parts of its task: what stands, and what to write next.
struct ProgressSection {
    let progress: AnswerProgress
    /// What the answer does if it is the same whatever is asked.
    var constant: String?

    /// Where the text beside a label begins.
    private static let hang = 10

    /// Sets the parts one below the other, and the next one in words.
    func add(to page: inout Page) {
        for part in progress.standing {
            page.paragraph(
                part,
                .good,
                label: "\(page.style.glyphs.passed) ",
                labelInk: .good,
                indent: 2
            )
        }
        for part in progress.missing {
            page.paragraph(
                part,
                .faint,
                label: "\(page.style.glyphs.notStarted) ",
                labelInk: .faint,
                indent: 2
            )
        }
        page.gap()
        if let constant {
            page.paragraph("So far it \(constant).", indent: 2)
            page.gap()
        }
        addNext(to: &page)
    }

    /// Sets the next part alone.
    func addNext(to page: inout Page) {
        page.paragraph(
            progress.next,
            .accent,
            label: "next",
            labelInk: .faint,
            indent: 2,
            hang: ProgressSection.hang
        )
    }
}

extension AnswerProgress {
    /// How many parts stand: "not finished yet, 3 of 7 parts stand".
    var words: String {
        "not finished yet, \(standing.count) of \(standing.count + missing.count) parts stand"
    }
}

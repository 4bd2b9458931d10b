import Results
import Scenario

/// The belief behind a failure: the belief, the truth, and a hint.
struct BeliefSection {
    let diagnosis: Diagnosis
    /// Sentences on the beliefs behind other tests.
    let others: [String]

    func add(to page: inout Page) {
        page.paragraph(diagnosis.certainty.words, indent: 2)
        page.entry("belief", "\u{201C}\(diagnosis.title)\u{201D}", .strong)
        if !diagnosis.explanation.isEmpty { page.entry("truth", diagnosis.explanation) }
        if !diagnosis.hint.isEmpty { page.entry("hint", diagnosis.hint, .accent) }
        for other in others {
            page.gap()
            page.paragraph(other, indent: 2)
        }
    }
}

extension ExerciseReport {
    /// A sentence on each belief, other than the given test's, that may be behind another test.
    package func otherBeliefs(than test: TestReport) -> [String] {
        var seen = Set([test.diagnosis?.identifier])
        return tests.compactMap { other in
            guard let belief = other.diagnosis, seen.insert(belief.identifier).inserted else {
                return nil
            }
            return "Another belief may be behind \u{201C}\(other.name)\u{201D}: "
                + "\u{201C}\(belief.title)\u{201D}."
        }
    }
}

extension Diagnosis.Certainty {
    /// The introduction of the belief, before its title.
    package var words: String {
        switch self {
        case .certain: "In every scene your answer does what this belief leads to:"
        case .combined: "A guess: two beliefs together. This is the one here:"
        case .likely: "In nearly all scenes your answer behaves as if this were true:"
        case .possible: "A guess, from the known wrong answer that is nearest:"
        }
    }
}

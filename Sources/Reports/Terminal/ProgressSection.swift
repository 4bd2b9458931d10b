import Foundation
import Results

/// The progress of an unfinished answer: its parts, and the next part to write.
struct ProgressSection {
    let progress: AnswerProgress
    /// The behaviour of a constant answer; `nil` for others.
    var constant: String?

    /// Adds the parts as a list, and the next one in words.
    func add(to page: inout Page) {
        for part in progress.standing { page.told(part, .good, by: .passed, indent: 2) }
        for part in progress.missing { page.told(part, .faint, by: .notStarted, indent: 2) }
        page.gap()
        if let constant {
            page.paragraph("So far it \(constant), in nearly all scenes.", indent: 2)
            page.gap()
        }
        page.entry("next", progress.next, .accent)
    }
}

extension AnswerProgress {
    /// The number of parts, as in "not finished yet, 3 of 7 parts stand".
    var words: String {
        "not finished yet, \(standing.count) of \(standing.count + missing.count) parts stand"
    }
}

extension ExerciseReport {
    /// The part that an answer lacks although it does not count as unfinished, in a sentence, and the next step
    /// if that would mend the scene that is shown.
    ///
    /// `nil` if the failure reported in full is an early end, which has another cause.
    package var missingPart: (sentence: String, next: String?)? {
        let failure = testToExplain?.failure
        guard !isUnfinished, failure?.termination == nil, let progress,
            let part = progress.missing.first
        else { return nil }
        let names = progress.absentNames?.components(separatedBy: " or ") ?? []
        let evidence = progress.absentNames.map { "; yours has no \($0)" } ?? ""
        // A scene may fail for another reason.
        guard let failure, names.contains(where: failure.firstDifference.contains) else {
            return ("A right answer also \(part)\(evidence). \(progress.next)", nil)
        }
        return ("A right answer \(part)\(evidence).", progress.next)
    }
}

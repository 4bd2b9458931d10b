import Catalogue
import Explanation
import Foundation
import Results

/// The hints for an answer, from a nudge to the idea; each request reveals one more.
package struct HintLadder: Hashable, Sendable {
    package let rungs: [String]
}

extension HintLadder {
    /// The hints for an answer.
    ///
    /// - Parameters:
    ///   - note: The last check. A hint on its obstacle comes first. The hints of the belief that it found
    ///     follow, as certain as the check was, and then the last of the exercise's own. Without a belief,
    ///     all of these follow, since they build on each other.
    ///   - report: The report on the answer, if it is kept. Its next step comes first for an answer that
    ///     lacks a part.
    package init(
        _ exercise: Exercise,
        in workbook: Workbook,
        after note: ExerciseNote,
        report: ExerciseReport? = nil
    ) {
        let data = FileManager.default.contents(atPath: workbook.hints(exercise)) ?? Data()
        let general = HintFile(text: String(decoding: data, as: UTF8.self)).levels
        let rungs =
            HintLadder.belief(exercise, workbook, note).map { $0 + general.suffix(1) } ?? general
        let first =
            note.hintOnObstacle(in: exercise.answerFile).map { $0 + HintLadder.warning(report) }
            ?? (note.belief == nil ? report?.progress?.next : nil)
        self.init(rungs: (first.map { [$0] } ?? []) + rungs)
    }

    /// The compiler's first warning, which may name the obstacle.
    private static func warning(_ report: ExerciseReport?) -> String {
        let warning = report?.diagnostics.first { $0.severity == .warning && $0.line != nil }
        return warning.map {
            "\n\nThe compiler warns of line \($0.line ?? 1): \($0.message)"
        } ?? ""
    }

    /// The place to look at, and the truth; `nil` without a belief in the catalogue.
    private static func belief(
        _ exercise: Exercise,
        _ workbook: Workbook,
        _ note: ExerciseNote
    ) -> [String]? {
        let known = note.belief.flatMap { belief in
            Misconception.all(of: exercise, in: workbook).first { $0.identifier == belief }
        }
        guard let known, !known.hint.isEmpty else { return nil }
        // The notes are untrusted, and may lack the check's certainty.
        let certainty = note.certainty ?? .possible
        let truth = "\(certainty.words) \u{201C}\(known.title)\u{201D}.\n\n\(known.explanation)"
        switch certainty {
        case .certain, .likely: return [known.hint, truth]
        case .combined, .possible:
            return [
                "The last check can only guess the cause. If it is right: \(known.hint)", truth,
            ]
        }
    }
}

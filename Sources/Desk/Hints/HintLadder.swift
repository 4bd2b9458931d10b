import Catalogue
import Explanation
import Foundation

/// The hints for an answer, from a nudge to the idea; each request reveals one more.
package struct HintLadder: Hashable, Sendable {
    package let rungs: [String]
}

extension HintLadder {
    /// The hints for an answer.
    ///
    /// - Parameter belief: The belief from the last check. Its own hints come first, then the idea.
    ///   Without a belief in the catalogue, the exercise's hints are used.
    package init(_ exercise: Exercise, in workbook: Workbook, belief: String?) {
        let data = FileManager.default.contents(atPath: workbook.hints(exercise)) ?? Data()
        let general = HintFile(text: String(decoding: data, as: UTF8.self)).levels
        let known = belief.flatMap { belief in
            Misconception.all(of: exercise, in: workbook).first { $0.identifier == belief }
        }
        guard let known, !known.hint.isEmpty else {
            self.init(rungs: general)
            return
        }
        let truth =
            "Your answer does what this belief leads to: \u{201C}\(known.title)\u{201D}.\n\n"
            + known.explanation
        self.init(rungs: [known.hint, truth] + general.suffix(1))
    }
}

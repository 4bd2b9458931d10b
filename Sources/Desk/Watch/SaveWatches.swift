import Catalogue
import Foundation
import Platform

/// Detects saves of all answers, so that a watch can follow the one that was saved.
final class SaveWatches {
    private struct Watched {
        let exercise: Exercise
        let path: String
        var watch: SaveWatch
        /// The last known text; `nil` without a file.
        var text: Data?
    }

    private var answers: [Watched]
    private var nextLook = 0.0

    /// On average, a check starts one and a half of these intervals after a save.
    static let secondsBetweenLooks = 0.02

    init(_ workbook: Workbook) {
        answers = Exercise.all.map { exercise in
            let path = workbook.answer(exercise)
            return Watched(
                exercise: exercise,
                path: path,
                watch: SaveWatch(path: path),
                text: RegularFile.contents(atPath: path)
            )
        }
    }

    /// The timeout of the next wait.
    func secondsToWait(at now: Double) -> Double { max(0, nextLook - now) }

    /// The exercise of a saved answer: the watched one, or one with a new text; `nil` if there is none.
    ///
    /// A watch does not move to another exercise whose file only vanished, or was saved unchanged.
    func saved(at now: Double, watching current: Exercise) -> Exercise? {
        guard now >= nextLook else { return nil }
        nextLook = now + SaveWatches.secondsBetweenLooks
        var saved: Exercise?
        for index in answers.indices where answers[index].watch.wasSaved() {
            let text = RegularFile.contents(atPath: answers[index].path)
            let isNew = text != nil && text != answers[index].text
            answers[index].text = text
            let exercise = answers[index].exercise
            if exercise == current || isNew, saved != current { saved = exercise }
        }
        return saved
    }
}

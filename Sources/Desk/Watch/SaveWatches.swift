import Catalogue
import Foundation
import Platform

/// Detects saves of all answers, so that a watch follows whichever one is saved.
final class SaveWatches {
    private struct Watched {
        let exercise: Exercise
        let path: String
        let watch: SaveWatch
        /// The last known text; `nil` without a file.
        var text: Data?
    }

    private var answers: [Watched]

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

    var descriptors: [Int32] { answers.flatMap(\.watch.descriptors) }

    /// The timeout of the next wait.
    func secondsToWait(at now: Double) -> Double {
        answers.map { $0.watch.secondsToWait(at: now) }.min() ?? .infinity
    }

    /// Drains the events of the answer to which a descriptor belongs.
    func drainEvents(of descriptor: Int32, at now: Double) {
        for answer in answers where answer.watch.descriptors.contains(descriptor) {
            answer.watch.drainEvents(at: now)
        }
    }

    /// The saved answer with the exercise that is watched, or with a new text; `nil` if there is
    /// none.
    ///
    /// A file that only vanished, or was written as it was, is followed nowhere.
    func saved(at now: Double, watching current: Exercise) -> Exercise? {
        var saved: Exercise?
        for index in answers.indices where answers[index].watch.wasSaved(at: now) {
            let text = RegularFile.contents(atPath: answers[index].path)
            let isNew = text != nil && text != answers[index].text
            answers[index].text = text
            let exercise = answers[index].exercise
            if exercise == current || isNew, saved != current { saved = exercise }
        }
        return saved
    }
}

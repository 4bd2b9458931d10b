import Catalogue
import Foundation
import Platform
import Suites

/// The state of an exercise, without grading it.
package struct ExerciseStanding: Sendable {
    package var exercise: Exercise
    package var state: AnswerState
    /// The points of the last check.
    package var points = 0
    /// The maximum points of the last check; 0 before the first one.
    package var maximum = 0
    /// The most points of any check.
    package var best = 0
    /// Whether the stub is there again after a pass.
    var isBegunAgain = false
    /// The modification date of the answer file, unless it is the stub.
    package var lastChange: Date?
}

extension ExerciseStanding {
    /// Looks up the kept report and the note.
    ///
    /// Only a report that was kept for exactly these bytes proves a pass. The notes are untrusted.
    package init(_ exercise: Exercise, workbook: Workbook, notes: DeskNotes) {
        self.init(exercise: exercise, state: .known(.missing))
        let path = workbook.answer(exercise)
        guard let data = RegularFile.contents(atPath: path) else { return }
        let bytes = [UInt8](data)
        let note = notes[exercise]
        let kept = KeptReports(exercise, workbook: workbook, order: CheckOrder())?
            .reportUnderAnyPath()
        if let kept {
            state = .known(kept.outcome)
            if kept.outcome != .notStarted { (points, maximum) = (kept.score, kept.maximumScore) }
        } else if data == FileManager.default.contents(atPath: workbook.stub(exercise)) {
            state = .known(.notStarted)
        } else {
            (points, maximum) = (note.points, note.maximum)
            switch note.outcome {
            case nil, .notStarted?: state = .unchecked
            case .passed? where note.isCurrent(for: bytes): state = .unchecked
            case let outcome? where note.isCurrent(for: bytes): state = .known(outcome)
            case .some: state = .changedSince
            }
        }
        best = max(note.best, points)
        guard state != .known(.notStarted) else {
            isBegunAgain = note.hasPassed
            return
        }
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        lastChange = attributes?[.modificationDate] as? Date
    }

    package static func all(in workbook: Workbook) -> [ExerciseStanding] {
        let notes = DeskNotes(of: workbook)
        return Exercise.all.map { ExerciseStanding($0, workbook: workbook, notes: notes) }
    }

    /// The next exercise that has not passed, starting over at the first one if necessary; `nil` if all
    /// others have.
    package static func nextOpen(after exercise: Exercise, in workbook: Workbook) -> Exercise? {
        let open = all(in: workbook).filter { !$0.state.isPassed }.map(\.exercise)
        return open.first { $0.number > exercise.number } ?? open.first { $0 != exercise }
    }
}

import Catalogue
import Platform

/// The notes that commands share about a folder of answers.
///
/// The notes may be deleted at any time. They are untrusted, and no grade depends on them. Each
/// folder of answers has its own file in the workbook's cache.
package struct DeskNotes: Hashable, Sendable {
    private var notes: [Int: ExerciseNote] = [:]

    /// The notes on a workbook's answers; unreadable ones are ignored.
    package init(of workbook: Workbook) {
        notes = (DeskNotes.file(of: workbook).value ?? [:]).filter(\.value.isSound)
    }

    package subscript(_ exercise: Exercise) -> ExerciseNote {
        get { notes[exercise.number] ?? ExerciseNote() }
        set { notes[exercise.number] = newValue }
    }

    /// Changes the note on an exercise.
    ///
    /// A failed write is ignored, because only the note is lost.
    package static func change(
        _ exercise: Exercise,
        of workbook: Workbook,
        _ change: (inout ExerciseNote) -> Void
    ) {
        var notes = DeskNotes(of: workbook)
        change(&notes[exercise])
        try? file(of: workbook).keep(notes.notes)
    }

    private static func file(of workbook: Workbook) -> KeptValue<[Int: ExerciseNote]> {
        KeptValue(at: path(of: workbook), atMost: 65_536)
    }

    static func path(of workbook: Workbook) -> String {
        "\(workbook.cache)/desk/answers\(workbook.suffixOfCopy).json"
    }
}

import Catalogue
import Foundation
import Platform
import Scenario

/// The notes that commands share about a folder of answers.
///
/// The notes are plain text that may be deleted at any time. They are untrusted, and no grade
/// depends on them. Each folder of answers has its own file in the workbook's cache:
///
/// ```
/// 3 answer=1x8kq outcome=failed points=23 of=29 belief=IgnoresHidden hints=1
/// ```
package struct DeskNotes: Hashable, Sendable {
    private var notes: [Int: ExerciseNote] = [:]

    private static let head =
        "# Notes for status and hint. No grade depends on them; you can delete this file.\n"
    /// The maximum size of a file that is read.
    private static let maximumBytes = 65_536

    /// Parses notes, and ignores malformed lines.
    package init(text: String = "") {
        for line in text.split(whereSeparator: \.isNewline) {
            let words = line.split(separator: " ")
            guard let first = words.first, let number = Int(first) else { continue }
            notes[number] = ExerciseNote(words: words.dropFirst())
        }
    }

    package subscript(_ exercise: Exercise) -> ExerciseNote {
        get { notes[exercise.number] ?? ExerciseNote() }
        set { notes[exercise.number] = newValue }
    }

    package var text: String {
        DeskNotes.head
            + notes.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)\n" }.joined()
    }

    // MARK: The file

    /// The notes on a workbook's answers; empty if there are none.
    package init(of workbook: Workbook) {
        let file = DeskNotes.file(of: workbook)
        guard let data = RegularFile.contents(atPath: file, atMost: DeskNotes.maximumBytes) else {
            self.init()
            return
        }
        self.init(text: String(decoding: data, as: UTF8.self))
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
        try? Data(notes.text.utf8).write(wholeTo: file(of: workbook))
    }

    package static func file(of workbook: Workbook) -> String {
        "\(workbook.cache)/desk/answers\(workbook.suffixOfCopy).txt"
    }
}

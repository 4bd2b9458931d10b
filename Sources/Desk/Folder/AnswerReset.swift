import Catalogue
import Foundation
import Platform

/// Restores the stub, and keeps the student's answer.
package struct AnswerReset {
    private let exercise: Exercise
    private let workbook: Workbook

    /// The folder beside the answer that keeps old ones; builds ignore it because it is hidden.
    package static let keptFolder = ".kept"

    package enum Result: Hashable, Sendable {
        case nothingToDo
        /// There was no answer, and now there is the stub.
        case restored
        /// The answer was moved to this name in ``keptFolder``.
        case kept(String)
    }

    package init(_ exercise: Exercise, workbook: Workbook) {
        self.exercise = exercise
        self.workbook = workbook
    }

    /// - Parameter date: The date in the kept file's name.
    package func run(at date: Date = Date(), timeZone: TimeZone = .current) throws(Mistake)
        -> Result
    {
        let files = FileManager.default
        let path = workbook.answer(exercise)
        guard let stub = files.contents(atPath: workbook.stub(exercise)) else {
            throw Mistake(
                "Solutions/\(exercise.slug)/Stub.swift is missing; "
                    + "`git checkout Solutions` brings it back."
            )
        }
        if RegularFile.contents(atPath: path) == stub { return .nothingToDo }
        do {
            let kept = try keep(path, date, timeZone)
            try stub.write(wholeTo: path)
            DeskNotes.change(exercise, of: workbook) { $0.restart() }
            return kept.map(Result.kept) ?? .restored
        } catch {
            throw Mistake(
                "\(workbook.relativeAnswer(exercise)) cannot be replaced: "
                    + "\(error.localizedDescription). May you write in its folder?"
            )
        }
    }

    /// Moves any file at a path to the kept ones, and returns its new name.
    private func keep(_ path: String, _ date: Date, _ timeZone: TimeZone) throws -> String? {
        let files = FileManager.default
        // Unlike `fileExists`, this also finds a dangling symbolic link.
        guard (try? files.attributesOfItem(atPath: path)) != nil else { return nil }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
            .appendingPathComponent(AnswerReset.keptFolder)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        // Avoid blanks, so that a shell takes the name as one word.
        let stamp = date.day(in: timeZone) + "-" + date.time(in: timeZone).replacing(":", with: ".")
        var free = "\(stamp)-\(exercise.answerFile)"
        var count = 1
        while (try? files.attributesOfItem(atPath: folder.path + "/" + free)) != nil {
            count += 1
            free = "\(stamp)-\(count)-\(exercise.answerFile)"
        }
        try files.moveItem(atPath: path, toPath: folder.path + "/" + free)
        return free
    }
}

import Catalogue
import Platform
import Play

/// The programs that play a report's scenes, the reference's and the answer's, each started once.
final class ReportPlayers {
    let reference: TracePlayer
    let answer: TracePlayer

    /// - Parameter file: The answer's path; `nil` for the student's own.
    init(_ exercise: Exercise, workbook: Workbook, file: String?) throws {
        let reference = BackgroundWork {
            try TracePlayer(referenceOf: exercise, workbook: workbook)
        }
        answer = try TracePlayer(answerTo: exercise, workbook: workbook, file: file)
        self.reference = try reference.value()
    }
}

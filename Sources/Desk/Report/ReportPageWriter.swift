import Catalogue
import Foundation
import HitMaps
import Pages
import Platform
import Results
import Suites

/// Writes the page of a report into a file.
package struct ReportPageWriter {
    let exercise: Exercise
    let workbook: Workbook
    let order: CheckOrder

    package init(_ exercise: Exercise, workbook: Workbook, order: CheckOrder) {
        self.exercise = exercise
        self.workbook = workbook
        self.order = order
    }

    /// The default file of a page.
    ///
    /// It is the same for each report on an exercise of a folder, so that a browser's tab can be reloaded.
    package var usualPath: String {
        "\(workbook.cache)/pages/\(exercise.slug)\(workbook.suffixOfCopy).html"
    }

    /// Writes the page, and returns the file's path.
    package func write(_ report: ExerciseReport, to path: String? = nil) throws -> String {
        let players = report.outcome == .passed ? startPlayers() : nil
        let cases =
            try players.map { try passingCases(playedBy: $0.value) }
            ?? PlayedCase.failed(in: report)
        let map = map(of: cases.first, players ?? startPlayers())
        let page = ReportPage(
            report,
            source: source,
            cases: cases,
            map: map,
            lesson: lesson(after: report)
        )
        let html = try page.html(WebFiles(folder: workbook.webFiles))
        let file = URL(fileURLWithPath: path ?? usualPath).path
        do {
            try Data(html.utf8).write(wholeTo: file)
        } catch {
            throw Fault("\(file) cannot be written: \(error.localizedDescription)")
        }
        return file
    }

    /// The lesson of the next exercise after a pass, or else the exercise's own.
    private func lesson(after report: ExerciseReport) -> (path: String, address: String)? {
        let isPassed = report.outcome == .passed
        let next = isPassed ? Exercise.numbered(exercise.number + 1) : exercise
        return next.map { next in
            (
                path: workbook.relativeLesson(next),
                address: URL(fileURLWithPath: workbook.lesson(next)).absoluteString
            )
        }
    }

    /// The answer's text; `nil` if it cannot be read.
    private var source: String? {
        RegularFile.contents(atPath: order.attemptFile ?? workbook.answer(exercise))
            .map { String(decoding: $0, as: UTF8.self) }
    }

    private func startPlayers() -> BackgroundWork<ReportPlayers> {
        let (exercise, workbook, file) = (exercise, workbook, order.attemptFile)
        return BackgroundWork { try ReportPlayers(exercise, workbook: workbook, file: file) }
    }

    /// The maps of a scene, or why there are none; `nil` if they would not be informative.
    private func map(
        of first: PlayedCase?,
        _ players: @autoclosure () -> BackgroundWork<ReportPlayers>
    ) -> ReportPage.Map? {
        guard let first, HitMapMaker.suits(exercise) else { return nil }
        do {
            let maker = HitMapMaker(players: try players().value())
            return .drawn(try maker.maps(of: first.scene, before: first.firstStep))
        } catch {
            // A page without a map is better than none.
            return .leftOut((error as? NoHitMap ?? .unanswered).message)
        }
    }
}

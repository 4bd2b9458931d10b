import Catalogue
import Reports
import Results

/// A student's standing in an exercise: "exercise 3 of 6 · 10 → 13 of 29 points · 4 tests left".
struct StandingLine {
    let report: ExerciseReport
    /// The points of the previous check; `nil` before the first one.
    let before: Int?
    /// The highest score of any check, which no later check lowers.
    let best: Int
    let glyphs: Glyphs

    /// The parts in lines of at most a number of columns; each part stays whole.
    func lines(columns: Int) -> [String] {
        parts.filled(with: glyphs.isUnicode ? " · " : " - ") { $0.displayWidth <= columns }
    }

    private var parts: [String] {
        ["exercise \(report.exercise) of \(Exercise.all.count)"]
            + (report.outcome.isPlayed ? played : unplayed)
    }

    private var played: [String] {
        let points = report.score
        let change = before.map { $0 == points ? "" : "\($0) \(glyphs.arrow) " } ?? ""
        return [
            "\(change)\(points) of \(counted(report.maximumScore, "point"))", limit,
            best > points ? "best so far \(best)" : nil, left, notPlayed,
        ].compactMap { $0 }
    }

    private var limit: String? {
        report.limitingCap.map { "at most \(PointsText.number($0.share * 100)) %" }
    }

    /// An answer that cannot be played loses no points.
    private var unplayed: [String] {
        best > 0 ? ["best so far \(counted(best, "point"))"] : []
    }

    private var left: String {
        let count = report.tests.count { $0.outcome != .passed }
        return count == 0 ? "no test left" : "\(counted(count, "test")) left"
    }

    private var notPlayed: String? {
        let count = report.tests.count { $0.outcome == .skipped }
        return count == 0 ? nil : "\(count) not played"
    }
}

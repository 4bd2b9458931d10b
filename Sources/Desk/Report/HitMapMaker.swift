import Catalogue
import HitMaps
import Pages
import Platform
import Play
import Scenario

/// Asks the reference and an answer, at every point of a scene's window, which view gets the touch.
struct HitMapMaker {
    let players: ReportPlayers

    /// The number of rows that are asked together; each row is a scene of its own.
    private static let rowsTogether = 20
    /// The timeout in seconds, after which a map is left out; a simple scene takes a tenth of a second.
    var seconds = 1.5

    /// Whether a map is informative: the exercise's answer decides which view is hit.
    static func suits(_ exercise: Exercise) -> Bool { exercise.criteria.contains(.hitViews) }

    /// The maps of a scene before a step.
    ///
    /// - Throws: ``NoHitMap`` if the reference or the answer gives no result at some point.
    func maps(of scene: Scene, before step: Int) throws -> HitMapPair {
        var moment = scene.moment(before: step)
        moment.script = []
        let window = Rectangle(
            moment.root.boundsOrigin.x,
            moment.root.boundsOrigin.y,
            moment.root.frame.width,
            moment.root.frame.height
        )
        guard window.width >= 1, window.height >= 1 else { throw NoHitMap.emptyWindow }
        let still = moment
        let seconds = seconds
        // Nothing else uses the reference's player until this work is done.
        nonisolated(unsafe) let player = players.reference
        let reference = BackgroundWork {
            try HitMapMaker.map(still, window, seconds) {
                try player.traces(of: $0, recording: $1)
            }
        }
        let attempt = Result {
            try HitMapMaker.map(still, window, seconds) {
                // If one row takes a fifth of the time, the map cannot be finished anyway.
                players.answer.traces(of: $0, recording: $1, seconds: seconds / 5)
            }
        }
        let expected = try reference.value()
        return HitMapPair(
            still,
            window: window,
            reference: expected,
            attempt: try attempt.get()
        )
    }

    /// A map, row by row.
    private static func map(
        _ scene: Scene,
        _ window: Rectangle,
        _ seconds: Double,
        _ play: ([Scene], Set<TraceEvent.Kind>) throws -> [[TraceEvent]]
    ) throws -> HitMap {
        var map = HitMap()
        let participants = scene.participants
        let end = monotonicSeconds() + seconds
        for first in stride(from: 0, to: HitMap.side, by: rowsTogether) {
            let rows = (first..<min(first + rowsTogether, HitMap.side)).map { row in
                self.row(row, of: scene, window)
            }
            let kinds: Set<TraceEvent.Kind> = [.hitTestBegan, .hitTestEnded, .hit]
            let traces = try play(rows, kinds)
            guard traces.count == rows.count, monotonicSeconds() < end else {
                throw NoHitMap.unanswered
            }
            for trace in traces { map.add(trace, participants: participants) }
        }
        guard map.isComplete else { throw NoHitMap.unanswered }
        return map
    }

    private static func row(_ row: Int, of scene: Scene, _ window: Rectangle) -> Scene {
        var scene = scene
        // A view that is asked directly gets no event, on which some views depend.
        let needsEvent = scene.views.contains { $0.pointInside == .withEvent }
        scene.script = (0..<HitMap.side).map { column in
            let point = HitMap.point(column: column, row: row, in: window)
            return needsEvent ? .tap(point) : .ask(view: scene.root.name, point)
        }
        return scene
    }
}

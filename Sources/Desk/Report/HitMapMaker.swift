import Catalogue
import Pages
import Platform
import Play
import Scenario

/// Asks the reference and an answer at every point of a scene's window which view gets the touch.
struct HitMapMaker {
    private let exercise: Exercise
    private let workbook: Workbook
    private let file: String?

    /// The rows that are asked together; each row is a scene of its own.
    private static let rowsTogether = 20
    /// The seconds for a map, after which it is left out; a simple scene needs a tenth of one.
    var seconds = 1.5

    /// - Parameter file: The answer's path; the student's own where `nil`.
    init(_ exercise: Exercise, workbook: Workbook, file: String?) {
        self.exercise = exercise
        self.workbook = workbook
        self.file = file
    }

    /// Whether a map tells something: the exercise's answer decides which view is hit.
    static func suits(_ exercise: Exercise) -> Bool { exercise.criteria.contains(.hitViews) }

    /// The maps of a scene before a step, or a ``NoHitMap`` if not every point has an answer of both.
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
        let (exercise, workbook, seconds) = (exercise, workbook, seconds)
        let reference = BackgroundWork {
            let player = try ReferencePlayer(exercise, workbook: workbook)
            return try HitMapMaker.map(still, window, seconds) {
                try player.traces(of: $0, telling: $1)
            }
        }
        let player = try AnswerPlayer(exercise, workbook: workbook, file: file)
        let attempt = try HitMapMaker.map(still, window, seconds) {
            // A row that takes a fifth of the time is one of a map that does not get done.
            player.traces(of: $0, telling: $1, seconds: seconds / 5)
        }
        return HitMapPair(
            still,
            window: window,
            reference: try reference.value(),
            attempt: attempt
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
            for trace in traces { read(trace, participants, into: &map) }
        }
        guard map.isComplete else { throw NoHitMap.unanswered }
        return map
    }

    private static func row(_ row: Int, of scene: Scene, _ window: Rectangle) -> Scene {
        var scene = scene
        // Asked directly, a view has no event; some decide by that.
        let needsEvent = scene.views.contains { $0.pointInside == .withEvent }
        scene.script = (0..<HitMap.side).map { column in
            let point = HitMap.point(column: column, row: row, in: window)
            return needsEvent ? .tap(point) : .ask(view: scene.root.name, point)
        }
        return scene
    }

    private static func read(
        _ trace: [TraceEvent],
        _ participants: [String],
        into map: inout HitMap
    ) {
        var asked: [String] = []
        // A touch is hit-tested more than once: the first pass tells who is asked.
        var (depth, isDone) = (0, false)
        for event in trace {
            switch event {
            case .stepBegan: (asked, depth, isDone) = ([], 0, false)
            case .hitTestBegan(let who, _) where !isDone:
                asked.append(name(who, participants))
                depth += 1
            case .hitTestEnded where !isDone:
                depth -= 1
                isDone = depth == 0
            case .hit(let view):
                map.add(HitMap.Outcome(hit: view.map { name($0, participants) }, asked: asked))
            default: break
            }
        }
    }

    private static func name(_ participant: Participant, _ participants: [String]) -> String {
        guard case .responder(let index) = participant.meaning, index < participants.count else {
            return "another object"
        }
        return participants[index]
    }
}

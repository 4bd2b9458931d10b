import Scenario

/// The points of a step, in the window's coordinates.
struct TouchMarks: Hashable, Sendable {
    /// The points where fingers touch down, or for which `hitTest` is called.
    var touches: [Point] = []
    /// The later points of a drag.
    var waypoints: [Point] = []

    init(_ step: ScriptStep?, in views: [PlacedView]) {
        switch step {
        case .tap(let point): touches = [point]
        case .together(let points): touches = points
        case .drag(let points):
            touches = Array(points.prefix(1))
            waypoints = Array(points.dropFirst())
        case .ask(view: let name, let point):
            touches = views.first { $0.view.name == name }.map { [$0.toWindow.apply(point)] } ?? []
        case .change, .chain, .next, .deliver, nil: break
        }
        touches.removeAll { !$0.isDrawable }
        waypoints.removeAll { !$0.isDrawable }
    }

    var all: [Point] { touches + waypoints }
}

extension Point {
    /// Whether the coordinates are finite and small enough for a picture.
    var isDrawable: Bool { x.isFinite && y.isFinite && abs(x) < 1e12 && abs(y) < 1e12 }
}

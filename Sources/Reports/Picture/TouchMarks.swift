import Scenario

/// The points of a step, in the window's coordinates.
struct TouchMarks: Hashable, Sendable {
    /// The points where fingers touch down, or for which `hitTest` is called.
    var touches: [Point] = []
    /// The later points of a drag.
    var waypoints: [Point] = []

    var all: [Point] { touches + waypoints }
}

import Scenario

/// Writes a random script whose steps fit the state of the scene at each point.
struct ScriptWriter {
    /// The window after all changes so far.
    private(set) var moment: SceneView
    private(set) var geometry: SceneGeometry
    private(set) var steps: [ScriptStep] = []
    var aim = TouchAim()
    private let isSettled: (ScriptStep, SceneGeometry) -> Bool

    /// Begins a script in a window; `isSettled` decides which steps may be written.
    init(_ root: SceneView, isSettled: @escaping (ScriptStep, SceneGeometry) -> Bool) {
        moment = root
        geometry = SceneGeometry(root)
        self.isSettled = isSettled
        steps.reserveCapacity(8)
    }

    /// False if no settled step was found.
    var hasTouches: Bool { steps.contains(where: \.touchesOrAsks) }

    /// Writes a tap or, less often, a drag or a touch with several fingers.
    mutating func touch(using generator: inout SeededGenerator) {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<80: tap(using: &generator)
        case 80..<91: drag(using: &generator)
        default: together(using: &generator)
        }
    }

    mutating func tap(using generator: inout SeededGenerator) {
        write { .tap($0.point(using: &generator)) }
    }

    /// Writes a drag through two or three points.
    mutating func drag(using generator: inout SeededGenerator) {
        write { .drag([$0.point(using: &generator)] + $0.points(1...2, using: &generator)) }
    }

    /// Writes a touch with two or three fingers.
    mutating func together(using generator: inout SeededGenerator) {
        write { .together([$0.point(using: &generator)] + $0.points(1...2, using: &generator)) }
    }

    /// Writes a drag of less than one point, so that it rarely leaves or enters a view.
    mutating func shortDrag(using generator: inout SeededGenerator) {
        write { writer in
            let first = writer.point(using: &generator)
            return .drag([first, Point(first.x + 0.5, first.y - 0.5)])
        }
    }

    /// Writes a direct question to a view without an event.
    mutating func ask(_ name: String, using generator: inout SeededGenerator) {
        guard let place = geometry.place(of: name) else { return }
        write { writer in
            let local = place.inView(writer.point(using: &generator))
            return .ask(view: name, Point(local.x.toEighths, local.y.toEighths))
        }
    }

    /// Repeats the last touch or question if it is still settled.
    mutating func again() {
        guard let last = steps.last(where: \.touchesOrAsks), isSettled(last, geometry) else {
            return
        }
        steps.append(last)
    }

    /// Writes a change and applies it.
    mutating func change(_ name: String, _ change: SceneChange) {
        steps.append(.change(view: name, change))
        moment = moment.changing(name, change)
        geometry = SceneGeometry(moment)
    }

    private mutating func write(_ makeStep: (ScriptWriter) -> ScriptStep) {
        for _ in 0..<24 {
            let step = makeStep(self)
            if isSettled(step, geometry) {
                steps.append(step)
                return
            }
        }
    }

    private func point(using generator: inout SeededGenerator) -> Point {
        aim.point(in: geometry, using: &generator)
    }

    private func points(
        _ count: ClosedRange<Int>,
        using generator: inout SeededGenerator
    ) -> [Point] {
        (0..<Int.random(in: count, using: &generator)).map { _ in point(using: &generator) }
    }
}

extension ScriptStep {
    var touchesOrAsks: Bool {
        switch self {
        case .tap, .drag, .together, .oneByOne, .ask: true
        case .change, .chain, .next, .deliver: false
        }
    }
}

extension Double {
    /// Rounds to eighths, whose sums are exact.
    var toEighths: Double { (self * 8).rounded() / 8 }
}

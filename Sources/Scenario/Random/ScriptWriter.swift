/// A script that chance writes: touches, questions and changes, each in the scene as it is by then.
struct ScriptWriter {
    /// The scene's root as the changes so far have left it.
    private(set) var moment: SceneView
    /// Where its views lie.
    private(set) var geometry: SceneGeometry
    /// The script so far.
    private(set) var steps: [ScriptStep] = []
    /// The places that touches are aimed at, and where from the other ones are.
    var aim = TouchAim()
    private let isSettled: (ScriptStep, SceneGeometry) -> Bool

    /// Begins a script.
    ///
    /// - Parameters:
    ///   - root: The window with all in it.
    ///   - isSettled: Whether a step may be written.
    init(_ root: SceneView, isSettled: @escaping (ScriptStep, SceneGeometry) -> Bool) {
        moment = root
        geometry = SceneGeometry(root)
        self.isSettled = isSettled
        steps.reserveCapacity(8)
    }

    /// Whether anything is touched or asked so far; where nothing fair was found, nothing is.
    var hasTouches: Bool { steps.contains(where: \.touchesOrAsks) }

    /// Writes a tap, or now and then a drag or several fingers.
    mutating func touch(using generator: inout SeededGenerator) {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<80: tap(using: &generator)
        case 80..<91: drag(using: &generator)
        default: together(using: &generator)
        }
    }

    /// Writes a tap and nothing else.
    mutating func tap(using generator: inout SeededGenerator) {
        write { .tap($0.point(using: &generator)) }
    }

    /// Writes a drag through one or two other points.
    mutating func drag(using generator: inout SeededGenerator) {
        write { .drag([$0.point(using: &generator)] + $0.points(1...2, using: &generator)) }
    }

    /// Writes several fingers.
    mutating func together(using generator: inout SeededGenerator) {
        write { .together([$0.point(using: &generator)] + $0.points(1...2, using: &generator)) }
    }

    /// Writes a drag that ends near where it begins, and far from what it might leave or enter.
    mutating func shortDrag(using generator: inout SeededGenerator) {
        write { writer in
            let first = writer.point(using: &generator)
            return .drag([first, Point(first.x + 0.5, first.y - 0.5)])
        }
    }

    /// Writes a question to a view, without an event.
    mutating func ask(_ name: String, using generator: inout SeededGenerator) {
        guard let place = geometry.place(of: name) else { return }
        write { writer in
            let local = place.inView(writer.point(using: &generator))
            return .ask(view: name, Point(local.x.toEighths, local.y.toEighths))
        }
    }

    /// Writes the last step again, if it is still settled.
    mutating func again() {
        guard let last = steps.last(where: \.touchesOrAsks), isSettled(last, geometry) else {
            return
        }
        steps.append(last)
    }

    /// Writes a change, and makes it.
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
    /// Whether the step is a touch, or a question for the hit view.
    var touchesOrAsks: Bool {
        switch self {
        case .tap, .drag, .together, .ask: true
        case .change, .chain, .next, .deliver: false
        }
    }
}

extension Double {
    /// Rounded to a number that needs no rounding in sums.
    var toEighths: Double { (self * 8).rounded() / 8 }
}

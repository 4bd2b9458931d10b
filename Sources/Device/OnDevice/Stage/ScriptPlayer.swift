import UIKit

/// Asks the system about a scene on a stage: about its geometry, and about each step of its script.
@MainActor
struct ScriptPlayer {
    let stage: Stage
    let recorder: Recorder

    /// The point of the window that is converted to each view.
    private static let probe = CGPoint(x: 100, y: 200)

    /// Every view's frame and bounds, and two conversions between the view and the window.
    func geometry() -> [Observation] {
        stage.views.map { name, view in
            let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
            let toWindow = view.convert(middle, to: stage.window)
            let fromWindow = view.convert(ScriptPlayer.probe, from: stage.window)
            return Observation(
                .geometry,
                "the geometry of \(name)",
                [
                    Statement("frame", view.frame.numbers),
                    Statement("bounds", view.bounds.numbers),
                    Statement("middle in window", toWindow.numbers),
                    Statement("\(ScriptPlayer.probe.numbers) of window", fromWindow.numbers),
                ]
            )
        }
    }

    /// Performs a step, and asks the questions that belong to it.
    func play(_ step: ScriptStep) -> [Observation] {
        switch step {
        case .tap(let point): touch(point)
        case .drag(let points): points.first.map(touch) ?? []
        case .together(let points), .oneByOne(let points, _): points.flatMap(touch)
        case .ask(let name, let point): ask(name, point)
        case .chain(let name): stage.responder(named: name).map { [chain(from: $0, name)] } ?? []
        case .next(let name): next(of: name)
        case .change(let name, let change): apply(change, to: name)
        // Only an answer delivers; the system's chain shows which responders would be asked.
        case .deliver(_, let name):
            stage.responder(named: name).map { [chain(from: $0, name)] } ?? []
        }
    }

    // MARK: Questions

    private func touch(_ point: Point) -> [Observation] {
        let words = "touch at \(point.inWords)"
        var found: UIView?
        let events = recorder.events(of: {
            found = view(at: CGPoint(point), with: UIEvent())
        })
        let layer = layer(at: CGPoint(point))
        return [
            Observation(.hit, "\(words): who is hit", [Statement(name(found))]),
            Observation(.way, "\(words): who is asked", events.compactMap(statement)),
            Observation(.layer, "\(words): which layer is hit", [Statement(name(layer))]),
        ] + (found.map { [chain(from: $0, name($0))] } ?? [])
    }

    /// The view of the scene that is hit at a point of the window.
    func view(at point: CGPoint, with event: UIEvent?) -> UIView? {
        ofScene(stage.window.hitTest(point, with: event), around: \.superview)
    }

    /// The layer that is hit at a point of the window: one of the scene, or one that was added.
    func layer(at point: CGPoint) -> CALayer? {
        // A layer's hit test takes a point in the superlayer's coordinates.
        let hit = stage.window.layer.hitTest(stage.window.frame.origin + point)
        return ofScene(hit, around: \.superlayer)
    }

    /// The object itself, or the scene's object that contains it.
    ///
    /// UIKit inserts its own views between a window and its root view, and into controls.
    private func ofScene<Object: AnyObject>(
        _ object: Object?,
        around: (Object) -> Object?
    ) -> Object? {
        var object = object
        while let candidate = object, recorder.participant(candidate) == .stranger {
            object = around(candidate)
        }
        return object
    }

    private func ask(_ name: String, _ point: Point) -> [Observation] {
        guard let view = stage.view(named: name) else { return [] }
        let words = "\(name).hitTest(\(point.inWords)) without an event"
        var found: UIView?
        let events = recorder.events(of: { found = view.hitTest(CGPoint(point), with: nil) })
        return [
            Observation(.hit, "\(words): who is hit", [Statement(self.name(found))]),
            Observation(.way, "\(words): who is asked", events.compactMap(statement)),
        ]
    }

    private func next(of name: String) -> [Observation] {
        guard let responder = stage.responder(named: name) else { return [] }
        let next = systemChain(from: responder).dropFirst().first
        return [Observation(.chain, "next of \(name)", [Statement(next ?? "nil")])]
    }

    private func chain(from responder: UIResponder, _ name: String) -> Observation {
        Observation(
            .chain,
            "the chain from \(name)",
            systemChain(from: responder).map { Statement($0) }
        )
    }

    /// The names of the responders along `next`.
    ///
    /// UIKit inserts its own views between a root view and its window. They are left out, because no scene
    /// contains them; a fact lists their classes.
    func systemChain(from responder: UIResponder) -> [String] {
        sequence(first: responder, next: \.next).prefix(1_000)
            .filter { recorder.participant($0) != .stranger }
            .map(name)
    }

    private func apply(_ change: SceneChange, to name: String) -> [Observation] {
        stage.apply(change, to: name)
        return []
    }

    // MARK: Words

    func name(_ object: AnyObject?) -> String {
        stage.scene.name(of: recorder.participant(object))
    }

    private func statement(_ event: TraceEvent) -> Statement? {
        let name = { (participant: Participant?) in stage.scene.name(of: participant) }
        switch event {
        case .hitTestBegan(let view, let point):
            return Statement("\(name(view)).hitTest", [point.x, point.y])
        case .hitTestEnded(let view, let found):
            return Statement("\(name(view)).hitTest → \(name(found))")
        case .pointInsideBegan(let view, let point):
            return Statement("\(name(view)).point(inside:)", [point.x, point.y])
        case .pointInsideEnded(let view, let isInside):
            return Statement("\(name(view)).point(inside:) → \(isInside)")
        default: return nil
        }
    }
}

extension CGPoint {
    var numbers: [Double] { [Double(x), Double(y)] }

    static func + (first: CGPoint, second: CGPoint) -> CGPoint {
        CGPoint(x: first.x + second.x, y: first.y + second.y)
    }
}

extension CGRect {
    var numbers: [Double] {
        [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
    }
}

import Scenario

/// Scenes with every property anyhow, sensible or not: for the wire, not for playing.
package struct ArbitraryScene {
    private var generator: SeededGenerator

    package init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    package mutating func scene() -> Scene {
        var scene = Scene(view(depth: 0), script: many(6) { $0.step() })
        scene.application.delegate = one(of: SceneApplication.Delegate.allCases)
        scene.application.hasOtherWindow = flag()
        scene.application.delegateHandles = phases()
        return scene
    }

    private mutating func view(depth: Int) -> SceneView {
        var view = SceneView(text(), one(of: SceneView.Kind.allCases), rectangle())
        view.boundsOrigin = point()
        view.turn = number()
        view.scale = point()
        view.shift = point()
        view.anchorPoint = point()
        view.isHidden = flag()
        view.alpha = number()
        view.isUserInteractionEnabled = one(of: [nil, true, false])
        view.isEnabled = flag()
        view.clipsToBounds = flag()
        view.zPosition = number()
        view.pointInside = one(of: [
            .bounds, .circle, .margin(number()), .always, .never, .withEvent,
        ])
        view.hitTest = one(of: [.inherited, .passThrough, .capture, .gives(to: text())])
        view.features = many(2) { $0.one(of: SceneView.Feature.allCases) }
        view.handles = phases()
        if flag() {
            view.controller = SceneController(text(), isOfAnswer: flag(), handles: phases())
            view.controller?.hasUnloadedChild = flag()
        }
        if depth < 4 { view.subviews = many(3) { $0.view(depth: depth + 1) } }
        return view
    }

    private mutating func step() -> ScriptStep {
        one(of: [
            .tap(point()), .drag(many(3) { $0.point() }), .together(many(3) { $0.point() }),
            .oneByOne(many(3) { $0.point() }, isCancelled: flag()),
            .ask(view: text(), point()), .change(view: text(), change()), .chain(from: text()),
            .next(of: text()), .deliver(one(of: TouchPhase.allCases), to: text()),
        ])
    }

    private mutating func change() -> SceneChange {
        one(of: [
            .isHidden(flag()), .alpha(number()), .isUserInteractionEnabled(flag()),
            .frame(rectangle()), .bounds(rectangle()), .remove, .bringToFront, .controller(flag()),
            .move(into: text()), .transform(turn: number(), scale: point(), shift: point()),
            .clipsToBounds(flag()),
        ])
    }

    private mutating func many<Element>(
        _ most: Int,
        _ make: (inout ArbitraryScene) -> Element
    ) -> [Element] {
        (0..<Int.random(in: 0...most, using: &generator)).map { _ in make(&self) }
    }

    private mutating func one<Element>(of list: [Element]) -> Element {
        list[Int.random(in: list.indices, using: &generator)]
    }

    private mutating func flag() -> Bool { Bool.random(using: &generator) }

    private mutating func number() -> Double {
        one(of: [
            0, -0.0, 1, 0.1, .infinity, -.infinity, .leastNonzeroMagnitude,
            .greatestFiniteMagnitude, Double.random(in: -1_000...1_000, using: &generator),
        ])
    }

    private mutating func point() -> Point { Point(number(), number()) }

    private mutating func rectangle() -> Rectangle {
        Rectangle(number(), number(), number(), number())
    }

    private mutating func phases() -> [TouchPhase] { many(4) { $0.one(of: TouchPhase.allCases) } }

    private mutating func text() -> String {
        one(of: ["", "view_1", "视图", "e\u{301}", "👩‍👧", "a\0b", "\r\n", "\u{1B}[2J", "\u{202E}"])
    }
}

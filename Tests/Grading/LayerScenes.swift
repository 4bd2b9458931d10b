import Scenario

extension Scene {
    /// A view tree with a controller of the answer's class.
    static func layerScene(_ views: SceneView..., script: [ScriptStep]) -> Scene {
        var view = SceneView("view", .view, Rectangle(0, 0, 320, 480), subviews: views)
        view.controller = SceneController("controller", isOfAnswer: true)
        return .window(view, script: script)
    }

    static func layerScene(_ view: SceneView, taps: Point...) -> Scene {
        layerScene(view, script: taps.map { .tap($0) })
    }

    /// The scene of the book chapter's listings.
    static func listing(taps: Point...) -> Scene {
        layerScene(.white(60, 100, 200, 200), script: taps.map { .tap($0) })
    }

    /// The white view at depth two, with one of the outer views scrolled.
    static func nested(taps: Point...) -> Scene {
        let inner = SceneView.a(.view, "inner", 20, 30, 260, 300, .white(10, 40, 200, 200))
            .with(\.boundsOrigin, Point(0, -15))
        return layerScene(
            .a(.view, "outer", 15, 25, 290, 420, inner),
            script: taps.map { .tap($0) }
        )
    }
}

extension SceneView {
    static func white(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> SceneView {
        SceneView("layerView", .layerView, Rectangle(x, y, width, height))
    }
}

/// Scenes shared by exercises 1 and 2, which ask the same question.
extension Scene {
    /// Touches in the blue layer, one of them near its far corner.
    static var touchesInBlue: Scene {
        .listing(taps: Point(160, 200), Point(130, 170), Point(209.5, 249.5))
    }

    /// Touches in the white layer, beside the blue one.
    static var touchesInWhite: Scene {
        .listing(taps: Point(70, 110), Point(100, 200), Point(250, 290), Point(215, 200))
    }

    /// Touches outside both layers.
    static var touchesOutside: Scene {
        .listing(taps: Point(10, 10), Point(30, 200), Point(300, 400))
    }

    /// Touches on the minimum and maximum corners of both layers.
    static var touchesOnEdges: Scene {
        .listing(taps: Point(110, 150), Point(210, 250), Point(60, 100), Point(260, 300))
    }

    /// Touches on both sides of the far edges of a white view whose size has a fraction.
    static var whiteViewWithFractions: Scene {
        layerScene(
            .white(60, 100, 180.5, 170.5),
            taps: Point(240.25, 200),
            Point(240.75, 200),
            Point(100, 270.25),
            Point(100, 270.75)
        )
    }

    /// Touches less than half a point inside and outside the two layers' edges.
    static var touchesWithFractions: Scene {
        .listing(
            taps: Point(110.25, 150.25),
            Point(109.75, 150.25),
            Point(209.75, 249.75),
            Point(210.25, 249.75),
            Point(60.25, 100.25),
            Point(59.75, 100.25),
            Point(259.75, 299.75)
        )
    }

    /// Two fingers touch at the same time, one of them outside: each view handles its own touch.
    static var twoFingers: Scene {
        .layerScene(
            .white(60, 100, 200, 200),
            script: [
                .together([Point(160, 200), Point(10, 10)]),
                .together([Point(300, 400), Point(70, 110)]),
            ]
        )
    }

    /// Taps that a recognizer of the controller's view takes: their touches are cancelled.
    static var cancelledTouches: Scene {
        Scene.listing(taps: Point(160, 200), Point(70, 110), Point(10, 10))
            .withControllersView(\.features, [.tapRecognizer])
    }

    /// Two quick taps, the first one just outside the white layer, so that it shows nothing.
    static var quickTaps: Scene {
        Scene.listing(taps: Point(59, 200), Point(61, 200))
            .withControllersView(\.features, [.quickTaps])
    }

    /// A bare layer that lies in the white one since after `viewDidLoad`, over its left half.
    static var laterLayer: Scene {
        .layerScene(
            SceneView.white(60, 100, 200, 200).with(\.features, [.laterLayer]),
            taps: Point(130, 170),
            Point(190, 230),
            Point(70, 110),
            Point(250, 290),
            Point(10, 10)
        )
    }

    private func withControllersView<Value>(
        _ property: WritableKeyPath<SceneView, Value>,
        _ value: Value
    ) -> Scene {
        var scene = self
        scene.root.subviews = root.subviews.map { $0.with(property, value) }
        return scene
    }

    /// The white view without a colour, and its layer without a name: neither identifies the hit
    /// layer.
    static var plainWhiteView: Scene {
        .layerScene(
            SceneView.white(60, 100, 200, 200).with(\.features, [.clear, .namelessLayer]),
            script: [Point(160, 200), Point(70, 110), Point(10, 10)].map { .tap($0) }
        )
    }

    /// The white view and a subview are blue, so that the colour does not identify the blue layer.
    static var blueWhiteView: Scene {
        let inside = SceneView.a(.view, "inside", 120, 5, 60, 40).with(\.features, [.blue])
        return .layerScene(
            SceneView.white(60, 100, 200, 200).with(\.features, [.blue]).adding([inside]),
            script: [Point(160, 200), Point(70, 110), Point(200, 120), Point(10, 10)]
                .map { .tap($0) }
        )
    }

    /// The white view with properties that neither contains nor hitTest asks for.
    static var decoratedWhiteView: Scene {
        .layerScene(
            SceneView.white(60, 100, 200, 200).decorated.with(\.alpha, 0.5),
            taps: Point(160, 200),
            Point(62, 102),
            Point(10, 10)
        )
    }

    static var movedWhiteView: Scene {
        .layerScene(
            .white(60, 100, 200, 200),
            script: [
                .tap(Point(160, 200)),
                .change(view: "layerView", .frame(Rectangle(160, 300, 200, 200))),
                .tap(Point(160, 200)), .tap(Point(260, 400)), .tap(Point(170, 310)),
            ]
        )
    }

    /// A finger touches the blue layer and leaves it.
    static var draggedFinger: Scene {
        .layerScene(
            .white(60, 100, 200, 200),
            script: [.drag([Point(160, 200), Point(70, 110), Point(10, 10)])]
        )
    }
}

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

    /// Touches on the minimum and maximum corners of both layers, and on one far edge alone.
    static var touchesOnEdges: Scene {
        .listing(
            taps: Point(110, 150),
            Point(210, 250),
            Point(60, 100),
            Point(260, 300),
            Point(210, 200),
            Point(160, 250),
            Point(260, 200),
            Point(160, 300)
        )
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

    /// Touches on both sides of the edges of layers that begin between two pixels.
    static var layersBetweenPixels: Scene {
        layerScene(
            .white(60.5, 100.5, 200, 200),
            taps: Point(110.6, 200),
            Point(110.45, 200),
            Point(160, 150.6),
            Point(160, 150.45),
            Point(260.4, 200),
            Point(260.55, 200),
            Point(210.45, 200),
            Point(160, 250.4)
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

    /// Fingers rest outside both layers while another one comes down in a layer, on the same view.
    ///
    /// No scene puts two touches into one call of `touchesBegan`: a view takes one at a time unless it
    /// says otherwise, so `touches.first`, as in the documents' listings, is right.
    ///
    /// The touches are cancelled, because two that end together are a set without an order.
    static var laterFinger: Scene {
        Scene.layerScene(
            SceneView.white(60, 100, 200, 200).with(\.isUserInteractionEnabled, false),
            script: [
                .oneByOne([Point(10, 10), Point(160, 200)], isCancelled: true),
                .oneByOne([Point(10, 10), Point(300, 400), Point(70, 110)], isCancelled: true),
                .oneByOne(
                    [Point(10, 10), Point(300, 400), Point(20, 500), Point(70, 110)],
                    isCancelled: true
                ),
            ]
        )
        .withControllersView(\.features, [.decorated])
    }

    /// Taps that a recognizer of the controller's view takes: their touches are cancelled.
    static var cancelledTouches: Scene {
        let inside = SceneView.a(.view, "inside", 20, 20, 100, 100)
        return Scene.layerScene(
            SceneView.white(60, 100, 200, 200).adding([inside]),
            taps: Point(160, 200),
            Point(70, 110),
            Point(10, 10),
            Point(130, 170)
        )
        .withControllersView(\.features, [.tapRecognizer])
    }

    /// A touch that begins beside the white view, and is cancelled when it has moved into the blue layer.
    static var cancelledInBlue: Scene {
        Scene.layerScene(
            .white(60, 100, 200, 200),
            script: [.drag([Point(10, 10), Point(160, 200)]), .tap(Point(160, 200))]
        )
        .withControllersView(\.features, [.panRecognizer])
    }

    /// Two quick taps, the first one just outside the white layer, so that it shows nothing.
    static var quickTaps: Scene {
        Scene.listing(taps: Point(59, 200), Point(61, 200))
            .withControllersView(\.features, [.quickTaps])
    }

    /// Three quick taps: two just outside the white layer, and one in the blue layer, which begins a point
    /// inside the white layer's left edge.
    static var threeQuickTaps: Scene {
        Scene.layerScene(
            SceneView.white(60, 100, 200, 200).with(\.boundsOrigin, Point(49, 0))
                .with(\.isUserInteractionEnabled, false),
            taps: Point(59, 200),
            Point(58, 200),
            Point(62, 200)
        )
        .withControllersView(\.features, [.quickTaps])
    }

    /// A bare layer is added to the white layer after `viewDidLoad`, over its left half.
    static var laterLayer: Scene {
        .layerScene(
            SceneView.white(60, 100, 200, 200).with(\.features, [.laterLayer]),
            taps: Point(130, 170),
            Point(190, 230),
            Point(70, 110),
            Point(250, 290),
            Point(10, 10),
            // An answer that has brought the blue layer to the front meanwhile finds it here.
            Point(130, 170)
        )
    }

    /// A layer that is added later has the same frame as the blue layer, and lies in front of it.
    static var laterLayerWithBluesFrame: Scene {
        .layerScene(
            SceneView.white(60, 100, 200, 100).with(\.boundsOrigin, Point(50, 50))
                .with(\.features, [.laterLayer]),
            taps: Point(110, 150),
            Point(200, 150),
            Point(10, 10)
        )
    }

    /// A bare layer is added to the blue layer after `viewDidLoad`, over its left half and 20 points beyond.
    static var layerInBlueLayer: Scene {
        .layerScene(
            SceneView.white(60, 100, 200, 200).with(\.features, [.layerInBlueLayer]),
            taps: Point(130, 200),
            Point(190, 200),
            Point(70, 110),
            Point(100, 200)
        )
    }

    /// A button in the white view keeps its touch: UIControl does not forward touches.
    static var buttonInWhiteView: Scene {
        .layerScene(
            SceneView.white(60, 100, 200, 200).adding([.a(.button, "button", 20, 20, 60, 60)]),
            taps: Point(90, 130),
            // The blue layer lies over the button here, but no layer keeps a touch from a view.
            Point(130, 170),
            Point(160, 200),
            Point(250, 290)
        )
    }

    /// A button in front of the white view keeps its touch, also after touches beside it.
    static var buttonInFrontOfWhiteView: Scene {
        .layerScene(
            .white(60, 100, 200, 200),
            .a(.button, "button", 40, 80, 60, 60),
            script: [
                .tap(Point(80, 120)), .tap(Point(160, 200)), .tap(Point(250, 290)),
                .tap(Point(80, 120)), .tap(Point(50, 90)),
            ]
        )
    }

    /// The white view has subviews, and another layer in front of them, added before `viewDidLoad`.
    static var whiteViewWithLayers: Scene {
        let inside = SceneView.a(.view, "inside", 20, 20, 100, 100)
        let other = SceneView.a(.view, "other", 40, 40, 100, 40)
        return .layerScene(
            SceneView.white(60, 100, 200, 200).adding([inside, other])
                .with(\.features, [.earlierLayer]),
            taps: Point(130, 170),
            Point(180, 160),
            Point(190, 230),
            Point(250, 290)
        )
    }

    /// Of the white view's two subviews behind the blue layer, one is removed and one comes to the front.
    static var restackedWhiteView: Scene {
        let inside = SceneView.a(.view, "inside", 20, 20, 100, 100)
        let other = SceneView.a(.view, "other", 120, 20, 60, 60)
        return .layerScene(
            SceneView.white(60, 100, 200, 200).adding([inside, other]),
            script: [
                .tap(Point(130, 170)), .tap(Point(70, 110)),
                .change(view: "inside", .remove),
                .tap(Point(130, 170)), .tap(Point(160, 220)), .tap(Point(90, 130)),
                .change(view: "other", .bringToFront),
                .tap(Point(190, 160)), .tap(Point(160, 220)), .tap(Point(250, 290)),
            ]
        )
    }

    /// A layer lies over the blue one, and then the controller's view is laid out again.
    static var laidOutAgain: Scene {
        var scene = laterLayer
        scene.script = [
            .tap(Point(130, 170)), .change(view: "view", .frame(Rectangle(0, 0, 320, 500))),
            .tap(Point(130, 170)), .tap(Point(190, 230)),
        ]
        return scene
    }

    private func withControllersView<Value>(
        _ property: WritableKeyPath<SceneView, Value>,
        _ value: Value
    ) -> Scene {
        var scene = self
        scene.root.subviews = root.subviews.map { $0.with(property, value) }
        return scene
    }

    /// The white view has no colour, and its layer no name, so neither identifies the hit layer.
    static var plainWhiteView: Scene {
        .layerScene(
            SceneView.white(60, 100, 200, 200).with(\.features, [.clear, .namelessLayer]),
            script: [Point(160, 200), Point(70, 110), Point(10, 10)].map { .tap($0) }
        )
    }

    /// The white view has the colour `clear`, and is not opaque.
    static var clearWhiteView: Scene {
        .layerScene(
            SceneView.white(60, 100, 200, 200).with(\.features, [.clear, .notOpaque]),
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

    /// The white view five views deep in the controller's view.
    static var deepWhiteView: Scene {
        let deep = ["a", "b", "c", "d", "e"].reduce(SceneView.white(10, 20, 200, 200)) {
            SceneView.a(.view, $1, 10, 20, 240, 280, $0)
        }
        return .layerScene(
            deep,
            taps: Point(160, 220),
            Point(115, 175),
            Point(105, 165),
            Point(70, 130),
            Point(30, 60)
        )
    }

    /// A small white view, beyond which the blue layer reaches: at the right and the lower edge, at the left
    /// and the upper edge, and with nearly all of its area.
    static func overhangs(clips: Bool) -> [Scene] {
        [
            .layerScene(
                SceneView.white(60, 100, 100, 100).with(\.clipsToBounds, clips),
                taps: Point(190, 230),
                Point(130, 170),
                Point(70, 110),
                Point(180, 170),
                Point(130, 220)
            ),
            .layerScene(
                SceneView.white(60, 100, 100, 100).with(\.boundsOrigin, Point(80, 80))
                    .with(\.clipsToBounds, clips),
                taps: Point(40, 120),
                Point(80, 80),
                Point(40, 80),
                Point(100, 140),
                Point(150, 190)
            ),
            .layerScene(
                SceneView.white(100, 100, 60, 60).with(\.clipsToBounds, clips),
                taps: Point(105, 105),
                Point(155, 155),
                Point(180, 180)
            ),
        ]
    }

    /// A small white view, with the blue layer entirely outside it.
    static var smallWhiteView: Scene {
        .layerScene(.white(60, 100, 30, 30), taps: Point(200, 240), Point(115, 155), Point(70, 110))
    }

    /// The white view is mirrored; the blue layer does not lie in its middle.
    static var mirroredWhiteView: Scene {
        .layerScene(
            SceneView.white(60, 100, 240, 200).with(\.scale, Point(-1, 1)),
            taps: Point(120, 200),
            Point(200, 200),
            Point(245, 200),
            Point(255, 200)
        )
    }

    /// The white view's transform moves it.
    static var shiftedWhiteView: Scene {
        .layerScene(
            SceneView.white(60, 100, 200, 200).with(\.shift, Point(40, 30)),
            taps: Point(160, 190),
            Point(110, 140),
            Point(70, 110),
            Point(145, 175)
        )
    }

    /// Between the touches, the white view, its superview and the controller's view are scrolled, and the
    /// controller's view moves.
    static var scrolledMeanwhile: Scene {
        .layerScene(
            .a(.view, "panel", 40, 120, 240, 240, .white(20, 20, 200, 200)),
            script: [
                .tap(Point(160, 240)),
                .change(view: "layerView", .bounds(Rectangle(30, 40, 200, 200))),
                .tap(Point(70, 150)), .tap(Point(85, 155)),
                .change(view: "panel", .bounds(Rectangle(0, 30, 240, 240))),
                .tap(Point(75, 115)), .tap(Point(85, 125)), .tap(Point(160, 315)),
                .change(view: "view", .bounds(Rectangle(0, 45, 320, 480))),
                .tap(Point(85, 80)), .tap(Point(160, 275)),
                .change(view: "view", .frame(Rectangle(20, 60, 300, 420))),
                .tap(Point(105, 140)), .tap(Point(90, 130)), .tap(Point(70, 140)),
            ]
        )
    }

    /// The transforms of the white view and of its superview change between the touches.
    static var transformedMeanwhile: Scene {
        .layerScene(
            .a(.view, "panel", 40, 120, 240, 240, .white(10, 20, 220, 200)),
            script: [
                .tap(Point(110, 200)),
                .change(view: "panel", .transform(scale: Point(-1, 1))),
                .tap(Point(110, 200)), .tap(Point(210, 200)),
                .change(view: "panel", .transform()),
                .change(view: "layerView", .transform(scale: Point(-1, 1))),
                .tap(Point(110, 200)), .tap(Point(210, 200)),
                .change(view: "layerView", .transform(turn: 90)),
                .tap(Point(205, 195)), .tap(Point(105, 240)), .tap(Point(160, 185)),
                .change(view: "panel", .transform(scale: Point(0.5, 0.5))),
                .tap(Point(160, 200)), .tap(Point(160, 215)),
                .change(view: "panel", .transform(shift: Point(-20, 30))),
                .tap(Point(140, 215)), .tap(Point(140, 340)),
            ]
        )
    }

    /// The white view moves into another view between the touches.
    static var whiteViewInAnotherView: Scene {
        .layerScene(
            .a(.view, "container", 40, 120, 240, 240, .white(20, 20, 200, 200)),
            .a(.view, "other container", 10, 30, 300, 420),
            script: [
                .tap(Point(120, 200)),
                .change(view: "layerView", .move(into: "other container")),
                .tap(Point(120, 140)), .tap(Point(70, 110)), .tap(Point(50, 70)),
                .tap(Point(235, 300)),
            ]
        )
    }

    /// The controller's view is placed in the window, or scrolled, or lies in another controller's view.
    ///
    /// The touches are in the white view, which may begin outside the controller's view.
    static var placedControllersView: [Scene] {
        func view(_ frame: Rectangle, scrolled: Point, whiteAt corner: Point) -> SceneView {
            var view = SceneView(
                "view",
                .view,
                frame,
                subviews: [.white(corner.x, corner.y, 200, 200)]
            )
            view.boundsOrigin = scrolled
            view.controller = SceneController("controller", isOfAnswer: true)
            return view
        }
        func taps(from corner: Point) -> [ScriptStep] {
            [Point(100, 100), Point(55, 55), Point(10, 10), Point(-20, -30)]
                .map { .tap(Point(corner.x + $0.x, corner.y + $0.y)) }
        }
        var parent = SceneView(
            "parent view",
            .view,
            Rectangle(30, 60, 320, 560),
            subviews: [
                view(Rectangle(10, 20, 300, 480), scrolled: Point(0, 15), whiteAt: Point(40, 80))
            ]
        )
        parent.controller = SceneController("parent")
        return [
            .window(
                view(Rectangle(40, 100, 300, 480), scrolled: .zero, whiteAt: Point(40, 80)),
                script: taps(from: Point(80, 180))
            ),
            .window(
                view(Rectangle(0, 0, 320, 480), scrolled: Point(0, 45), whiteAt: Point(40, 80)),
                script: taps(from: Point(40, 35))
            ),
            .window(
                view(
                    Rectangle(0, 0, 320, 480),
                    scrolled: Point(-60, -45),
                    whiteAt: Point(-30, -20)
                ),
                script: taps(from: Point(30, 25))
            ),
            .window(parent, script: taps(from: Point(80, 145))),
        ]
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

    /// Fingers that come down outside the white view, and are lifted in it.
    static var fingersThatSlideIn: Scene {
        .layerScene(
            .white(60, 100, 200, 200),
            script: [
                .drag([Point(10, 10), Point(160, 200)]), .drag([Point(300, 400), Point(70, 110)]),
            ]
        )
    }

    /// The white view grows on all sides, and then shrinks; the blue layer keeps its place in it.
    static var resizedWhiteView: Scene {
        .layerScene(
            .white(60, 100, 200, 200),
            script: [
                .tap(Point(160, 200)),
                .change(view: "layerView", .frame(Rectangle(20, 60, 280, 300))),
                .tap(Point(75, 115)), .tap(Point(185, 225)), .tap(Point(30, 70)),
                .change(view: "layerView", .bounds(Rectangle(0, 0, 180, 160))),
                .tap(Point(125, 185)), .tap(Point(215, 275)), .tap(Point(240, 200)),
            ]
        )
    }

    /// Between the touches, the superview of the white view's superview moves, is scrolled, and is scaled.
    static var movedOuterView: Scene {
        .layerScene(
            .a(
                .view,
                "outer",
                0,
                20,
                320,
                440,
                .a(.view, "panel", 40, 100, 240, 240, .white(20, 20, 200, 200))
            ),
            script: [
                .tap(Point(160, 240)),
                .change(view: "outer", .frame(Rectangle(-30, 60, 320, 440))),
                .tap(Point(85, 235)), .tap(Point(200, 240)), .tap(Point(40, 190)),
                .change(view: "outer", .bounds(Rectangle(0, 50, 320, 440))),
                .tap(Point(85, 185)), .tap(Point(125, 300)), .tap(Point(40, 140)),
                .change(view: "outer", .transform(scale: Point(0.5, 0.5))),
                .tap(Point(110, 235)), .tap(Point(85, 210)), .tap(Point(40, 140)),
            ]
        )
    }

    /// The white view is turned about a corner, like a door.
    static var turnedAboutItsCorner: Scene {
        .layerScene(
            SceneView.white(220, 60, 200, 160).with(\.anchorPoint, Point(0, 0)).with(\.turn, 90),
            taps: Point(120, 160),
            Point(200, 80),
            Point(165, 115),
            Point(270, 140),
            Point(65, 240)
        )
    }

    /// The white view in a list that was scrolled down by 80.
    static var scrolledList: Scene {
        .layerScene(
            SceneView.a(.scrollView, "list", 0, 0, 320, 480, .white(60, 180, 200, 200))
                .with(\.boundsOrigin, Point(0, 80)),
            taps: Point(160, 200),
            Point(70, 110),
            Point(20, 20)
        )
    }
}

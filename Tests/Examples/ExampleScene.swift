import Scenario

/// Scenes and steps that the tests of this module speak of.
package enum ExampleScene {
    /// A window around "root", which holds "child"; "controller" has the root as its view.
    package static var family: Scene {
        var root = SceneView("root", .answer, Rectangle(0, 0, 100, 100))
        root.subviews = [SceneView("child", .button, Rectangle(10, 10, 20, 20))]
        root.controller = SceneController("controller")
        return Scene(
            SceneView("window", .window, Rectangle(0, 0, 100, 100), subviews: [root]),
            script: [.tap(Point(15, 15)), .tap(Point(50, 50))]
        )
    }

    package static let window = Participant.responder(0)
    package static let root = Participant.responder(1)
    package static let child = Participant.responder(2)
    package static let controller = Participant.responder(3)

    /// One event of every kind, with everything in it that an event of the kind can have.
    package static let events: [TraceEvent] =
        [
            .stepBegan(3), .hitTestBegan(root, Point(1.5, -2)), .hitTestEnded(root, nil),
            .hitTestEnded(root, child), .pointInsideBegan(child, Point(.infinity, 0)),
            .pointInsideEnded(child, true), .pointInsideEnded(child, false), .systemHitTest(root),
            .converted(Point(1, 2), from: nil, to: child, Point(3, 4)),
            .converted(Point(1, 2), from: .layer(ofView: 1), to: nil, Point(0.1, -0.0)),
            .layerContains(.ownLayer(0), Point(1, 2), true),
            .layerHitTestBegan(.layer(ofView: 2), Point(5, 6)),
            .layerHitTestEnded(.layer(ofView: 2), .ownLayer(1)),
            .layerHitTestEnded(.layer(ofView: 2), nil), .alert("Inside „Blue“ Layer 视图"),
            .alert(""), .alertIgnored("Again"), .alertChanged(to: "Other"), .alertChanged(to: nil),
            .overridesContains(.ownLayer(1)), .action(child), .hit(nil), .hit(child),
            .next(child, is: root), .next(child, is: nil),
            .chain([]), .chain([child, root, controller, window, .stranger]), .delivered(nil),
            .delivered(controller), .setUp("a layer with frame (1, 2, 3, 4)"),
            .viewsInFront(2), .controlState(child, [.highlighted, .tracking], after: .began),
            .controlState(child, [], after: .cancelled), .leftChanged(.alpha, child),
        ]
        + TraceProperty.allCases.flatMap { [.read($0, root), .wrote($0, .ownLayer(7))] }
        + TouchPhase.allCases.flatMap {
            [
                .touches($0, child, count: 2), .forwarded($0, from: child, to: root),
                .forwarded($0, from: child, to: nil), .handled($0, root),
            ]
        }
}

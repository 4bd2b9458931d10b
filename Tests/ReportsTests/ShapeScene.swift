import Examples
import Scenario

/// Scenes with views that are turned or round, whose pictures are tested.
enum ShapeScene: String, CaseIterable, Sendable {
    case turned, mirrored, circle, turnedCircle, ownCircle, margin, layers, clipped, hidden, tiny
    case coveredCircle, outOfSight

    private static func turned(
        _ name: String,
        by degrees: Double,
        _ frame: Rectangle,
        _ subviews: SceneView...
    ) -> SceneView {
        var view = SceneView(name, .answer, frame, subviews: subviews)
        view.turn = degrees
        return view
    }

    private static func scene(_ views: SceneView..., tap: Point) -> Scene {
        Scene(Samples.window(views), tap: tap)
    }

    /// Whether the answer's views are to react in their circles.
    var isRound: Bool { self == .circle || self == .turnedCircle }

    var scene: Scene {
        typealias Make = ShapeScene
        let inner = SceneView("inner", .answer, Rectangle(100, 20, 120, 40))
        switch self {
        case .turned: return SampleScene.turned.scene
        case .mirrored:
            var view = Make.turned("mirrored", by: 40, Rectangle(100, 60, 120, 80))
            view.scale = Point(-1, 1)
            return Make.scene(view, tap: Point(150, 100))
        case .circle:
            return Make.scene(
                Samples.view("button", Rectangle(100, 60, 120, 120)),
                tap: Point(105, 65)
            )
        case .turnedCircle:
            return Make.scene(
                Make.turned("button", by: 45, Rectangle(100, 60, 120, 120)),
                tap: Point(118, 80)
            )
        case .ownCircle:
            var view = Samples.view("round", Rectangle(100, 60, 60, 120))
            view.pointInside = .circle
            return Make.scene(view, tap: Point(130, 95))
        case .coveredCircle:
            let child = Samples.view("child", Rectangle(0, 0, 120, 120))
            var view = SceneView("round", .answer, Rectangle(100, 60, 120, 120), subviews: [child])
            view.pointInside = .circle
            return Make.scene(view, tap: Point(110, 70))
        case .margin:
            var view = Samples.view("generous", Rectangle(100, 60, 120, 80))
            view.pointInside = .margin(20)
            return Make.scene(view, tap: Point(90, 100))
        case .layers:
            var raised = Make.turned("raised", by: 30, Rectangle(80, 60, 140, 80))
            raised.zPosition = 1
            let later = Make.turned("later", by: -20, Rectangle(120, 90, 140, 80))
            return Make.scene(raised, later, tap: Point(150, 110))
        case .clipped:
            var outer = Make.turned("outer", by: 20, Rectangle(60, 60, 160, 100), inner)
            outer.clipsToBounds = true
            return Make.scene(outer, tap: Point(170, 120))
        case .hidden:
            var ghost = Make.turned("ghost", by: -15, Rectangle(80, 60, 140, 90))
            ghost.isHidden = true
            var off = Make.turned("off", by: 60, Rectangle(180, 90, 80, 100))
            off.isUserInteractionEnabled = false
            return Make.scene(ghost, off, tap: Point(150, 100))
        case .tiny:
            return Make.scene(
                Make.turned("a name without room", by: 10, Rectangle(150, 110, 6, 4)),
                tap: Point(190, 130)
            )
        case .outOfSight:
            var scene = Make.scene(
                Make.turned("turned", by: 30, Rectangle(100, 60, 100, 100)),
                tap: .zero
            )
            scene.script = [.ask(view: "turned", Point(-2_000, 50))]
            return scene
        }
    }
}

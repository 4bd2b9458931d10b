import Examples
import Scenario

/// Scenes whose pictures are tested.
enum SampleScene: String, CaseIterable, Sendable {
    case nested, overlapping, overhanging, clipped, tiny, deep, turned, siblings, chinese, hidden
    case edge, covered, changed, asked, together

    private static func window(_ subviews: SceneView...) -> SceneView {
        Samples.window(subviews)
    }

    private static func view(
        _ name: String,
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ subviews: SceneView...
    ) -> SceneView {
        SceneView(name, .answer, Rectangle(x, y, width, height), subviews: subviews)
    }

    /// The scene of the case.
    var scene: Scene {
        switch self {
        case .nested, .overlapping, .overhanging, .clipped, .tiny, .deep: layout
        case .turned, .hidden, .edge, .covered, .siblings, .chinese: property
        case .changed, .asked, .together: script
        }
    }

    /// The step that is drawn.
    var step: Int { self == .changed ? 2 : 0 }

    private var layout: Scene {
        typealias Make = SampleScene
        switch self {
        case .nested:
            let inner = Make.view("inner", 20, 20, 100, 80)
            let middle = Make.view("middle", 20, 20, 240, 160, inner)
            return Scene(
                Make.window(Make.view("outer", 20, 20, 280, 200, middle)),
                tap: Point(70, 90)
            )
        case .overhanging, .clipped:
            let child = Make.view("child", 80, 40, 400, 100)
            var parent = Make.view("parent", 60, 60, 120, 80, child)
            parent.clipsToBounds = self == .clipped
            return Scene(Make.window(parent), tap: Point(200, 130))
        case .tiny:
            return Scene(
                Make.window(
                    Make.view("dot", 50, 50, 0, 0),
                    Make.view("small", 100, 100, 3, 2),
                    Make.view("a name without room", 200, 100, 20, 20)
                ),
                tap: Point(101, 101)
            )
        case .deep:
            let deep = (1...8).reversed().reduce(Make.view("v9", 4, 4, 10, 10)) { inner, level in
                let side = 10 + Double(9 - level) * 20
                return Make.view("v\(level)", 4, 4, side, side, inner)
            }
            return Scene(Make.window(deep), tap: Point(40, 40))
        default: return Samples.overlapping
        }
    }

    private var property: Scene {
        typealias Make = SampleScene
        switch self {
        case .turned:
            var turned = Make.view("turned", 100, 60, 100, 100, Make.view("inside", 20, 20, 60, 60))
            turned.turn = 30
            turned.scale = Point(1.5, 1)
            return Scene(Make.window(turned), tap: Point(110, 70))
        case .hidden:
            var hidden = Make.view("ghost", 40, 40, 120, 100, Make.view("child", 10, 10, 60, 30))
            hidden.isHidden = true
            var off = Make.view("off", 180, 40, 100, 100)
            off.isUserInteractionEnabled = false
            return Scene(
                Make.window(Make.view("back", 20, 20, 200, 180), hidden, off),
                tap: Point(60, 60)
            )
        case .edge:
            return Scene(
                Make.window(Make.view("a", 20, 20, 100, 100), Make.view("b", 120, 20, 100, 100)),
                tap: Point(120, 50)
            )
        case .covered:
            return Scene(
                Make.window(
                    Make.view("below", 20, 20, 100, 100),
                    Make.view("above", 20, 20, 100, 100)
                ),
                tap: Point(90, 90)
            )
        case .siblings:
            let tiles = (0..<12).map { index in
                Make.view("view_\(index)", Double(index % 4) * 80, Double(index / 4) * 80, 80, 80)
            }
            return Scene(Samples.window(tiles), tap: Point(90, 90))
        default:
            return Scene(
                Make.window(Make.view("视图一", 20, 20, 180, 100, Make.view("按钮", 20, 20, 100, 50))),
                tap: Point(90, 80)
            )
        }
    }

    private var script: Scene {
        typealias Make = SampleScene
        let root = Make.window(
            Make.view("a", 20, 20, 100, 100),
            Make.view("b", 60, 60, 100, 100),
            Make.view("c", 200, 20, 100, 100)
        )
        switch self {
        case .changed:
            return Scene(
                root,
                script: [
                    .change(view: "a", .bringToFront), .change(view: "c", .remove),
                    .drag([Point(80, 80), Point(170, 100), Point(280, 200)]),
                ]
            )
        case .asked: return Scene(root, script: [.ask(view: "b", Point(10, 10))])
        default: return Scene(root, script: [.together([Point(30, 30), Point(250, 50)])])
        }
    }
}

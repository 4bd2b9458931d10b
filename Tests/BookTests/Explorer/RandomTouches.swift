import RandomScenes
import Scenario
import Sharing

/// A random scene with touches, for the page and for the model.
struct RandomTouches {
    let scene: Scene
    let touches: [Point]
    let exercise: SharedScene.Rule

    /// Makes the scene of a number; the same one each time.
    init(_ number: Int) {
        var generator = SeededGenerator(seed: 18, stream: UInt64(number))
        var scene: Scene
        switch number % 10 {
        case 5: (scene, exercise) = (SceneKind.whiteView.random(using: &generator), .containsPoint)
        case 6:
            (scene, exercise) = (
                SceneKind.overhangingWhiteView.random(using: &generator), .layerHitTest
            )
        case 7: (scene, exercise) = (RandomTouches.responders(&generator), .responderChain)
        case 8: (scene, exercise) = (SceneKind.shelter.random(using: &generator), .shelterView)
        case 9: (scene, exercise) = (SceneKind.roundButton.random(using: &generator), .roundButton)
        default: (scene, exercise) = (SceneKind.hierarchy.random(using: &generator), .systemHitTest)
        }
        // Touches after a change are in another scene.
        var touches: [Point] = []
        script: for step in scene.script {
            switch step {
            case .tap(let point): touches.append(point)
            case .drag(let points), .together(let points), .oneByOne(let points, _):
                touches += points.prefix(1)
            case .change: break script
            case .ask, .chain, .next, .deliver: break
            }
        }
        self.touches = touches
        scene.script = []
        if exercise == .containsPoint || exercise == .layerHitTest {
            RandomTouches.addBlueLayer(to: &scene.root, isAlone: exercise == .containsPoint)
        }
        for index in scene.root.subviews.indices {
            RandomTouches.mix(&scene.root.subviews[index], using: &generator)
        }
        self.scene = scene
    }

    /// A scene of views and controllers, touched anywhere.
    private static func responders(_ generator: inout SeededGenerator) -> Scene {
        var scene = SceneKind.responders.random(using: &generator)
        scene.application = SceneApplication()
        scene.script = (0..<3).map { _ in
            let x = Double(Int.random(in: 0..<375, using: &generator)) + 0.3125
            return .tap(Point(x, Double(Int.random(in: 0..<667, using: &generator)) + 0.4375))
        }
        return scene
    }

    /// Adds the layer that the answers add, as the layer of a view, to the white view.
    private static func addBlueLayer(to view: inout SceneView, isAlone: Bool) {
        if view.kind == .layerView {
            if isAlone { view.subviews = [] }
            view.subviews.append(SceneView("blue layer", .view, Rectangle(50, 50, 100, 100)))
            return
        }
        for index in view.subviews.indices {
            addBlueLayer(to: &view.subviews[index], isAlone: isAlone)
        }
    }

    /// Makes some views labels, buttons and controls, and some of those disabled.
    private static func mix(_ view: inout SceneView, using generator: inout SeededGenerator) {
        if view.kind == .answer, Int.random(in: 0..<12, using: &generator) == 0 {
            let kinds: [SceneView.Kind] = [
                .view, .button, .label, .control, .imageView, .scrollView,
            ]
            view.kind = kinds[Int.random(in: kinds.indices, using: &generator)]
            view.isEnabled = Bool.random(using: &generator)
            if Bool.random(using: &generator) { view.isUserInteractionEnabled = true }
        }
        for index in view.subviews.indices { mix(&view.subviews[index], using: &generator) }
    }
}

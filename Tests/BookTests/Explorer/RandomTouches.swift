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
        case 8: (scene, exercise) = (ShelterScenes.random(using: &generator), .shelterView)
        case 9: (scene, exercise) = (RoundButtonScenes.random(using: &generator), .roundButton)
        default: (scene, exercise) = (HierarchyScenes.random(using: &generator), .systemHitTest)
        }
        // Touches after a change are in another scene.
        var touches: [Point] = []
        script: for step in scene.script {
            switch step {
            case .tap(let point): touches.append(point)
            case .drag(let points), .together(let points): touches += points.prefix(1)
            case .change: break script
            case .ask, .chain, .next, .deliver: break
            }
        }
        self.touches = touches
        scene.script = []
        for index in scene.root.subviews.indices {
            RandomTouches.mix(&scene.root.subviews[index], using: &generator)
        }
        self.scene = scene
    }

    /// Makes some views labels, buttons and controls, and some of those disabled.
    private static func mix(_ view: inout SceneView, using generator: inout SeededGenerator) {
        if view.kind == .answer, Int.random(in: 0..<12, using: &generator) == 0 {
            let kinds: [SceneView.Kind] = [.view, .button, .label, .control]
            view.kind = kinds[Int.random(in: kinds.indices, using: &generator)]
            view.isEnabled = Bool.random(using: &generator)
            if Bool.random(using: &generator) { view.isUserInteractionEnabled = true }
        }
        for index in view.subviews.indices { mix(&view.subviews[index], using: &generator) }
    }
}

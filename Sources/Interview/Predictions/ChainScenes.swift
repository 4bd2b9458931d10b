import RandomScenes
import Scenario

/// Draws random scenes with controllers, for questions about the responder chain.
struct ChainScenes {
    let level: PredictionLevel

    /// A scene like those of exercise 6 whose script asks for one chain.
    ///
    /// The search ends, because on each level one drawn scene in thirty fits.
    func scene(using generator: inout SeededGenerator) -> Scene {
        while true {
            let drawn = SceneKind.responders.random(using: &generator)
            if let scene = simplified(drawn, using: &generator) { return scene }
        }
    }

    private func simplified(_ drawn: Scene, using generator: inout SeededGenerator) -> Scene? {
        let controllers = drawn.views.compactMap(\.controller)
        guard drawn.viewCount <= level.maximumViewsInChain, drawn.viewCount > 1,
            controllers.count <= level.maximumControllers,
            level.number < 3 || controllers.count > 1,
            let start = start(in: drawn, using: &generator)
        else { return nil }
        var scene = Scene(drawn.root.withoutHandling, script: [.chain(from: start)])
        scene.application.delegate = level.number < 3 ? .responder : drawn.application.delegate
        return SceneKind.responders.isSettled(scene) ? scene : nil
    }

    /// The deepest view on easy levels, and any responder on hard ones.
    private func start(in scene: Scene, using generator: inout SeededGenerator) -> String? {
        let places = SceneGeometry(scene).places.filter { $0.view.kind != .window }
        let deepest = places.max { $0.depth < $1.depth }?.view.name
        guard level.number > 2 else { return deepest }
        let controllers = scene.views.compactMap { $0.controller?.name }
        return (places.map(\.view.name) + controllers).randomElement(using: &generator)
    }
}

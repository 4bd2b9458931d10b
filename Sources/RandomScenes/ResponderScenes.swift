import Scenario

/// The scenes of exercise 6: views and controllers, some of which handle touches.
enum ResponderScenes {
    static func random(using generator: inout SeededGenerator) -> Scene {
        var growth = Growth(most: generator.chance(45) ? 4 : generator.chance(75) ? 12 : 18)
        growth.handling = generator.one(of: [0, 10, 20], else: 0)
        var root = growth.view(depth: 0, using: &generator)
        root.controller = SceneController(
            "root controller",
            handles: phases(growth.handling * 2, using: &generator)
        )
        var window = SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: [root])
        window.handles = phases(18, using: &generator)
        var scene = Scene(window, script: [])
        scene.application.delegate = generator.chance(70) ? .responder : .plain
        scene.application.delegateHandles = phases(45, using: &generator)
        scene.script = script(for: growth, scene.application, using: &generator)
        if let detached = growth.detachable, generator.chance(25) {
            let inner = growth.names.last ?? detached
            scene.script += [
                .change(view: detached, .remove), .next(of: detached), .chain(from: inner),
            ]
        }
        return scene
    }

    /// True if one root controller contains all others and no removed view has a controller.
    ///
    /// An answer cannot find the controller of a view outside the window.
    static func isSettled(_ scene: Scene) -> Bool {
        guard scene.isWellFormed, scene.root.subviews.count == 1,
            scene.root.subviews[0].controller != nil,
            scene.root.subviews[0].all({
                [.view, .button, .label].contains($0.kind) && $0.controller?.isOfAnswer != true
            })
        else { return false }
        let participants = scene.participants
        let responders =
            scene.application.delegateIsResponder ? participants : participants.dropLast()
        return scene.script.allSatisfy { step in
            switch step {
            case .change(let name, .remove):
                scene.root.descendant(named: name)?.all { $0.controller == nil } ?? false
            case .change: true
            case .chain(let name), .next(let name), .deliver(_, let name): responders.contains(name)
            case .tap, .drag, .together, .inTurn, .ask: false
            }
        }
    }

    private static let phaseLists: [[TouchPhase]] = [
        [.began], [.began], [.moved, .ended], [.began, .moved, .ended, .cancelled], [.cancelled],
    ]

    /// The touch phases that a responder handles; `percent` is the chance that it handles any.
    private static func phases(
        _ percent: Int,
        using generator: inout SeededGenerator
    ) -> [TouchPhase] {
        guard generator.chance(percent) else { return [] }
        return generator.one(of: phaseLists, else: [])
    }

    private static func script(
        for growth: Growth,
        _ application: SceneApplication,
        using generator: inout SeededGenerator
    ) -> [ScriptStep] {
        let first =
            generator.chance(50) ? growth.names.last : growth.names.randomElement(using: &generator)
        let phase: TouchPhase = generator.one(
            of: [.began, .began, .moved, .ended, .cancelled],
            else: .began
        )
        var steps: [ScriptStep] = [
            .next(of: someone(in: growth, application, using: &generator)),
            .next(of: someone(in: growth, application, using: &generator)),
            .deliver(phase, to: first ?? "window"),
        ]
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<40: steps.append(.chain(from: first ?? "window"))
        case 40..<52:
            steps.append(.chain(from: generator.one(of: growth.controllers, else: "window")))
        case 52..<60: steps.append(.chain(from: "window"))
        case 60..<62: steps.append(.chain(from: SceneApplication.name))
        case 62..<82: steps.append(.deliver(.ended, to: first ?? "window"))
        case 82..<88:
            let controller = generator.one(of: growth.controllers, else: "window")
            steps.append(.deliver(phase, to: controller))
        default: break
        }
        return steps
    }

    /// Picks a responder with a balance between the kinds of responders.
    private static func someone(
        in growth: Growth,
        _ application: SceneApplication,
        using generator: inout SeededGenerator
    ) -> String {
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<45: generator.one(of: growth.names, else: "window")
        case 45..<70: generator.one(of: growth.controllers, else: "root controller")
        case 70..<80: "window"
        case 80..<93: SceneApplication.name
        default:
            application.delegateIsResponder
                ? SceneApplication.delegateName : SceneApplication.name
        }
    }

    /// Grows a tree of views, some of which are root views of controllers.
    private struct Growth {
        var most: Int
        /// The percentage of views that handle touches; it doubles for controllers.
        var handling = 0
        var names: [String] = []
        var controllers = ["root controller"]
        /// A view that can be removed because it contains no controller's view.
        var detachable: String?

        init(most: Int) {
            self.most = most
            names.reserveCapacity(most)
        }

        mutating func view(depth: Int, using generator: inout SeededGenerator) -> SceneView {
            let name = "view \(names.count + 1)"
            names.append(name)
            let kind: SceneView.Kind =
                depth == 0
                ? .view
                : generator.one(of: [.view, .view, .view, .view, .button, .label], else: .view)
            var view = SceneView(name, kind, Rectangle(10, 10, 300, 300))
            view.handles = ResponderScenes.phases(handling, using: &generator)
            let controllersBefore = controllers.count
            if depth > 0, generator.chance(28) {
                let controller = "controller \(controllers.count)"
                controllers.append(controller)
                view.controller = SceneController(
                    controller,
                    handles: ResponderScenes.phases(handling * 2, using: &generator)
                )
            }
            if depth < 8 {
                for _ in 0..<Int.random(in: depth < 2 ? 1...2 : 0...2, using: &generator)
                where names.count < most {
                    view.subviews.append(self.view(depth: depth + 1, using: &generator))
                }
            }
            if depth > 0, controllers.count == controllersBefore { detachable = name }
            return view
        }
    }
}

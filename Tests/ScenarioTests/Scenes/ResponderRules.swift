import Scenario

extension SceneRule {
    /// The rules of exercise 6.
    static let ofResponders: [SceneRule] = [
        asksNext("After a view comes its superview") {
            !$0.isRootView && $0.parent?.isWindow == false
        },
        asksNext("After a controller's root view comes the controller") { $0.isRootView },
        SceneRule("After a child controller comes its view's superview") { scene in
            scene.hasStep { step in
                guard case .next(let name) = step else { return false }
                return scene.views.dropFirst(2).contains { $0.controller?.name == name }
            }
        },
        asksNextOf("After the root controller comes the window") {
            $0.root.subviews.first?.controller?.name
        },
        asksNextOf("After the window comes the application") { $0.root.name },
        SceneRule("After the application comes a delegate that is a responder") { scene in
            scene.application.delegateIsResponder
                && scene.hasStep { $0 == .next(of: SceneApplication.name) }
        },
        SceneRule("After the application comes nobody, if its delegate is none") { scene in
            !scene.application.delegateIsResponder
                && scene.hasStep { $0 == .next(of: SceneApplication.name) }
        },
        asksNextOf("The delegate is the last") { _ in SceneApplication.delegateName },
        SceneRule("A view without a window ends its chain") { scene in
            scene.hasQuestion { step, root in
                guard case .chain(let name) = step else { return false }
                return scene.views.contains { $0.name == name }
                    && !root.withDescendants.contains { $0.name == name }
            }
        },
        chains("The chain of a view") { scene, name in scene.views.contains { $0.name == name } },
        chains("The chain of a controller") { scene, name in
            scene.views.contains { $0.controller?.name == name }
        },
        chains("The chain of the window") { scene, name in name == scene.root.name },
        chains("The chain passes a child controller") { scene, name in
            scene.path(to: name).dropFirst(2).contains { $0.controller != nil }
        },
        delivers("A view handles a phase itself") { scene, phase, name in
            scene.path(to: name).last?.handles.contains(phase) == true
        },
        delivers("A superview handles it") { scene, phase, name in
            scene.handler(of: phase, from: name).map {
                scene.views.map(\.name).contains($0) && $0 != name
            }
                ?? false
        },
        delivers("A controller handles it") { scene, phase, name in
            scene.handler(of: phase, from: name).map { handler in
                scene.views.contains { $0.controller?.name == handler }
            } ?? false
        },
        delivers("The window handles it") { scene, phase, name in
            scene.handler(of: phase, from: name) == scene.root.name
        },
        delivers("The delegate handles it") { scene, phase, name in
            scene.handler(of: phase, from: name) == SceneApplication.delegateName
        },
        delivers("Nobody handles it") { scene, phase, name in
            scene.handler(of: phase, from: name) == nil
        },
        delivers("Someone handles another phase only") { scene, phase, name in
            scene.path(to: name).contains { view in
                [view.handles, view.controller?.handles ?? []].contains {
                    !$0.isEmpty && !$0.contains(phase)
                }
            }
        },
        delivers("Two might handle it, and the first does") { scene, phase, name in
            scene.handlers(of: phase, from: name).count > 1
        },
        SceneRule("Each phase is delivered") { scene in
            scene.hasStep { if case .deliver(let phase, _) = $0 { phase != .began } else { false } }
        },
        SceneRule("Few views") { $0.viewCount <= 4 },
        SceneRule("Many views and controllers") { scene in
            scene.viewCount >= 8 && scene.views.count { $0.controller != nil } >= 3
        },
    ]

    private struct Asked {
        var parent: SceneView?
        var isRootView: Bool
    }

    private static func asksNext(
        _ sentence: String,
        _ isMeant: @escaping @Sendable (Asked) -> Bool
    ) -> SceneRule {
        SceneRule(sentence) { scene in
            scene.hasStep { step in
                guard case .next(let name) = step else { return false }
                let path = scene.path(to: name)
                guard let view = path.last, view.name == name else { return false }
                return isMeant(
                    Asked(parent: path.dropLast().last, isRootView: view.controller != nil)
                )
            }
        }
    }

    private static func asksNextOf(
        _ sentence: String,
        _ name: @escaping @Sendable (Scene) -> String?
    ) -> SceneRule {
        SceneRule(sentence) { scene in
            guard let name = name(scene) else { return false }
            return scene.hasStep { $0 == .next(of: name) }
        }
    }

    private static func chains(
        _ sentence: String,
        _ isMeant: @escaping @Sendable (Scene, String) -> Bool
    ) -> SceneRule {
        SceneRule(sentence) { scene in
            scene.hasStep { if case .chain(let name) = $0 { isMeant(scene, name) } else { false } }
        }
    }

    private static func delivers(
        _ sentence: String,
        _ isMeant: @escaping @Sendable (Scene, TouchPhase, String) -> Bool
    ) -> SceneRule {
        SceneRule(sentence) { scene in
            scene.hasStep {
                if case .deliver(let phase, let name) = $0 {
                    isMeant(scene, phase, name)
                } else {
                    false
                }
            }
        }
    }
}

extension SceneView {
    fileprivate var isWindow: Bool { kind == .window }
}

extension Scene {
    /// The views from the window to one with a name, or to the one whose controller has it.
    fileprivate func path(to name: String) -> [SceneView] {
        func search(_ view: SceneView) -> [SceneView]? {
            if view.name == name || view.controller?.name == name { return [view] }
            for subview in view.subviews {
                if let path = search(subview) { return [view] + path }
            }
            return nil
        }
        return search(root) ?? []
    }

    /// The handlers of a phase, in the order in which they are asked; labels handle nothing.
    fileprivate func handlers(of phase: TouchPhase, from name: String) -> [String] {
        var handlers: [String] = []
        for view in path(to: name).reversed() {
            let isBefore = view.controller?.name == name
            if !isBefore, view.kind != .label, view.handles.contains(phase) {
                handlers.append(view.name)
            }
            if let controller = view.controller, controller.handles.contains(phase) {
                handlers.append(controller.name)
            }
        }
        if application.delegateIsResponder, application.delegateHandles.contains(phase) {
            handlers.append(SceneApplication.delegateName)
        }
        return handlers
    }

    fileprivate func handler(of phase: TouchPhase, from name: String) -> String? {
        handlers(of: phase, from: name).first
    }
}

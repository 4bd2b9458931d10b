import Catalogue
import Scenario
import Testing

extension Exercise {
    static let responderChain = graded("ResponderChain")
}

@Suite("Exercise 6: the responder chain, written out", .serialized, .grades(.responderChain))
struct ResponderChainGrading {
    @Test("After a view comes its superview")
    func view() async throws {
        try await grade(.responderChain, .chain, .chain(next: "c2", "B", "A", "button"))
    }

    @Test("After a controller's root view comes the controller")
    func rootView() async throws {
        var transparent = Scene.chain(next: "view")
        transparent.root.subviews[0].alpha = 0
        var empty = Scene.chain(next: "view", "A")
        empty.root.subviews[0].frame = Rectangle(0, 0, 0, 0)
        try await grade(
            .responderChain,
            .chain,
            .chain(next: "view"),
            .family(next: "child view"),
            transparent,
            empty,
            .photoInList(script: [.next(of: "photo"), .next(of: "list")])
        )
    }

    @Test("After the window's root controller comes the window")
    func rootController() async throws {
        try await grade(.responderChain, .chain, .chain(next: "controller"))
    }

    @Test("After a child controller comes its view's superview, not its parent")
    func childController() async throws {
        try await grade(
            .responderChain,
            .chain,
            .family(next: "child", "grandchild view", "grandchild"),
            .withControllerWithoutParent(script: [.next(of: "loose")]),
            .withControllerWithoutParent(script: [
                .change(view: "holder", .remove), .next(of: "loose"), .chain(from: "loose"),
            ]),
            .photoInList(script: [.next(of: "photo controller"), .chain(from: "photo")])
        )
    }

    @Test("After the application comes its delegate, if that is a responder; then nobody")
    func application() async throws {
        try await grade(
            .responderChain,
            .chain,
            .chain(next: "application", "application delegate"),
            .chain(next: "application").withPlainDelegate(),
            .chain(next: "application", "application delegate")
                .withDelegate(.responderWithoutTouches),
            .withoutController(
                script: [.next(of: "window"), .next(of: "application"), .chain(from: "B")]
            ).withDelegate(.rootController)
        )
    }

    @Test("After the window comes the application")
    func window() async throws {
        let hidden = Scene.chainScene(script: [
            .change(view: "window", .isHidden(true)), .next(of: "window"), .chain(from: "window"),
            .next(of: "controller"), .chain(from: "controller"), .next(of: "view"),
            .chain(from: "c2"),
        ])
        try await grade(
            .responderChain,
            .chain,
            .chain(next: "window"),
            .withoutController(script: [.next(of: "window"), .next(of: "A"), .chain(from: "B")]),
            hidden,
            .withoutController(script: [
                .change(view: "window", .isHidden(true)), .next(of: "window"), .chain(from: "B"),
            ])
        )
    }

    @Test("After a plain view that lies directly in the window comes the window")
    func plainViewInWindow() async throws {
        var scene = Scene.chain(next: "A")
        scene.root.subviews.append(.a(.view, "banner", 0, 600, 375, 67))
        scene.script = [.next(of: "banner"), .chain(from: "banner")]
        try await grade(.responderChain, .chain, scene)
    }

    @Test("Of children side by side each one stands behind its own root view")
    func siblingControllers() async throws {
        let first = SceneView.a(.view, "first view", 10, 10, 100, 100)
            .with(\.controller, SceneController("first"))
        let second = SceneView.a(
            .view,
            "second view",
            120,
            10,
            100,
            100,
            .a(.view, "leaf", 10, 10, 50, 50)
        ).with(\.controller, SceneController("second"))
        let view = SceneView.a(.view, "view", 0, 0, 375, 667, first, second)
            .with(\.controller, SceneController("parent"))
        try await grade(
            .responderChain,
            .chain,
            .window(
                view,
                script: [
                    .next(of: "first view"), .next(of: "second view"), .next(of: "second"),
                    .chain(from: "leaf"),
                ]
            )
        )
    }

    @Test("A child whose view lies in the window, not in its parent's view, is still next after it")
    func childInTheWindow() async throws {
        let floating = SceneView.a(
            .view,
            "floating view",
            20,
            400,
            200,
            200,
            .a(.view, "leaf", 10, 10, 50, 50)
        ).with(\.controller, SceneController("child")).with(\.features, [.childOfRootController])
        var scene = Scene.chainScene(
            script: [
                .next(of: "floating view"), .next(of: "child"), .next(of: "leaf"),
                .chain(from: "leaf"), .chain(from: "c2"),
            ])
        scene.root.subviews.append(floating)
        try await grade(.responderChain, .chain, scene, .withFloatingGrandchild)
    }

    @Test("A view's controllers are those of its own window, whichever window is in front or key")
    func otherWindow() async throws {
        var scene = Scene.chainScene(script: [.next(of: "view"), .chain(from: "c2")])
        scene.application.hasOtherWindow = true
        try await grade(.responderChain, .chain, scene)
    }

    @Test("A child whose view is not loaded changes nothing")
    func unloadedChild() async throws {
        let first = SceneView.a(.view, "first view", 10, 10, 100, 100)
            .with(\.controller, SceneController("first"))
        var second = SceneView.a(.view, "second view", 120, 10, 100, 100)
            .with(\.controller, SceneController("second"))
        second.controller?.hasUnloadedChild = true
        let view = SceneView.a(.view, "view", 0, 0, 375, 667, first, second)
            .with(\.controller, SceneController("parent"))
        let siblings = Scene.window(view, script: [.next(of: "first view")])
        try await grade(
            .responderChain,
            .chain,
            .withUnloadedChild,
            siblings,
            .behindUnloadedParent
        )
    }

    @Test("Nobody's view is loaded by looking for a controller")
    func loadsNothing() async throws {
        let unloaded = SceneController.unloadedChildName
        var itself = Scene.withUnloadedChild
        itself.script = [
            .next(of: unloaded), .chain(from: unloaded), .deliver(.began, to: unloaded),
        ]
        try await grade(
            .responderChain,
            .never(.loadingViews),
            .withUnloadedChild,
            itself,
            .behindUnloadedParent
        )
    }

    @Test("A chain is the one of now: a view that moved has another")
    func changes() async throws {
        // Outside a window only `next` finds a view's controllers, so these scenes do not ask for
        // them.
        let leaf = Scene.familyScene(
            script: [.chain(from: "leaf"), .change(view: "leaf", .remove), .chain(from: "leaf")]
        )
        let child = Scene.familyScene(
            script: [.next(of: "child"), .change(view: "child view", .remove), .next(of: "child")]
        )
        let newChild = Scene.familyScene(
            script: [
                .change(view: "grandchild view", .controller(false)), .next(of: "child view"),
                .next(of: "grandchild view"), .chain(from: "leaf"),
                .change(view: "grandchild view", .controller(true)), .next(of: "grandchild view"),
                .chain(from: "leaf"), .change(view: "grandchild view", .controller(false)),
                .next(of: "grandchild view"), .chain(from: "leaf"),
            ]
        )
        let moved = Scene.familyScene(script: [
            .chain(from: "child"), .change(view: "child view", .move(into: "view")),
            .chain(from: "child"),
        ])
        try await grade(.responderChain, .chain, leaf, child, newChild, .exchangedChildren, moved)
    }

    @Test("A view without a superview is the last of its chain")
    func detachedView() async throws {
        var scene = Scene.chain(next: "A")
        scene.script = [
            .change(view: "A", .remove), .next(of: "A"), .next(of: "c2"), .chain(from: "c2"),
        ]
        let controller = Scene.familyScene(script: [
            .change(view: "container", .remove), .next(of: "child"), .chain(from: "child"),
        ])
        try await grade(.responderChain, .chain, scene, controller)
    }

    @Test("The whole chain goes from the view to the delegate")
    func wholeChain() async throws {
        try await grade(
            .responderChain,
            .chain,
            .chainScene(script: [.chain(from: "c2"), .chain(from: "view"), .chain(from: "window")]),
            .chainScene(script: [.chain(from: "c2")]).withPlainDelegate(),
            .nested(70, script: [.chain(from: "level 70")]),
            .chainScene(script: [.chain(from: "application"), .chain(from: "application delegate")])
        )
    }

    @Test("The whole chain passes child controllers and the views around them")
    func chainOfFamily() async throws {
        try await grade(
            .responderChain,
            .chain,
            .familyScene(script: [.chain(from: "leaf"), .chain(from: "child view")]),
            .generations(
                9,
                script: [.next(of: "level 9"), .next(of: "controller 9"), .chain(from: "leaf")]
            ),
            .generations(
                12,
                script: [.next(of: "level 12"), .next(of: "controller 12"), .chain(from: "leaf")]
            ),
            .familyBehindAnotherController
        )
    }

    @Test("Touches that nobody handles are dropped")
    func droppedTouches() async throws {
        var outsideTheWindow = Scene.chainScene(script: [
            .change(view: "A", .remove), .deliver(.began, to: "c2"),
        ])
        outsideTheWindow.application.delegateHandles = [.began]
        try await grade(
            .responderChain,
            .chain,
            .chainScene(
                script: [
                    .deliver(.began, to: "c2"), .deliver(.moved, to: "A"),
                    .deliver(.ended, to: "view"),
                ]),
            outsideTheWindow
        )
    }

    @Test("The first that handles touches ends their journey")
    func handledByView() async throws {
        var byItself = Scene.chainScene(script: [.deliver(.began, to: "c2")])
        byItself.root.subviews[0].subviews[0].subviews[0].subviews[0].handles = [.began]
        var bySuperviews = Scene.chainScene(script: [.deliver(.began, to: "c2")])
        bySuperviews.root.subviews[0].handles = [.began]
        bySuperviews.root.subviews[0].subviews[0].handles = [.began]
        var outside = bySuperviews
        outside.script.insert(.change(view: "A", .remove), at: 0)
        var fromController = Scene.familyScene(script: [
            .change(view: "container", .remove), .deliver(.began, to: "child"),
        ])
        fromController.root.subviews[0].subviews[0].handles = [.began]
        var cancelled = Scene.chainScene(script: [
            .deliver(.cancelled, to: "c2"), .deliver(.moved, to: "c2"),
        ])
        cancelled.root.subviews[0].handles = [.moved, .cancelled]
        cancelled.root.subviews[0].subviews[0].handles = [.moved, .cancelled]
        try await grade(
            .responderChain,
            .chain,
            byItself,
            bySuperviews,
            outside,
            fromController,
            cancelled,
            handled(by: .label),
            handled(by: .scrollView)
        )
    }

    /// A view of a kind that handles touches, with another view inside.
    private func handled(by kind: SceneView.Kind) -> Scene {
        let inner = SceneView.a(.view, "inner", 10, 10, 50, 50)
        let handler = SceneView.a(kind, "handler", 20, 20, 200, 200, inner)
            .with(\.handles, [.began])
        return .window(
            .a(.view, "view", 0, 0, 375, 667, handler)
                .with(\.controller, SceneController("controller")),
            script: [.deliver(.began, to: "handler"), .deliver(.began, to: "inner")]
        )
    }

    @Test(
        "Every responder in the chain is offered touches: hidden, with interaction off, after a control"
    )
    func offeredToHiddenAndInteractionOff() async throws {
        var control = Scene.chainScene(script: [.deliver(.began, to: "button")])
        control.root.subviews[0].controller?.handles = [.began]
        var hidden = Scene.chainScene(script: [.chain(from: "c2"), .deliver(.began, to: "c2")])
        hidden.root.subviews[0].subviews[0].isHidden = true
        hidden.root.subviews[0].subviews[0].handles = [.began]
        var interactionOff = Scene.chainScene(script: [
            .chain(from: "c2"), .deliver(.began, to: "c2"),
        ])
        interactionOff.root.subviews[0].subviews[0].isUserInteractionEnabled = false
        interactionOff.root.subviews[0].subviews[0].handles = [.began]
        var disabled = Scene.chainScene(script: [
            .chain(from: "button"), .deliver(.began, to: "button"),
        ])
        disabled.root.subviews[0].subviews[1].isEnabled = false
        disabled.root.subviews[0].subviews[1].handles = [.began]
        var transparent = Scene.chainScene(script: [.chain(from: "c2"), .deliver(.began, to: "c2")])
        transparent.root.subviews[0].subviews[0].alpha = 0
        transparent.root.subviews[0].subviews[0].handles = [.began]
        var rootViews = Scene.familyScene(script: [
            .chain(from: "leaf"), .deliver(.began, to: "leaf"),
        ])
        rootViews.root.subviews[0].subviews[0].subviews[0].isHidden = true
        rootViews.root.subviews[0].controller?.handles = [.began]
        try await grade(
            .responderChain,
            .chain,
            hidden,
            interactionOff,
            control,
            disabled,
            transparent,
            rootViews,
            askedItself(\.isHidden, true),
            askedItself(\.alpha, 0)
        )
    }

    /// A delivery that begins at a view with another value of a property.
    private func askedItself<Value>(
        _ property: WritableKeyPath<SceneView, Value>,
        _ value: Value
    ) -> Scene {
        var scene = Scene.chainScene(script: [.deliver(.began, to: "c2"), .chain(from: "c2")])
        scene.root.subviews[0].subviews[0].subviews[0].subviews[0].handles = [.began]
        scene.root.subviews[0].subviews[0].subviews[0].subviews[0][keyPath: property] = value
        return scene
    }

    @Test("A controller, the window and the delegate may handle touches")
    func handledFartherOn() async throws {
        var byController = Scene.chainScene(script: [.deliver(.began, to: "c2")])
        byController.root.subviews[0].controller?.handles = [.began]
        var byWindow = Scene.chainScene(script: [.deliver(.moved, to: "c2")])
        byWindow.root.handles = [.moved]
        let byHiddenWindow = byWindow.with(script: [
            .change(view: "window", .isHidden(true)), .deliver(.moved, to: "controller"),
        ])
        var withoutController = Scene.withoutController(script: [
            .change(view: "window", .isHidden(true)), .deliver(.moved, to: "B"),
        ])
        withoutController.root.handles = [.moved]
        var byDelegate = Scene.chainScene(script: [
            .deliver(.ended, to: "c2"), .deliver(.ended, to: "window"),
            .deliver(.ended, to: "application"),
        ])
        byDelegate.application.delegateHandles = [.ended]
        let byApplication = byDelegate.withDelegate(.application)
        var otherPhases = byApplication.with(script: [
            .deliver(.moved, to: "c2"), .deliver(.cancelled, to: "c2"),
            .deliver(.began, to: "window"), .deliver(.ended, to: "c2"),
        ])
        otherPhases.application.delegateHandles = [.moved, .cancelled, .began]
        try await grade(
            .responderChain,
            .chain,
            byController,
            byWindow,
            byHiddenWindow,
            withoutController,
            byDelegate,
            byApplication,
            otherPhases,
            byApplicationAndDelegate
        )
    }

    /// An application that handles touches, with a separate delegate that handles none.
    private var byApplicationAndDelegate: Scene {
        var scene = Scene.chainScene(script: [
            .deliver(.ended, to: "c2"), .deliver(.ended, to: "application"),
            .deliver(.moved, to: "c2"), .chain(from: "c2"),
        ]).withDelegate(.behindHandlingApplication)
        scene.application.delegateHandles = [.ended]
        return scene
    }

    @Test("Who cannot handle touches at all is passed, and the next one is asked")
    func incapableResponder() async throws {
        let view = SceneView.a(.view, "view", 0, 0, 375, 667, .a(.label, "label", 20, 20, 100, 40))
            .with(\.controller, SceneController("controller"))
        var byView = Scene.window(view, script: [.deliver(.began, to: "label")])
        byView.root.subviews[0].handles = [.began]
        var byDelegate = Scene.window(view, script: [.deliver(.ended, to: "label")])
        byDelegate.application.delegateHandles = [.ended]
        let silentDelegate = Scene.window(view, script: [.deliver(.ended, to: "label")])
            .withDelegate(.responderWithoutTouches)
        let control = SceneView.a(
            .control,
            "control",
            20,
            20,
            100,
            40,
            .a(.label, "caption", 5, 5, 90, 30)
        )
        var behindControl = Scene.window(
            SceneView.a(.view, "view", 0, 0, 375, 667, control).with(\.handles, [.began]),
            script: [.deliver(.began, to: "control"), .deliver(.began, to: "caption")]
        )
        let behindEnabled = behindControl
        behindControl.root.subviews[0].subviews[0].isEnabled = false
        try await grade(
            .responderChain,
            .chain,
            byView,
            byDelegate,
            silentDelegate,
            behindEnabled,
            behindControl,
            .rowOfList,
            .dotInEmptyBox,
            .pinWithRecognizer,
            .dotOfPresentingController
        )
    }

    @Test("Each phase is offered by itself: who handles one need not handle another")
    func phases() async throws {
        var scene = Scene.chainScene(
            script: [
                .deliver(.began, to: "c2"), .deliver(.moved, to: "c2"), .deliver(.ended, to: "c2"),
            ])
        scene.root.subviews[0].handles = [.began]
        scene.root.handles = [.ended]
        var moved = Scene.chainScene(
            script: [
                .deliver(.began, to: "c2"), .change(view: "B", .move(into: "view")),
                .deliver(.moved, to: "c2"), .deliver(.ended, to: "c2"),
            ])
        moved.root.subviews[0].subviews[0].handles = [.began, .moved]
        var removed = Scene.chainScene(script: [
            .change(view: "A", .remove), .deliver(.cancelled, to: "c2"),
        ])
        removed.root.subviews[0].subviews[0].handles = [.cancelled]
        try await grade(.responderChain, .chain, scene, moved, removed)
    }

    @Test("After the application comes nobody, if its delegate stands in the chain already")
    func delegateInTheChain() async throws {
        try await gradeDelegatesInTheChain(.next(of: "application"))
    }

    @Test("A chain with a delegate that stands in it already ends with the application")
    func chainWithTheDelegateInIt() async throws {
        try await gradeDelegatesInTheChain(.chain(from: "view"))
    }

    /// Grades one of two tests: an endless chain would hide a wrong next responder, so each has a test.
    ///
    /// The tests come late, because a check ends at the first call that does not return.
    private func gradeDelegatesInTheChain(_ step: ScriptStep) async throws {
        var own = Scene.chainScene(script: [step])
        own.application.delegate = .application
        var controller = own
        controller.application.delegate = .rootController
        let ofFamily: ScriptStep = if case .chain = step { .chain(from: "leaf") } else { step }
        var behindAnother = controller
        behindAnother.application.hasOtherWindow = true
        try await grade(
            .responderChain,
            .chain,
            own,
            controller,
            behindAnother,
            .familyScene(script: [ofFamily]).withDelegate(.childController),
            controller.with(script: [.chain(from: "controller")])
        )
    }

    @Test("next is not read")
    func doesNotReadNext() async throws {
        try await grade(
            .responderChain,
            .never(.readingNext),
            .chainScene(
                script: [
                    .next(of: "c2"), .next(of: "view"), .next(of: "controller"),
                    .chain(from: "c2"), .deliver(.began, to: "c2"),
                ]),
            .familyScene(script: [.chain(from: "leaf")])
        )
    }

    @Test("Agrees with the reference on random trees of views and controllers")
    func randomTrees() async throws {
        try await gradeRandomScenes(.responderChain)
    }
}

extension Scene {
    /// The views of the interview notes: c2 in B in A in the controller's view.
    static func chainScene(script: [ScriptStep]) -> Scene {
        let inner = SceneView.a(
            .view,
            "A",
            20,
            20,
            300,
            500,
            .a(.view, "B", 20, 20, 250, 300, .a(.view, "c2", 20, 20, 100, 100))
        )
        var view = SceneView.a(
            .view,
            "view",
            0,
            0,
            375,
            667,
            inner,
            .a(.button, "button", 20, 550, 100, 40)
        )
        view.controller = SceneController("controller")
        return .window(view, script: script)
    }

    /// Plain views in a window without a controller.
    static func withoutController(script: [ScriptStep]) -> Scene {
        .window(
            .a(.view, "A", 20, 20, 300, 500, .a(.view, "B", 20, 20, 250, 300)),
            script: script
        )
    }

    /// An image view in a scroll view, each the root view of a controller.
    static func photoInList(script: [ScriptStep]) -> Scene {
        let photo = SceneView.a(.imageView, "photo", 20, 20, 100, 60)
            .with(\.controller, SceneController("photo controller"))
        let list = SceneView.a(.scrollView, "list", 0, 0, 375, 667, photo)
            .with(\.controller, SceneController("list controller"))
        return .window(list, script: script)
    }

    /// A controller without a parent, with its view in a plain view of the window.
    static func withControllerWithoutParent(script: [ScriptStep]) -> Scene {
        let view = SceneView.a(.view, "loose view", 10, 10, 100, 100)
            .with(\.controller, SceneController("loose"))
        var scene = chainScene(script: script)
        scene.root.subviews.append(.a(.view, "holder", 100, 300, 200, 200, view))
        return scene
    }

    /// Nested views, the outermost of which is a controller's root view.
    static func nested(_ count: Int, script: [ScriptStep]) -> Scene {
        var view = SceneView.a(.view, "level \(count)", 0, 0, 375, 667)
        for number in (1..<count).reversed() {
            view = .a(.view, "level \(number)", 0, 0, 375, 667, view)
        }
        return .window(view.with(\.controller, SceneController("controller")), script: script)
    }

    /// Several generations of controllers, each with its view directly in its parent's view.
    static func generations(_ count: Int, script: [ScriptStep]) -> Scene {
        var view = SceneView.a(.view, "leaf", 10, 10, 50, 50)
        for number in (1...count).reversed() {
            view = SceneView.a(.view, "level \(number)", 0, 0, 375, 667, view)
                .with(\.controller, SceneController("controller \(number)"))
        }
        return .window(view, script: script)
    }

    /// Two views of which first one and then the other is the root view of a child controller.
    static var exchangedChildren: Scene {
        let first = SceneView.a(.view, "first view", 10, 10, 100, 100)
            .with(\.controller, SceneController("first"))
        let second = SceneView.a(.view, "second view", 120, 10, 100, 100)
            .with(\.controller, SceneController("second"))
        let view = SceneView.a(.view, "view", 0, 0, 375, 667, first, second)
            .with(\.controller, SceneController("parent"))
        return .window(
            view,
            script: [
                .change(view: "second view", .controller(false)),
                .next(of: "first view"), .next(of: "second view"),
                .change(view: "first view", .controller(false)),
                .change(view: "second view", .controller(true)),
                .next(of: "first view"), .next(of: "second view"), .chain(from: "second view"),
            ]
        )
    }

    static func chain(next names: String...) -> Scene {
        chainScene(script: names.map { .next(of: $0) })
    }

    /// A controller with a child and a grandchild, whose views lie in plain views.
    static func familyScene(script: [ScriptStep]) -> Scene {
        let grandchild = SceneView.a(
            .view,
            "grandchild view",
            10,
            10,
            150,
            150,
            .a(.view, "leaf", 10, 10, 50, 50)
        ).with(\.controller, SceneController("grandchild"))
        let child = SceneView.a(
            .view,
            "child view",
            10,
            10,
            250,
            300,
            .a(.view, "frame", 20, 20, 200, 200, grandchild)
        ).with(\.controller, SceneController("child"))
        let view = SceneView.a(
            .view,
            "view",
            0,
            0,
            375,
            667,
            .a(.view, "container", 20, 20, 300, 400, child)
        ).with(\.controller, SceneController("parent"))
        return .window(view, script: script)
    }

    /// A family whose outermost controller presents another one, which no step mentions.
    static var familyBehindAnotherController: Scene {
        var scene = family(next: "grandchild view", "grandchild", "child view", "view")
        scene.script.append(.chain(from: "leaf"))
        scene.root.subviews[0].features = [.presentsController]
        return scene
    }

    /// A family whose child controller has a child with an unloaded view.
    static var withUnloadedChild: Scene {
        // The script asks a plain view first: its search examines every controller, in any order.
        var scene = familyScene(
            script: [.next(of: "leaf"), .next(of: "grandchild view"), .chain(from: "leaf")]
        )
        scene.root.subviews[0].controller?.hasUnloadedChild = true
        return scene
    }

    /// A family whose child has another child, with its view directly in the window.
    static var withFloatingGrandchild: Scene {
        let floating = SceneView.a(
            .view,
            "floating view",
            20,
            450,
            200,
            200,
            .a(.view, "inner", 10, 10, 50, 50)
        ).with(\.controller, SceneController("floating")).with(\.features, [.childOfFirstChild])
        var scene = familyScene(
            script: [
                .next(of: "floating view"), .next(of: "floating"), .chain(from: "inner"),
                .change(view: "child view", .remove), .next(of: "floating view"),
                .chain(from: "inner"),
            ]
        )
        scene.root.subviews.append(floating)
        return scene
    }

    /// A child with its view in the window, whose parent's view is not loaded.
    static var behindUnloadedParent: Scene {
        var scene = withFloatingGrandchild
        scene.root.subviews[0].controller?.hasUnloadedChild = true
        return scene.with(script: [
            .next(of: "floating view"), .next(of: "floating"), .chain(from: "inner"),
        ])
    }

    static func family(next names: String...) -> Scene {
        familyScene(script: names.map { .next(of: $0) })
    }

    /// The scene with an application delegate that is not a responder.
    func withPlainDelegate() -> Scene {
        withDelegate(.plain)
    }

    func with(script: [ScriptStep]) -> Scene {
        var scene = self
        scene.script = script
        return scene
    }

    /// The scene with another application delegate.
    func withDelegate(_ delegate: SceneApplication.Delegate) -> Scene {
        var scene = self
        scene.application.delegate = delegate
        return scene
    }

    // MARK: Views and controllers that a touch passes

    private static func view(_ subview: SceneView) -> SceneView {
        .a(.view, "view", 0, 0, 375, 667, subview)
    }

    /// A row in a scroll view, which recognizes gestures and hands touches on.
    fileprivate static var rowOfList: Scene {
        let list = SceneView.a(.scrollView, "list", 0, 0, 375, 600, .a(.view, "row", 0, 0, 375, 40))
        return .window(
            view(list).with(\.handles, [.began]),
            script: [.deliver(.began, to: "row")]
        )
    }

    /// A view without a size handles touches as any other does.
    fileprivate static var dotInEmptyBox: Scene {
        let box = SceneView.a(.view, "box", 0, 0, 0, 0, .a(.view, "dot", 0, 0, 40, 40))
        return .window(
            view(box.with(\.handles, [.began])),
            script: [.deliver(.began, to: "dot")]
        )
    }

    /// Views with recognizers of their own, one of which handles touches nevertheless.
    fileprivate static var pinWithRecognizer: Scene {
        let pin = SceneView.a(.view, "pin", 0, 0, 40, 40).with(\.features, [.recognizer])
        let map = SceneView.a(.view, "map", 0, 0, 300, 300, pin)
            .with(\.handles, [.began]).with(\.features, [.recognizer, .exclusiveTouch])
        return .window(
            view(map),
            script: [.deliver(.began, to: "pin"), .deliver(.began, to: "map")]
        )
    }

    /// A controller that presents another one handles touches that its own views hand on.
    fileprivate static var dotOfPresentingController: Scene {
        .window(
            view(.a(.view, "dot", 0, 0, 40, 40))
                .with(\.controller, SceneController("controller", handles: [.began]))
                .with(\.features, [.presentsController]),
            script: [.deliver(.began, to: "dot")]
        )
    }
}

import Scenario

extension SceneRule {
    /// The rules of exercise 3.
    static let ofHierarchies: [SceneRule] =
        [
            SceneRule("A hidden view is skipped", .asTheSystem, .hidden),
            SceneRule("A view without interaction is skipped", .asTheSystem, .interaction),
            SceneRule("A transparent view is skipped", .asTheSystem, .alpha),
            SceneRule("An alpha of 0.01 is too little, not only 0", .asTheSystem, .alphaZeroOnly),
            SceneRule("An alpha above 0.01 is enough", .asTheSystem, .alphaBelowTenth),
            SceneRule("The last subview is asked first", .asTheSystem, .firstSubviewFirst),
            SceneRule("The search goes on after the last subview", .asTheSystem, .lastSubviewOnly),
            SceneRule(
                "The search goes on after a subview that contains the point, but has no hit view",
                .asTheSystem,
                .frontmostContaining
            ),
            SceneRule("A view without a hit subview is itself hit", .asTheSystem, .neverItself),
            SceneRule("What overhangs is not reached", .asTheSystem, .overhang),
            SceneRule("Not even where nothing clips", .asTheSystem, .overhangUnlessClipped),
            SceneRule("Clipping plays no part") { scene in
                scene.hasQuestion { step, root in
                    ArithmeticHitTest(root, .asTheSystem, misreading: .overhang).found(by: step)
                        != ArithmeticHitTest(
                            root,
                            .asTheSystem,
                            misreading: .overhangUnlessClipped
                        ).found(by: step)
                }
            },
            SceneRule("zPosition plays no part", .asTheSystem, .zPosition),
            SceneRule("point(inside:with:) decides", .asTheSystem, .pointInside),
            SceneRule("An overridden hitTest counts", .asTheSystem, .overriddenHitTest),
            SceneRule("Bounds have an origin", .asTheSystem, .boundsOrigin),
            SceneRule("Views are turned", .asTheSystem, .turn),
            SceneRule("Views are scaled", .asTheSystem, .scale),
            SceneRule("Without an event a view may refuse") { scene in
                scene.hasQuestion { step, root in
                    guard case .ask = step else { return false }
                    return ArithmeticHitTest(root, .asTheSystem).found(by: step)
                        != ArithmeticHitTest(root.asked(.bounds), .asTheSystem).found(by: step)
                }
            },
            SceneRule("With an event it does not", .asTheSystem, .event),
            SceneRule("A touch just inside an edge") { $0.hasTouch(within: 3, inside: true) },
            SceneRule("A touch just outside an edge") { $0.hasTouch(within: 3, inside: false) },
            SceneRule("A deep tree") { scene in
                SceneGeometry(scene).places.contains { $0.depth >= 12 }
            },
            SceneRule("A wide tree") { $0.views.contains { $0.subviews.count >= 20 } },
            SceneRule("Few views, at most one of them odd") { scene in
                scene.viewCount <= 5 && scene.views.count { !$0.isPlain } <= 1
            },
            SceneRule("Many views, several of them odd") { scene in
                scene.viewCount >= 6 && scene.views.count { !$0.isPlain } >= 2
            },
        ] + ofScripts(.asTheSystem)
}

extension SceneView {
    /// The view with another rule in place of `withEvent`, and so for all inside it.
    fileprivate func asked(_ rule: PointInsideRule) -> SceneView {
        var view = self
        if view.pointInside == .withEvent { view.pointInside = rule }
        view.subviews = view.subviews.map { $0.asked(rule) }
        return view
    }

    /// Whether the view has a name, a kind and a frame, and all else as every view has at first.
    fileprivate var isPlain: Bool {
        self == SceneView(name, kind, frame, subviews: subviews)
    }
}

import Scenario

extension SceneRule {
    /// The rules of exercise 4.
    static let ofShelters: [SceneRule] =
        [
            SceneRule("A covered button has its touches", .shelter, .noRedirection),
            SceneRule("The rest of the shelter keeps its touches") { scene in
                scene.finds("shelter", .shelter)
            },
            SceneRule("Outside the shelter nothing is redirected") { scene in
                scene.hasQuestion { step, root in
                    guard case .tap(let point) = step,
                        let place = SceneGeometry(Scene(root, script: [])).place(of: "shelter")
                    else { return false }
                    return !place.bounds.holds(place.inView(point))
                }
            },
            SceneRule("Outside the shelter a button has its touches, too") { scene in
                scene.hasQuestion { step, root in
                    guard case .tap(let point) = step,
                        let place = SceneGeometry(Scene(root, script: [])).place(of: "shelter"),
                        !place.bounds.holds(place.inView(point))
                    else { return false }
                    return ArithmeticHitTest(root, .shelter).found(by: step)[0].hasPrefix("button")
                }
            },
            SceneRule("Neither shelter nor button") { scene in
                scene.hasQuestion { step, root in
                    let found = ArithmeticHitTest(root, .shelter).found(by: step)
                    return found.contains { ["root", "container", "window"].contains($0) }
                }
            },
            SceneRule("A hidden button or shelter has none", .shelter, .hidden),
            SceneRule("A button or shelter with interaction off has none", .shelter, .interaction),
            SceneRule("A transparent button or shelter has none", .shelter, .alpha),
            SceneRule("A disabled button has its touches", .shelter, .disabled),
            SceneRule("The button has its own say", .shelter, .pointInside),
            SceneRule("The front button comes first", .shelter, .backButtonFirst),
            SceneRule(
                "If the front button refuses, the next one counts",
                .shelter,
                .frontButtonOnly
            ),
            SceneRule("Not only the sibling right below counts", .shelter, .frontSiblingOnly),
            SceneRule("Buttons and shelters are turned", .shelter, .turn),
            SceneRule("Buttons and shelters are scaled", .shelter, .scale),
            SceneRule("Bounds have an origin", .shelter, .boundsOrigin),
            SceneRule("A plain view below keeps out of it", .shelter, .anySibling),
            SceneRule("A round button below reacts in its circle") { scene in
                scene.views.contains { $0.kind == .button && $0.pointInside == .circle }
                    && SceneRule("", .shelter, .pointInside).isExercised(scene)
            },
            SceneRule("A shelter that takes no touches shelters nothing") { scene in
                scene.hasQuestion { step, root in
                    root.withDescendants.contains { $0.kind == .answer && $0.refusesTouches }
                        && ArithmeticHitTest(root, .shelter).found(by: step)
                            != ArithmeticHitTest(root.willing, .shelter).found(by: step)
                }
            },
            SceneRule("A touch just inside an edge") { $0.hasTouch(within: 3, inside: true) },
            SceneRule("A touch just outside an edge") { $0.hasTouch(within: 3, inside: false) },
            SceneRule("A button alone, and a plain shelter") { $0.viewCount == 3 },
        ] + ofScripts(.shelter)
}

extension Scene {
    /// Whether a step finds a view.
    func finds(_ name: String, _ answer: ArithmeticHitTest.Answer) -> Bool {
        hasQuestion { step, root in
            ArithmeticHitTest(root, answer).found(by: step).contains(name)
        }
    }
}

extension SceneView {
    /// The view with a shelter that takes touches.
    fileprivate var willing: SceneView {
        var view = self
        if view.kind == .answer {
            view.isHidden = false
            view.alpha = 1
            view.isUserInteractionEnabled = nil
        }
        view.subviews = view.subviews.map(\.willing)
        return view
    }
}

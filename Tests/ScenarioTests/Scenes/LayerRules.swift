import Scenario

/// Which layer a touch is in, by arithmetic; a point may be taken for another on the way.
struct ArithmeticLayers {
    enum Layer { case blue, white, none }

    /// The coordinates in which a point is read, wrongly or rightly.
    enum Reading { case right, pointOfView, pointOfWhite, blueInWhite }

    let allowsOverhang: Bool
    let ignoresClipping: Bool
    let reading: Reading

    init(allowsOverhang: Bool, ignoresClipping: Bool = false, _ reading: Reading = .right) {
        self.allowsOverhang = allowsOverhang
        self.ignoresClipping = ignoresClipping
        self.reading = reading
    }

    private static let blue = Rectangle(50, 50, 100, 100)

    func layer(at point: Point, in root: SceneView) -> Layer {
        let geometry = SceneGeometry(Scene(root, script: []))
        guard let white = geometry.places.first(where: { $0.view.kind == .layerView }),
            let view = geometry.places.first(where: { $0.view.controller != nil })
        else { return .none }
        var local = white.inView(point)
        switch reading {
        case .right, .blueInWhite: break
        // The white layer takes a point of its superlayer; here it gets one of the controller's view.
        case .pointOfView:
            guard let parent = white.parent else { return .none }
            local = white.inView(geometry.places[parent].inWindow(view.inView(point)))
        case .pointOfWhite:
            guard let parent = white.parent else { return .none }
            local = white.inView(geometry.places[parent].inWindow(local))
        }
        let inBlue = reading == .blueInWhite ? Rectangle(0, 0, 100, 100) : ArithmeticLayers.blue
        let isInWhite = white.bounds.holds(local)
        let reachesOverhang = allowsOverhang && (ignoresClipping || !white.view.clipsToBounds)
        guard isInWhite || reachesOverhang else { return .none }
        return inBlue.holds(local) ? .blue : isInWhite ? .white : .none
    }
}

extension SceneRule {
    /// The rules of exercises 1 and 2.
    static func ofLayers(allowsOverhang: Bool) -> [SceneRule] {
        let right = ArithmeticLayers(allowsOverhang: allowsOverhang)
        func differs(_ sentence: String, _ other: ArithmeticLayers) -> SceneRule {
            SceneRule(sentence) { scene in
                scene.hasTap { right.layer(at: $0, in: $1) != other.layer(at: $0, in: $1) }
            }
        }
        func misread(
            _ sentence: String,
            _ misreading: Misreading,
            of kind: SceneView.Kind
        ) -> SceneRule {
            SceneRule(sentence) { scene in
                scene.hasTap {
                    right.layer(at: $0, in: $1)
                        != right.layer(at: $0, in: $1.misread(misreading, of: kind))
                }
            }
        }
        func finds(_ sentence: String, _ layer: ArithmeticLayers.Layer) -> SceneRule {
            SceneRule(sentence) { $0.hasTap { right.layer(at: $0, in: $1) == layer } }
        }
        var rules = [
            finds("A touch in the blue layer", .blue),
            finds("A touch in the white layer, beside the blue one", .white),
            finds("A touch outside both", .none),
            misread("The white view is scrolled", .boundsOrigin, of: .layerView),
            misread("The white view is turned", .turn, of: .layerView),
            misread("The white view is scaled", .scale, of: .layerView),
            misread("A view around the white one is scrolled", .boundsOrigin, of: .view),
            misread("A view around the white one is turned", .turn, of: .view),
            misread("A view around the white one is scaled", .scale, of: .view),
            differs(
                "The white view does not lie in the controller's view itself",
                ArithmeticLayers(allowsOverhang: allowsOverhang, .pointOfView)
            ),
            differs(
                "The white layer's coordinates are not its superlayer's",
                ArithmeticLayers(allowsOverhang: allowsOverhang, .pointOfWhite)
            ),
            differs(
                "The blue layer's coordinates are its own",
                ArithmeticLayers(allowsOverhang: allowsOverhang, .blueInWhite)
            ),
            SceneRule("A white view that moved is where it is now") { scene in
                scene.hasTap { right.layer(at: $0, in: $1) != right.layer(at: $0, in: scene.root) }
            },
            SceneRule("A touch just inside the blue layer") { $0.hasTapNearBlue(inside: true) },
            SceneRule("A touch just outside the blue layer") { $0.hasTapNearBlue(inside: false) },
            SceneRule("A touch just inside the white layer") {
                $0.hasTouch(within: 3, inside: true, of: [.layerView])
            },
            SceneRule("A touch just outside the white layer") {
                $0.hasTouch(within: 3, inside: false, of: [.layerView])
            },
            SceneRule("The white view lies in the controller's view itself") { $0.viewCount == 2 },
            SceneRule("There is a view in the white one") { scene in
                scene.views.contains { $0.kind == .layerView && !$0.subviews.isEmpty }
            },
            SceneRule("The white view, or one in it, is as blue as the blue layer") { scene in
                scene.views.contains { $0.features.contains(.blue) }
            },
            SceneRule("It lies two or three views deep") { $0.viewCount > 3 },
            SceneRule("The white view takes no touches itself") { scene in
                scene.views.contains { $0.kind == .layerView && $0.refusesTouches }
            },
            SceneRule("A moving finger is answered once") {
                $0.hasStep { if case .drag = $0 { true } else { false } }
            },
        ]
        if allowsOverhang {
            rules += [
                differs(
                    "A blue layer that overhangs is found",
                    ArithmeticLayers(allowsOverhang: false)
                ),
                differs(
                    "Unless it is clipped",
                    ArithmeticLayers(allowsOverhang: true, ignoresClipping: true)
                ),
            ]
        }
        return rules
    }
}

extension Scene {
    fileprivate func hasTap(where isMeant: (Point, SceneView) -> Bool) -> Bool {
        hasQuestion { step, root in
            if case .tap(let point) = step { isMeant(point, root) } else { false }
        }
    }

    fileprivate func hasTapNearBlue(inside isInside: Bool) -> Bool {
        let blue = Rectangle(50, 50, 100, 100)
        return hasTap { point, root in
            guard
                let local = SceneGeometry(Scene(root, script: []))
                    .place(of: "layerView")?.inView(point)
            else { return false }
            return isInside
                ? blue.holds(local) && !blue.grown(-3).holds(local)
                : !blue.holds(local) && blue.grown(3).holds(local)
        }
    }
}

extension SceneView {
    /// The view with a misreading of the views of one kind.
    fileprivate func misread(_ misreading: Misreading, of kind: Kind) -> SceneView {
        var view = self
        view.subviews = []
        if self.kind == kind { view = view.misread(misreading) }
        view.subviews = subviews.map { $0.misread(misreading, of: kind) }
        return view
    }
}

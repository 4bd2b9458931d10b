import Scenario

extension SceneView {
    /// What is special about the view, property by property: only what is not as UIKit begins.
    ///
    /// - Parameter glyphs: The characters for signs such as the degree's.
    /// - Returns: Such as `["button", "alpha 0.01", "turned 30°"]`.
    public func traits(in glyphs: Glyphs) -> [String] {
        [
            kind.trait, isHidden ? "hidden" : nil, alpha == 1 ? nil : "alpha \(alpha.inWords)",
            interactionTrait, isEnabled ? nil : "disabled",
            boundsOrigin == .zero ? nil : "bounds origin \(boundsOrigin.inWords)",
            turn == 0 ? nil : "turned \(turn.inWords)\(glyphs.degrees)",
            scale == Point(1, 1)
                ? nil : "scaled \(scale.x.inWords) \(glyphs.times) \(scale.y.inWords)",
            anchorPoint == Point(0.5, 0.5) ? nil : "anchor point \(anchorPoint.inWords)",
            clipsToBounds ? "clips" : nil, zPosition == 0 ? nil : "z position \(zPosition.inWords)",
            pointInside.trait, hitTest.trait, handles.trait,
            controller.map { "root view of \($0.name)" },
            controller.flatMap(\.handles.trait).map { "its controller \($0)" },
        ].compactMap { $0 }
    }

    private var interactionTrait: String? {
        switch isUserInteractionEnabled {
        case nil: nil
        case false?: "interaction off"
        case true?: kind == .label ? "interaction on" : nil
        }
    }

    /// Whether user interaction is on, by the property or by what the kind starts with.
    var takesInteraction: Bool { isUserInteractionEnabled ?? (kind != .label) }

    /// Whether alpha, which UIKit keeps in 32 bits, is below the limit for touches.
    var isTransparent: Bool { Double(Float(alpha)) < 0.01 }
}

extension SceneView.Kind {
    /// What is said of a view of this kind; nothing of the answer's and of plain ones.
    var trait: String? {
        switch self {
        case .answer, .view: nil
        case .button: "button"
        case .label: "label (interaction starts off)"
        case .control: "control, no button"
        case .window: "window"
        case .layerView: "the white view"
        }
    }
}

extension SceneView.PointInsideRule {
    /// What is said of a view with this rule; nothing of UIView's own.
    var trait: String? {
        switch self {
        case .bounds: nil
        case .circle: "answers point(inside:) for a circle"
        case .margin(let margin) where margin < 0:
            "answers point(inside:) only \((-margin).inWords) inside its edges"
        case .margin(let margin):
            "answers point(inside:) up to \(margin.inWords) around it"
        case .always: "answers point(inside:) with true always"
        case .never: "answers point(inside:) with false always"
        case .withEvent: "answers point(inside:) with false without an event"
        }
    }
}

extension SceneView.HitTestRule {
    /// What is said of a view with this rule; nothing of its class's own.
    var trait: String? {
        switch self {
        case .inherited: nil
        case .passThrough: "never its own hit view"
        case .capture: "takes its subviews' touches"
        }
    }
}

extension [TouchPhase] {
    /// What is said of one who handles these phases; nothing if there are none.
    var trait: String? {
        isEmpty ? nil : "handles " + map(\.method).joined(separator: ", ")
    }
}

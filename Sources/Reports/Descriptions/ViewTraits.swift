import Results
import Scenario

extension SceneView {
    /// The view's properties that differ from UIKit's defaults.
    ///
    /// - Parameter glyphs: The symbols, such as the degree sign.
    /// - Returns: Such as `["button", "alpha 0.01", "turned 30°"]`.
    package func traits(in glyphs: Glyphs) -> [String] {
        let ofController = controller.flatMap(\.handles.trait).map { "its controller \($0)" }
        return ownTraits(in: glyphs) + [ofController].compactMap { $0 }
    }

    /// The traits without those of its controller, for lists that contain controllers as well.
    func ownTraits(in glyphs: Glyphs) -> [String] {
        [
            kind.trait, isHidden ? "hidden" : nil, alpha == 1 ? nil : "alpha \(alpha.inWords)",
            interactionTrait, isEnabled ? nil : "disabled",
            boundsTrait, isUpright ? nil : "center \(center.inWords)",
            turn == 0 ? nil : "turned \(turn.inWords)\(glyphs.degrees)",
            scale == Point(1, 1)
                ? nil : "scaled \(scale.x.inWords) \(glyphs.times) \(scale.y.inWords)",
            shift == .zero ? nil : "shifted by \(shift.inWords)",
            anchorPoint == Point(0.5, 0.5) ? nil : "anchor point \(anchorPoint.inWords)",
            clipsToBounds ? "clips" : nil, zPosition == 0 ? nil : "z position \(zPosition.inWords)",
            pointInside.trait, hitTest.trait,
        ].compactMap { $0 } + features.map(\.trait) + responderTraits
    }

    private var responderTraits: [String] {
        [
            handles.trait, controller.map { "root view of \($0.name)" },
            controller?.hasUnloadedChild == true
                ? "its controller has a child, \(SceneController.unloadedChildName), whose view is "
                    + "not loaded" : nil,
        ].compactMap { $0 }
    }

    /// Whether the view is neither rotated nor scaled nor shifted, so that its frame describes its position
    /// completely.
    private var isUpright: Bool { isUntransformed }

    private var boundsTrait: String? {
        if !isUpright { return "bounds \(bounds.inWords)" }
        return boundsOrigin == .zero ? nil : "bounds origin \(boundsOrigin.inWords)"
    }

    private var interactionTrait: String? {
        switch isUserInteractionEnabled {
        case nil: nil
        case false?: "interaction off"
        case true?: kind.startsWithoutInteraction ? "interaction switched on" : nil
        }
    }
}

extension SceneView.Kind {
    /// The trait of the kind; `nil` for the answer's class and plain views.
    var trait: String? {
        switch self {
        case .answer, .view: nil
        case .button: "button"
        case .label: "label (interaction starts off)"
        case .imageView: "image view (interaction starts off)"
        case .scrollView: "scroll view"
        case .control: "control, no button"
        case .window: "window"
        case .layerView: "the white view"
        }
    }
}

extension SceneView.Feature {
    var trait: String {
        switch self {
        case .recognizer: "has a gesture recognizer"
        case .clear: "clear background"
        case .namelessLayer: "its layer has no name"
        case .blue: "its background is blue"
        case .decorated:
            "decorated: corners, border, shadow, tag and more, which hit testing ignores"
        case .slightlyRound: "corner radius of a tenth of its smaller side"
        case .selected: "isSelected"
        case .highlighted: "isHighlighted"
        case .actionOnTouchDown: "its action is for touchDown"
        case .childOfRootController: "its controller is a child of the root controller"
        case .childOfFirstChild: "its controller is a child of the root controller's first child"
        case .tapRecognizer: "has a tap recognizer, which cancels the touch of a tap"
        case .roundLayer: "its layer's class overrides contains(_:), for a circle"
        case .earlierLayer: "has a layer over its left half, since before viewDidLoad"
        case .laterLayer: "gets a layer over its left half, after viewDidLoad"
        case .quickTaps: "in this scene the touches follow each other quickly, as in a double tap"
        case .panRecognizer: "has a pan recognizer"
        case .recognizerOff: "has a tap recognizer that is off"
        case .sharingRecognizer: "has a tap recognizer with cancelsTouchesInView false"
        case .plain: "of UIKit's own class"
        case .roundCorners: "round corners"
        case .bordered: "border"
        case .shadowed: "shadow"
        case .tagged: "tag 1"
        case .exclusiveTouch: "isExclusiveTouch"
        case .multipleTouch: "isMultipleTouchEnabled"
        case .withoutActions: "no actions"
        case .primaryAction: "its action is for primaryActionTriggered"
        case .actionForEachEvent: "its action runs for touches down, out, in, up and cancelled"
        case .actionOnTouchUpOutside: "its action is for touchUpOutside"
        case .scrollingOff: "isScrollEnabled false"
        case .presentsController: "its controller presents another one"
        case .notOpaque: "isOpaque false"
        case .contentsScale: "contentsScale 2"
        case .labelled: "an accessibilityLabel"
        case .centredContent: "contentMode center"
        case .contentInset: "a content inset of 20 at the left, where it is a button"
        case .titled: "has a title"
        case .systemType: "of type system"
        case .closeType: "of type close"
        case .insertedLast: "inserted at its place after all other views"
        case .autoresizing: "autoresizes, but not its subviews"
        case .layerInBlueLayer:
            "the blue layer gets a layer over its left half and 20 beyond, after viewDidLoad"
        }
    }
}

extension SceneView.PointInsideRule {
    /// The trait of the rule; `nil` for UIView's own.
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
    /// The trait of the rule; `nil` for the class's own.
    var trait: String? {
        switch self {
        case .inherited: nil
        case .passThrough: "never its own hit view"
        case .capture: "takes its subviews' touches"
        case .gives(let name): "answers hitTest with \(name)"
        }
    }
}

extension [TouchPhase] {
    /// The trait of a responder that handles these phases; `nil` if there are none.
    var trait: String? {
        isEmpty ? nil : "handles " + map(\.method).joined(separator: ", ")
    }
}

import Scenario

extension TraceProperty {
    /// The verb for an answer's write of the property.
    ///
    /// An answer "changes" the view tree by any method, and "writes" other properties, even with an
    /// unchanged value.
    public var writing: String { isOfTree ? "changes" : "writes" }

    /// The name that the property of a layer has in the layer's view.
    public var nameInView: String {
        switch self {
        case .opacity: "alpha"
        case .masksToBounds: "clipsToBounds"
        default: code
        }
    }

    /// The names by which code may read the property, of a view or of its layer.
    public var names: Set<String> {
        self == .center ? ["center", "position"] : [code, nameInView]
    }

    /// The words for a property of a group, whose own name a trace does not contain.
    public var group: String? {
        switch self {
        case .appearance: "a property of the look"
        case .accessibility: "an accessibility property"
        case .layoutSettings: "a layout property"
        case .recognizerSettings: "a setting of a gesture recognizer"
        case .targets: "the list of actions"
        default: nil
        }
    }

    /// The property in code, after its object and a dot.
    public var code: String {
        switch self {
        case .recognizerIsEnabled: "gestureRecognizers[…].isEnabled"
        case .recognizerCancelsTouches: "gestureRecognizers[…].cancelsTouchesInView"
        case .presentation: "presentation()"
        default: "\(self)"
        }
    }

    var isOfTree: Bool {
        [.subviews, .superview, .sublayers, .superlayer].contains(self)
    }
}

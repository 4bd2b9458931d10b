import Results
import Scenario

/// A property that keeps touches out of a view and its descendants.
enum Refusal: Hashable {
    case hidden
    case interactionOff
    case transparent(Double)

    static func all(of view: SceneView) -> [Refusal] {
        var all: [Refusal] = []
        if view.isHidden { all.append(.hidden) }
        if !view.takesInteraction { all.append(.interactionOff) }
        if view.isTransparent { all.append(.transparent(view.alpha)) }
        return all
    }

    var cause: Cause {
        switch self {
        case .hidden: .hidden
        case .interactionOff: .interactionOff
        case .transparent: .transparent
        }
    }

    var property: TraceProperty {
        switch self {
        case .hidden: .isHidden
        case .interactionOff: .isUserInteractionEnabled
        case .transparent: .alpha
        }
    }

    /// A clause about "it", such as "it is hidden".
    var words: String {
        switch self {
        case .hidden: "it is hidden"
        case .interactionOff: "its user interaction is off"
        case .transparent(let alpha):
            "its alpha, \(alpha.inWords)\(alpha.storedInWords), is below "
                + SceneView.transparencyLimit.inWords
        }
    }
}

extension Double {
    /// The stored value, if only that is below the limit; otherwise empty.
    fileprivate var storedInWords: String {
        self < SceneView.transparencyLimit
            ? "" : " (stored as \("\(Double(Float(self)))".prefix(13)))"
    }
}

import Results
import Scenario

/// A property that keeps touches out of a view and its descendants.
struct Refusal {
    let cause: Cause
    let property: TraceProperty
    /// A clause about "it", such as "it is hidden".
    let words: String

    /// The properties that can keep touches out of a view.
    static let properties: Set<TraceProperty> = [.isHidden, .alpha, .isUserInteractionEnabled]

    static func all(of view: SceneView) -> [Refusal] {
        var all: [Refusal] = []
        func add(_ cause: Cause, _ property: TraceProperty, _ words: String) {
            all.append(Refusal(cause: cause, property: property, words: words))
        }
        if view.isHidden { add(.hidden, .isHidden, "it is hidden") }
        if !view.takesInteraction {
            add(.interactionOff, .isUserInteractionEnabled, "its user interaction is off")
        }
        if view.isTransparent {
            let alpha = "\(view.alpha.inWords)\(view.alpha.storedInWords)"
            let limit = SceneView.transparencyLimit.inWords
            add(.transparent, .alpha, "its alpha, \(alpha), is below \(limit)")
        }
        return all
    }
}

extension Double {
    /// The stored value in words, if only that is below the limit; otherwise empty.
    fileprivate var storedInWords: String {
        self < SceneView.transparencyLimit
            ? "" : " (stored as \("\(Double(Float(self)))".prefix(13)))"
    }
}

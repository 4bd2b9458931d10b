import Scenario

/// Why a case fails, without names and numbers, so that scenes with the same fault compare equal.
package struct Reason: Hashable {
    enum Kind: Hashable {
        /// Only the reference takes a step.
        case missing
        /// Only the attempt takes a step.
        case extra
        /// The attempt repeats a step more often than the reference.
        case again
        /// Both take both steps, but the attempt takes them in the other order.
        case order
        /// Both make the same call with different points.
        case point
        /// The attempt takes another step.
        case instead
        /// Both take the same steps, but answer differently.
        case answer
        /// The attempt took a step that the criterion forbids.
        case forbidden
        /// The attempt omitted a step that the criterion demands.
        case neglected
        /// The compared events differ, and no cause is known.
        case event
    }

    let kind: Kind
    let expected: TraceEvent.Kind?
    let actual: TraceEvent.Kind?
    /// The rule that the reference follows or the attempt got wrong; `nil` if unknown.
    let cause: Cause?
}

/// The rule behind a difference.
enum Cause: Hashable {
    // Why a view refuses or accepts touches.
    case hidden
    case interactionOff
    case transparent
    case lettingTouchesIn
    case passThrough
    // Why a point is inside or outside a view.
    case bounds(isInside: Bool)
    case ownRule(isInside: Bool)
    case circle(isInside: Bool)
    // Which views are asked, and whose answer counts.
    case subviewsLastFirst
    case siblingBelow
    case nobodyInside
    case answerOfSubview
    case asksOnce
    // Which coordinates a point is in.
    case coordinates(PointOrigin.Mistake)
    // Layers and alerts.
    case layerAnswers
    case oneAlert
    // Controls.
    case controlTouched
    // Which responder comes next.
    case rootView
    case superview
    case viewOfController
    case application
    case delegate
    case end
    case itself
    // Delivery.
    case declined
    case handled
}

import Scenario

/// Why a case fails, without names and numbers: two scenes that fail for one reason have it in common.
struct Reason: Hashable {
    /// How the traces differ.
    enum Kind: Hashable {
        case missing
        case extra
        case again
        case order
        case point
        case instead
        case answer
        /// What the criterion forbids was done.
        case forbidden
        /// What the criterion demands was not done.
        case neglected
        /// The compared events differ, and nothing more is known.
        case event
    }

    let kind: Kind
    /// The kind of the reference's event, if it has one there.
    let expected: TraceEvent.Kind?
    /// The kind of the attempt's event, if it has one there.
    let actual: TraceEvent.Kind?
    /// Why the reference does what it does, or what the attempt mistook; `nil` where that is unknown.
    let cause: Cause?
}

extension TreeDifference.Kind {
    /// The kind without what differs.
    var reason: Reason.Kind {
        switch self {
        case .missing: .missing
        case .extra: .extra
        case .again: .again
        case .order: .order
        case .point: .point
        case .instead: .instead
        case .answer: .answer
        }
    }
}

/// A rule that stands behind a difference.
enum Cause: Hashable {
    // Why a view refuses touches, or does not.
    case hidden
    case interactionOff
    case transparent
    case lettingTouchesIn
    case passThrough
    // Why a point is inside a view, or outside.
    case bounds(isInside: Bool)
    case ownRule(isInside: Bool)
    case circle(isInside: Bool)
    // What is asked, and whose answer counts.
    case subviewsLastFirst
    case siblingBelow
    case nobodyInside
    case answerOfSubview
    case asksOnce
    // Whose coordinates a point is in.
    case coordinates(PointOrigin.Mistake)
    case superlayerCoordinates
    // Layers and alerts.
    case layerAnswers
    case oneAlert
    // Controls.
    case controlTouched
    // Who is next.
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

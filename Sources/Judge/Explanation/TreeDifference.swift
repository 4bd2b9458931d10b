import Scenario

/// The first step in which two call trees differ, and that matters to a criterion.
///
/// What is read and converted on the way is no difference: right answers differ in it.
struct TreeDifference {
    typealias Step = CallTree.Step

    /// How the trees differ.
    enum Kind: Hashable {
        /// Only the reference does the first step; the attempt does the second one there, if any.
        case missing(Step, Step?)
        /// Only the attempt does the second step; the reference does the first one there, if any.
        case extra(Step?, Step)
        /// The attempt does a step once more than the reference.
        case again(Step)
        /// Both do both steps, the reference the first one first, the attempt the second.
        case order(Step, Step)
        /// Both make the same call, at different points.
        case point(Step, Step)
        /// The reference does the first step where the attempt does the second.
        case instead(Step, Step)
        /// Both do the same, and answer or say something else then.
        case answer(Step, Step)
    }

    /// The calls in both trees in which the difference lies; `nil` outside all calls.
    struct Place: Hashable {
        var reference: Int?
        var attempt: Int?
    }

    let kind: Kind
    let place: Place

    /// The reference's step, if it does one there.
    var reference: Step? {
        switch kind {
        case .missing(let step, _), .order(let step, _), .point(let step, _), .instead(let step, _),
            .answer(let step, _):
            step
        case .extra(let step, _): step
        case .again: nil
        }
    }

    /// The attempt's step, if it does one there.
    var attempt: Step? {
        switch kind {
        case .extra(_, let step), .again(let step), .order(_, let step), .point(_, let step),
            .instead(_, let step), .answer(_, let step):
            step
        case .missing(_, let step): step
        }
    }
}

import Scenario

/// The first step in which two call trees differ in a way that matters to a criterion.
///
/// Reads and conversions are no differences, because right answers vary in them.
struct TreeDifference {
    typealias Step = CallTree.Step

    enum Kind: Hashable {
        /// Only the reference takes the first step; the second is the attempt's step there, if any.
        case missing(Step, Step?)
        /// Only the attempt takes the second step; the first is the reference's step there, if any.
        case extra(Step?, Step)
        /// The attempt repeats a step more often than the reference.
        case again(Step)
        /// Both take both steps, but the reference takes the first one first and the attempt the
        /// second.
        case order(Step, Step)
        /// Both make the same call with different points.
        case point(Step, Step)
        /// The reference takes the first step where the attempt takes the second.
        case instead(Step, Step)
        /// Both take the same steps, but answer differently.
        case answer(Step, Step)
    }

    /// The calls around the difference in both trees; `nil` at the top level.
    struct Place: Hashable {
        var reference: Int?
        var attempt: Int?
    }

    let kind: Kind
    let place: Place

    var reference: Step? {
        switch kind {
        case .missing(let step, _), .order(let step, _), .point(let step, _), .instead(let step, _),
            .answer(let step, _):
            step
        case .extra(let step, _): step
        case .again: nil
        }
    }

    var attempt: Step? {
        switch kind {
        case .extra(_, let step), .again(let step), .order(_, let step), .point(_, let step),
            .instead(_, let step), .answer(_, let step):
            step
        case .missing(_, let step): step
        }
    }
}

import Scenario

/// The first step in which two call trees differ in a way that matters to a criterion.
///
/// Reads and conversions are no differences, because right answers vary in them.
struct TreeDifference {
    /// The calls around the difference in both trees; `nil` at the top level.
    struct Place: Hashable {
        var reference: Int?
        var attempt: Int?
    }

    let kind: Reason.Kind
    /// The reference's step there, if it has one.
    let reference: CallTree.Step?
    /// The attempt's step there, if it has one.
    let attempt: CallTree.Step?
    let place: Place
}

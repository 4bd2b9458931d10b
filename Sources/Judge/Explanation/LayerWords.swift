import Scenario

/// Explains a difference in how layers are asked, or in the alert that follows.
struct LayerWords {
    let words: DifferenceWords
    let evidence: Evidence

    var explanation: Explanation? { nil }
}

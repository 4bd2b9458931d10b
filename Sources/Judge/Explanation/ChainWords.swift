import Scenario

/// Explains a difference in what is said of the responder chain, or in a delivery.
struct ChainWords {
    let words: DifferenceWords

    var explanation: Explanation? { nil }
}

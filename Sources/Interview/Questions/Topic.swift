/// A field of knowledge: one file of the bank.
package struct Topic: Hashable, Sendable {
    /// The file's name without its number and extension, such as "hit-testing".
    package let slug: String
    package let title: String
    /// Advice on what to practise after a low score, in one sentence.
    package let practice: String

    static let hitTesting = "hit-testing"
    static let responderChain = "responder-chain"
}

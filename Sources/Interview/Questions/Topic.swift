/// A field of knowledge: one file of the bank.
package struct Topic: Hashable, Sendable {
    /// The file's name without its number and its ending, such as "hit-testing".
    package let slug: String
    /// The title, for people.
    package let title: String
    /// Where to go on where it went badly, in a sentence.
    package let practice: String

    package init(slug: String, title: String, practice: String) {
        self.slug = slug
        self.title = title
        self.practice = practice
    }

    /// The topic of the questions about hit views.
    static let hitTesting = "hit-testing"
    /// The topic of the questions about chains.
    static let responderChain = "responder-chain"
}

/// A field of knowledge: one file of the bank.
public struct Topic: Hashable, Sendable {
    /// The file's name without its number and its ending, such as "hit-testing".
    public let slug: String
    /// The title, for people.
    public let title: String
    /// Where to go on where it went badly, in a sentence.
    public let practice: String

    /// Creates a topic.
    public init(slug: String, title: String, practice: String) {
        self.slug = slug
        self.title = title
        self.practice = practice
    }

    /// The topic of the questions about hit views, and of exercises 3 to 5.
    static let hitTesting = "hit-testing"
    /// The topic of the questions about chains, and of exercise 6.
    static let responderChain = "responder-chain"
    /// The topic of exercise 1.
    static let coordinates = "coordinates"
    /// The topic of exercise 2.
    static let layers = "layers"
}

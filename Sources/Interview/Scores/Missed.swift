/// A question whose answer was wrong, incomplete or skipped, with everything needed to review it.
package struct Missed: Codable, Hashable, Sendable {
    /// The question, in a sentence or two.
    var question: String
    /// How the candidate did, in a few words.
    var verdict: String
    /// The share of the answer that is right, from 0 to 1.
    var share = 0.0
    var isSkipped = false
    /// A scene, as lines of text.
    var picture: [String] = []
    /// The good answer, a paragraph in each line; empty if it is only code.
    var answer: String
    /// Why the candidate's answer is wrong, or what it lacks.
    var reasons: [String] = []
    /// A good answer in Swift.
    var code: [String] = []
    /// The document behind the answer.
    var source: String?
}

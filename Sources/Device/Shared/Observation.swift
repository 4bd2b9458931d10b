import Results
import Scenario

// Also copied into the apps: the device and the workbook share it.

/// The answer of a system, UIKit or the model, to a question about a scene.
struct Observation: Codable, Hashable, Sendable {
    /// The topic of a question; a comparison counts the differences of each topic.
    enum Topic: String, Codable, CaseIterable, Sendable {
        /// Which view `hitTest(_:with:)` finds.
        case hit
        /// Which views are asked on the way there, in order.
        case way
        /// Which layer `CALayer.hitTest(_:)` finds.
        case layer
        /// Frames, bounds and conversions.
        case geometry
        /// The responder chain.
        case chain
    }

    var topic: Topic
    var question: String
    var answer: [Statement]

    init(_ topic: Topic, _ question: String, _ answer: [Statement]) {
        self.topic = topic
        self.question = question
        self.answer = answer
    }
}

/// A part of an answer: words that must agree exactly, and numbers that must agree approximately.
struct Statement: Codable, Hashable, Sendable {
    var words: String
    var numbers: [Double]

    init(_ words: String, _ numbers: [Double] = []) {
        self.words = words
        self.numbers = numbers
    }
}

extension Statement {
    /// For example "root.hitTest (10, 20)".
    var text: String {
        guard !numbers.isEmpty else { return words }
        let list = numbers.map(\.inWords).joined(separator: ", ")
        return words.isEmpty ? "(\(list))" : "\(words) (\(list))"
    }
}

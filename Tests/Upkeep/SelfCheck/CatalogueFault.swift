import Judge
import Scenario

/// Something wrong with an exercise's catalogue of answers, or with its suite.
package enum CatalogueFault: Hashable, Sendable {
    /// The stub is taken for something else than an answer that nobody began.
    case stubIsBegun(Outcome)
    /// A right answer does not pass.
    case rightAnswerFails(String, tests: [String], seed: UInt64)
    /// A known wrong answer passes every test whose cases are written down.
    case unkilled(String, isKilledByChance: Bool)
    /// A test finds nothing wrong with any known wrong answer.
    case idleTest(String)
    /// Two known wrong answers do the same wherever anybody looks.
    case indistinguishable(String, String)
    /// A known wrong answer is taken for another one, or for none, in so many of its failed tests.
    case notRecognised(String, as: [String], tests: Int)
    /// A right answer lacks parts of the task.
    case rightAnswerLacksParts(String, [String])
    /// A known wrong answer does not say what must be seen for its belief to be named.
    case noEvidence(String)
    /// An answer that is the same whatever is asked passes.
    case constantPasses(String)
    /// An answer that is the same whatever is asked is not known for one.
    case constantNotKnown(String)
    /// An answer that is the same whatever is asked is told a belief.
    case constantIsToldABelief(String, belief: String)
    /// An answer that is the same whatever is asked earns too much.
    case constantEarns(String, points: Int, of: Int)
    /// A part of a head is missing or says too little.
    case tooShort(String, HeadPart, characters: Int)
    /// Two known wrong answers have the same title.
    case sameTitle(String, String)
    /// A head gives code away.
    case givesCodeAway(String, HeadPart, code: String)
    /// Known wrong answers have no fingerprint.
    case noFingerprint([String])
    /// Fingerprints are not what comes out now.
    case staleFingerprint([String])
    /// Fingerprints belong to no known wrong answer.
    case surplusFingerprint([String])
    /// Something of the exercise is not written yet.
    case leftToWrite(String, place: String)
    /// The catalogue is small.
    case tooFew(AnswerKind, count: Int, minimum: Int)

    /// A part of a known wrong answer's head.
    package enum HeadPart: String, Sendable, CaseIterable {
        /// The belief.
        case title
        /// Why one comes to it.
        case explanation
        /// Where to look.
        case hint
    }

    /// A kind of answers that an exercise keeps.
    package enum AnswerKind: String, Sendable {
        /// Known wrong answers.
        case misconceptions
        /// Right answers written in other ways.
        case alternatives
    }

    /// What is wrong and what to do about it, for a maintainer.
    package var sentence: String {
        switch self {
        case .stubIsBegun(let outcome):
            "The stub counts as \(outcome.rawValue), not as notStarted."
        case .rightAnswerFails(let name, let tests, let seed):
            "\(name) is right, and fails \(tests.joined(separator: ", ")) with seed \(seed)."
        case .unkilled(let name, isKilledByChance: true):
            "\(name) fails by chance only: write a test for the scene in which it goes wrong."
        case .unkilled(let name, isKilledByChance: false):
            "\(name) passes every test: write one for the scene in which it goes wrong."
        case .idleTest(let test):
            "“\(test)” fails no known wrong answer: add one that it is for."
        case .indistinguishable(let first, let second):
            "\(first) and \(second) do the same in all tests and probes: one of them is enough."
        case .notRecognised(let name, let others, let tests):
            "\(name) is taken for \(others.joined(separator: ", ")) in \(tests) failed tests."
        case .rightAnswerLacksParts(let name, let parts):
            "\(name) is right, and has no part that \(parts.joined(separator: ", nor one that ")): "
                + "widen Parts.txt."
        case .noEvidence(let name):
            "\(name) does not say what must be seen for its belief to be named."
        case .constantPasses(let name):
            "Constants/\(name) passes."
        case .constantNotKnown(let name):
            "Constants/\(name) is not known for a constant answer: run make fingerprints."
        case .constantIsToldABelief(let name, let belief):
            "Constants/\(name) is told the belief \(belief)."
        case .constantEarns(let name, let points, let most):
            "Constants/\(name) earns \(points) of \(most) points."
        case .tooShort(let name, let part, let characters):
            "\(name): its \(part.rawValue) has \(characters) characters, which say too little."
        case .sameTitle(let first, let second):
            "\(first) and \(second) have the same title."
        case .givesCodeAway(let name, let part, let code):
            "\(name): its \(part.rawValue) gives code away: \(code)"
        case .noFingerprint(let names):
            "\(names.listed) have no fingerprint: run make fingerprints."
        case .staleFingerprint(let names):
            "\(names.listed) do not behave as their fingerprints say: run make fingerprints."
        case .surplusFingerprint(let names):
            "The fingerprints \(names.listed) belong to no answer: run make fingerprints."
        case .leftToWrite(let text, let place):
            "\(place): still to be written: \(text)"
        case .tooFew(let kind, let count, let minimum):
            "There are \(count) \(kind.rawValue); an exercise has at least \(minimum)."
        }
    }
}

extension [String] {
    /// The names, as far as a reader cares for them.
    fileprivate var listed: String {
        prefix(3).joined(separator: ", ") + (count > 3 ? " and \(count - 3) more" : "")
    }
}

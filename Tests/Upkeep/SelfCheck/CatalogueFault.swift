import Results
import Scenario

/// A fault of an exercise's catalogue of answers or of its suite.
package enum CatalogueFault: Hashable, Sendable {
    /// The stub does not count as "not started".
    case stubIsBegun(Outcome)
    case rightAnswerFails(String, tests: [String], seed: UInt64)
    /// A misconception passes every written test.
    case unkilled(String, isKilledByChance: Bool)
    /// A test fails no misconception.
    case idleTest(String)
    /// Two misconceptions behave equally in all tests and probes.
    case indistinguishable(String, String)
    /// A number of failed tests report another belief than the misconception's, or none.
    case notRecognised(String, as: [String], tests: Int)
    case rightAnswerLacksParts(String, [String])
    case noEvidence(String)
    /// Evidence that can never be seen.
    case signsInQuotes(String, String)
    case constantPasses(String)
    /// A report does not recognise a constant answer.
    case constantNotKnown(String)
    case constantIsToldABelief(String, belief: String)
    case constantEarns(String, points: Int, of: Int)
    case tooShort(String, HeadPart, characters: Int)
    case sameTitle(String, String)
    case givesCodeAway(String, HeadPart, code: String)
    case noFingerprint([String])
    /// Fingerprints differ from the current behaviour.
    case staleFingerprint([String])
    /// Fingerprints belong to no misconception.
    case surplusFingerprint([String])
    /// A text of the exercise is still to be written.
    case leftToWrite(String, place: String)
    /// The catalogue has too few answers of a kind.
    case tooFew(AnswerKind, count: Int, minimum: Int)

    /// A part of a misconception's head.
    package enum HeadPart: String, Sendable, CaseIterable {
        case title
        /// The reason for the belief.
        case explanation
        /// The place to look for the mistake.
        case hint
    }

    package enum AnswerKind: String, Sendable {
        case misconceptions
        /// Right answers except the reference.
        case alternatives
    }

    /// A sentence for a maintainer that names the fault and the remedy.
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
            "No known wrong answer fails “\(test)”: add one that it is for."
        case .indistinguishable(let first, let second):
            "\(first) and \(second) do the same in all tests and probes: one of them is enough."
        case .notRecognised(let name, let others, let tests):
            "\(name) is taken for \(others.joined(separator: ", ")) in \(tests) failed tests."
        case .rightAnswerLacksParts(let name, let parts):
            "\(name) is right, and has no part that \(parts.joined(separator: ", nor one that ")): "
                + "widen Parts.txt."
        case .noEvidence(let name):
            "\(name) does not say what must be seen for its belief to be named."
        case .signsInQuotes(let name, let item):
            "\(name): no answer has \(item) among its words. Write an operator without quotes."
        case .constantPasses(let name):
            "Constants/\(name) passes."
        case .constantNotKnown(let name):
            "Constants/\(name) has no fingerprint: run make fingerprints."
        case .constantIsToldABelief(let name, let belief):
            "Constants/\(name) is told the belief \(belief)."
        case .constantEarns(let name, let points, let most):
            "Constants/\(name) earns \(points) of \(most) points."
        case .tooShort(let name, let part, let characters):
            "\(name): its \(part.rawValue) has \(characters) characters: write at least "
                + "\(part.minimumOfCharacters)."
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
    /// The first three names, and the number of the others.
    fileprivate var listed: String {
        prefix(3).joined(separator: ", ") + (count > 3 ? " and \(count - 3) more" : "")
    }
}

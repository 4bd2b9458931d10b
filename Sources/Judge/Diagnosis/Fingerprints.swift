import Foundation
import Scenario

/// How the answers of an exercise's catalogue behave, worked out beforehand and kept in a file, so
/// that nobody waits for them to be compiled.
public struct Fingerprints: Codable, Hashable, Sendable {
    /// How one of them behaves.
    public struct Fingerprint: Codable, Hashable, Sendable {
        /// The tests that it fails, by the names of their functions.
        public var failedTests: [String]
        /// Where it goes wrong in them: see ``CaseFailure/failedCases``.
        public var failedCases: [String]
        /// What it does in the probes.
        public var behaviour: BehaviourText
        /// The parts of the task that it lacks, by their titles.
        public var missingParts: [String]

        /// Creates a fingerprint.
        public init(
            failedTests: [String],
            failedCases: [String] = [],
            behaviour: BehaviourText,
            missingParts: [String] = []
        ) {
            self.failedTests = failedTests
            self.failedCases = failedCases
            self.behaviour = behaviour
            self.missingParts = missingParts
        }
    }

    /// The fingerprints by their misconceptions' names.
    public var misconceptions: [String: Fingerprint]
    /// What the constant answers do in the probes, by their names.
    public var constants: [String: BehaviourText]

    /// Creates a file's content.
    public init(
        misconceptions: [String: Fingerprint] = [:],
        constants: [String: BehaviourText] = [:]
    ) {
        self.misconceptions = misconceptions
        self.constants = constants
    }

    /// Reads the file of an exercise; `nil` where there is none.
    public init?(of exercise: Exercise, in workbook: Workbook) {
        guard let data = FileManager.default.contents(atPath: workbook.fingerprints(exercise)),
            let read = try? JSONDecoder().decode(Fingerprints.self, from: data)
        else { return nil }
        self = read
    }

    /// The file's text.
    public func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

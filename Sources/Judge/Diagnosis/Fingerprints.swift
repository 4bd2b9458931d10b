import Foundation
import Scenario

/// How the answers of an exercise's catalogue behave, worked out beforehand and kept in a file, so
/// that nobody waits for them to be compiled.
package struct Fingerprints: Codable, Hashable, Sendable {
    /// How one of them behaves.
    package struct Fingerprint: Codable, Hashable, Sendable {
        /// The tests that it fails, by the names of their functions.
        package var failedTests: [String]
        /// Where it goes wrong in them: see ``CaseFailure/failedCases``.
        package var failedCases: [String]
        /// What it does in the probes.
        package var behaviour: BehaviourText
        /// The parts of the task that it lacks, by their titles.
        package var missingParts: [String]

        package init(
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
    package var misconceptions: [String: Fingerprint]
    /// What the constant answers do in the probes, by their names.
    package var constants: [String: BehaviourText]

    package init(
        misconceptions: [String: Fingerprint] = [:],
        constants: [String: BehaviourText] = [:]
    ) {
        self.misconceptions = misconceptions
        self.constants = constants
    }

    /// Reads the file of an exercise; `nil` where there is none.
    package init?(of exercise: Exercise, in workbook: Workbook) {
        guard let data = FileManager.default.contents(atPath: workbook.fingerprints(exercise)),
            let read = try? JSONDecoder().decode(Fingerprints.self, from: data)
        else { return nil }
        self = read
    }

    /// The file's text.
    package func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

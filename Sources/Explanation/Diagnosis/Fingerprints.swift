import Behaviours
import Catalogue
import Foundation

/// The behaviour of all answers in an exercise's catalogue.
///
/// It is computed beforehand and stored in a file, so that grading need not compile those answers.
package struct Fingerprints: Codable, Hashable, Sendable {
    package struct Fingerprint: Codable, Hashable, Sendable {
        /// The functions' names.
        package var failedTests: [String]
        /// The failing cases of these tests: see ``CaseFailure/failedCases``.
        package var failedCases: [String]
        /// The behaviour in the probes.
        package var behaviour: BehaviourText
        /// The titles of the parts that the answer lacks.
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

    /// The fingerprints, by the misconceptions' names.
    package var misconceptions: [String: Fingerprint]
    /// The behaviour in the probes, by the names of the constant answers.
    package var constants: [String: BehaviourText]

    package init(
        misconceptions: [String: Fingerprint] = [:],
        constants: [String: BehaviourText] = [:]
    ) {
        self.misconceptions = misconceptions
        self.constants = constants
    }

    /// Reads the file of an exercise; fails if it is missing or unreadable.
    package init?(of exercise: Exercise, in workbook: Workbook) {
        guard let data = FileManager.default.contents(atPath: workbook.fingerprints(exercise)),
            let read = try? JSONDecoder().decode(Fingerprints.self, from: data)
        else { return nil }
        self = read
    }

    /// The file's text, with one line for each answer, so that a diff shows changes answer by answer.
    package func text() throws -> String {
        """
        {
        "madeBy": "make fingerprints",
        "constants": {
        \(try Fingerprints.lines(constants))
        },
        "misconceptions": {
        \(try Fingerprints.lines(misconceptions))
        }
        }

        """
    }

    private static func lines(_ values: [String: some Encodable]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try values.sorted { $0.key < $1.key }.map { name, value in
            "\"\(name)\": \(String(decoding: try encoder.encode(value), as: UTF8.self))"
        }.joined(separator: ",\n")
    }
}

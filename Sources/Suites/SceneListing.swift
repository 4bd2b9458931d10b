import Foundation
import Platform

/// The folder for a suite's cases, if the suite is started to list them instead of grading an answer.
package struct SceneListing: Sendable {
    private let folder: String

    /// The listing that the environment requests; `nil` if the suite grades.
    package init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let folder = environment[EnvironmentVariable.listing] else { return nil }
        self.folder = folder
    }

    /// Writes the cases of a test.
    package func write(_ cases: [SuiteCase], of function: String) throws {
        let data = try JSONEncoder().encode(cases)
        try data.write(to: URL(fileURLWithPath: "\(folder)/\(function).json"))
    }
}

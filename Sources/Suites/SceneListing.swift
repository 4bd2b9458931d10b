import Foundation
import Platform
import Scenario

/// A case of a suite: its scene, and the test to which it belongs.
package struct SuiteCase: Codable, Sendable {
    /// The identifier, such as `hiddenView.1`.
    package let identifier: String
    /// The test's sentence.
    package let test: String
    /// The test's line in its file, which orders the cases.
    package let position: Int
    package let scene: Scene

    package init(identifier: String, test: String, position: Int, scene: Scene) {
        self.identifier = identifier
        self.test = test
        self.position = position
        self.scene = scene
    }
}

/// The folder for a suite's cases, if the suite is started to list them instead of grading an answer.
package struct SceneListing: Sendable {
    private let folder: String

    /// The listing that the environment asks for; `nil` if the suite grades.
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

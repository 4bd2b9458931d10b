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

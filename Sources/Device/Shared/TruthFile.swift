import Foundation
import Platform
import Scenario

// Also copied into the apps: the device writes such a file, and the workbook reads it.

/// The answers of one system to all facts and scenes, which the truth app shares.
struct TruthFile: Codable, Hashable, Sendable {
    /// Raised when older files can no longer be compared.
    static let currentVersion = 1

    var version = TruthFile.currentVersion
    /// The system that answered, such as "iOS 26.0 on iPad".
    var system: String
    var facts: [PlayedFact] = []
    var scenes: [PlayedScene] = []

    init(system: String) {
        self.system = system
    }
}

/// A fact's name, which identifies its question, and the system's answer.
struct PlayedFact: Codable, Hashable, Sendable {
    var name: String
    /// False if public sources do not settle the answer.
    var isSettled: Bool
    var answer: [Statement]
}

/// A scene with the system's answers to all questions about it.
struct PlayedScene: Codable, Hashable, Sendable {
    var name: String
    var scene: Scene
    var observations: [Observation]
}

extension TruthFile {
    init(json: Data) throws {
        self = try ExactJSON.value(TruthFile.self, from: json)
    }

    func json() throws -> Data { try ExactJSON.data(self, sortedKeys: true) }
}

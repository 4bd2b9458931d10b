import RandomScenes
import Scenario

/// A random scene, named by its kind and its number.
package struct NamedScene: Sendable {
    package let name: String
    package let scene: Scene

    /// The scenes of each kind.
    package static let countOfKind = 50

    /// Random scenes of all kinds; equal seeds make equal scenes.
    package static func random(seed: UInt64, count: Int = countOfKind) -> [NamedScene] {
        SceneKind.allCases.flatMap { kind in
            var generator = SeededGenerator(seed: seed)
            return (1...count).map { number in
                NamedScene(
                    name: "\(kind.rawValue) \(number)",
                    scene: kind.random(using: &generator)
                )
            }
        }
    }
}

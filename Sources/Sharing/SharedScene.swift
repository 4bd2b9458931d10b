import Scenario

/// A scene with one touch, as the explorer shares it.
///
/// Omits default values.
package struct SharedScene: Codable, Hashable, Sendable {
    package var root: SharedView
    /// The touch, in the window's coordinates.
    package var touch: [Double]
    /// The exercise whose rules the scene follows; `nil` for the system's own hit testing.
    package var exercise: Rule?

    /// The first method called, and the methods that answers override, by the exercise's name.
    package enum Rule: String, Codable, Sendable, CaseIterable {
        case containsPoint = "ContainsPoint"
        case layerHitTest = "LayerHitTest"
        case systemHitTest = "SystemHitTest"
        case shelterView = "ShelterView"
        case roundButton = "RoundButton"
        case responderChain = "ResponderChain"

        /// Whether an answer can be checked in any scene of the rule.
        package var isCheckedInAnyScene: Bool {
            [.systemHitTest, .shelterView, .roundButton].contains(self)
        }

        package init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let name = try container.decode(String.self)
            guard let rule = Rule(rawValue: name) else {
                let names = Rule.allCases.map(\.rawValue).joined(separator: ", ")
                throw DecodingError.dataCorruptedError(
                    in: container,
                    debugDescription: "the pages do not know the rule of \(name): leave the "
                        + "exercise out, or choose one of \(names)"
                )
            }
            self = rule
        }
    }

    /// The scene with a tap; `nil` if it has no numbers for a rectangle or a point.
    package var scene: Scene? {
        guard touch.count == 2, let root = root.view(depth: 0) else { return nil }
        return Scene(root, tap: Point(touch[0], touch[1]))
    }
}

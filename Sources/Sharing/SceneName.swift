import Foundation

/// A scene as one word, which the explorer's address and `make check CASE=` use.
///
/// The word is the scene's JSON in URL-safe Base64 (RFC 4648, section 5), so that it passes through shells
/// and addresses unchanged.
package enum SceneName {
    private static let start = "scene-"
    /// Longer names are refused; a window with two hundred views stays below this length.
    private static let maximumLength = 100_000

    /// Whether a case's name contains its scene.
    package static func isName(_ text: String) -> Bool { text.hasPrefix(start) }

    /// The name of a scene.
    package static func name(of scene: SharedScene) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return start
            + (try encoder.encode(scene)).base64EncodedString()
            .replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }

    /// The scene of a name; `nil` if the name is damaged.
    package static func scene(named name: String) -> SharedScene? {
        guard isName(name), name.utf8.count < maximumLength else { return nil }
        var text = String(name.dropFirst(start.count))
            .replacing("-", with: "+").replacing("_", with: "/")
        text += String(repeating: "=", count: (4 - text.count % 4) % 4)
        guard let data = Data(base64Encoded: text) else { return nil }
        return try? JSONDecoder().decode(SharedScene.self, from: data)
    }
}

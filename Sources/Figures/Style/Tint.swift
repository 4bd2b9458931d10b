import Scenario

/// The colour in which a figure draws a view whose name contains one, so that picture and text agree.
///
/// The raw values are classes of `figure.css`.
package enum Tint: String, CaseIterable, Sendable {
    case blue, white, yellow, green, brown, red, black, grey, orange, purple, pink

    /// The first colour in a name such as "blue layer" or "redButton"; `nil` without one.
    package init?(_ name: String) {
        let words = name.replacing(#/[a-z](?=[A-Z])/#) { "\($0.output) " }
            .split { !$0.isLetter }
            .map { $0.lowercased() }
        guard let tint = words.lazy.compactMap(Tint.init(rawValue:)).first else { return nil }
        self = tint
    }

    /// - Parameter view: The layer view is the lessons' white one, whatever its name.
    init?(_ view: SceneView) {
        guard view.kind == .layerView else {
            self.init(view.name)
            return
        }
        self = .white
    }

    /// The classes of a view's element; none for a view whose name contains no colour.
    package static func classes(of view: SceneView) -> [String] {
        Tint(view).map { ["tinted", $0.rawValue] } ?? []
    }
}

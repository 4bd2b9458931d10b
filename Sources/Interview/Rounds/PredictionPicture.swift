import Reports
import Scenario

/// A scene with a touch as boxes, or one with a chain as a tree.
struct PredictionPicture {
    private let kind: PredictionKind
    private let scene: Scene
    private let style: TextStyle

    /// The rows for boxes, so that scene, question and answer fit on a small terminal.
    private static let rows = 11

    /// - Parameter labels: The texts in parentheses after the names of views or controllers.
    init(_ prediction: Prediction, labels: [String: String] = [:], style: TextStyle) {
        kind = prediction.kind
        self.style = style
        var scene = prediction.scene
        scene.root = scene.root.labelled(labels)
        self.scene = scene
    }

    var lines: [StyledLine] {
        switch kind {
        case .hitView, .order: picture.lines
        case .chain: tree
        }
    }

    /// The names of the views that the picture names by a letter alone, by that letter.
    var namesOfLetters: [String: String] { kind == .chain ? [:] : picture.namesOfLetters }

    private var picture: ScenePicture {
        ScenePicture(scene, style: style, maximumRows: PredictionPicture.rows)
    }

    /// The view tree, with the special properties of each view.
    private var tree: [StyledLine] {
        var page = Page(style)
        func add(_ view: SceneView, depth: Int) {
            let indent = String(repeating: "  ", count: depth + 1)
            let traits = view.traits(in: style.glyphs)
                .filter { view.name != $0 && !view.name.hasPrefix($0 + " (") }
            let label = indent + view.name + (traits.isEmpty ? "" : "  ")
            page.paragraph(traits.joined(separator: ", "), .faint, label: label)
            for subview in view.subviews { add(subview, depth: depth + 1) }
        }
        add(scene.root, depth: 0)
        let isResponder = scene.application.delegate != .plain
        page.paragraph(
            "The application's delegate is \(isResponder ? "a" : "no") UIResponder. Nobody "
                + "overrides next.",
            indent: 2
        )
        return page.lines
    }
}

extension SceneView {
    fileprivate func labelled(_ labels: [String: String]) -> SceneView {
        var view = self
        if let label = labels[name] { view.name += " (\(label))" }
        if let controller, let label = labels[controller.name] {
            view.controller?.name += " (\(label))"
        }
        view.subviews = view.subviews.map { $0.labelled(labels) }
        return view
    }
}

import Reports
import Scenario

/// A scene for the candidate, with the question below.
struct PredictionPage {
    private let prediction: Prediction
    private let style: TextStyle

    /// The rows for boxes, so that scene, question and answer fit on a small terminal.
    private static let pictureRows = 11

    init(_ prediction: Prediction, style: TextStyle) {
        self.prediction = prediction
        self.style = style
    }

    func show(in dialogue: Dialogue) {
        dialogue.say { page in
            switch prediction.kind {
            case .hitView, .order: page.add(picture)
            case .chain: page.add(tree)
            }
            page.paragraph(question, .strong)
        }
    }

    var question: String {
        switch prediction.kind {
        case .hitView: "Which view is hit at the \(style.glyphs.touch)?"
        case .order:
            "In which order does one pass of hit testing ask the views inside the window?"
        case .chain: "Who comes after \(prediction.start ?? ""), one after the other, to the end?"
        }
    }

    private var picture: [StyledLine] {
        ScenePicture(
            prediction.scene,
            style: style,
            maximumRows: PredictionPage.pictureRows
        ).lines
    }

    /// The view tree, with the special properties of each view.
    private var tree: [StyledLine] {
        var page = Page(style)
        func add(_ view: SceneView, depth: Int) {
            let indent = String(repeating: "  ", count: depth + 1)
            let traits = view.traits(in: style.glyphs).filter { $0 != view.name }
            let label = indent + view.name + (traits.isEmpty ? "" : "  ")
            page.paragraph(traits.joined(separator: ", "), .faint, label: label)
            for subview in view.subviews { add(subview, depth: depth + 1) }
        }
        add(prediction.scene.root, depth: 0)
        let isResponder = prediction.scene.application.delegate != .plain
        page.paragraph(
            "The application's delegate is \(isResponder ? "a" : "no") UIResponder. Nobody "
                + "overrides next.",
            indent: 2
        )
        return page.lines
    }
}

import Results
import Scenario

/// Describes a scene's figure for readers who do not see it.
package struct SceneDescription {
    private let content: SceneContent
    private let played: PlayedStep

    /// The maximum number of views that a listener can follow.
    private static let most = 12

    package init(_ content: SceneContent, _ played: PlayedStep) {
        self.content = content
        self.played = played
    }

    package var sentences: String {
        let views = content.places.prefix(SceneDescription.most).map(words)
        let more = content.places.count - views.count
        let rest = more > 0 ? "; and \(counted(more, "more view"))" : ""
        let list = views.joined(separator: "; ")
        return "Views in the order of the tree: \(list)\(rest).\(touch)\(calls)\(end)"
    }

    private func words(_ place: ViewPosition) -> String {
        let view = place.view
        let parent = place.parent.map { " in \(content.places[$0].view.name)" } ?? ""
        let turned = view.turn == 0 ? [] : ["turned by \(view.turn.inWords) degrees"]
        let scaled =
            view.scale == Point(1, 1)
            ? [] : ["scaled by \(view.scale.x.inWords) and \(view.scale.y.inWords)"]
        let shifted = view.shift == .zero ? [] : ["shifted by \(view.shift.inWords)"]
        let place = "\(view.name) \(view.frame.inWords)\(parent)"
        return ([place] + turned + scaled + shifted + view.remarks)
            .joined(separator: ", ")
    }

    private var touch: String {
        guard let first = content.touches.first else { return "" }
        return " The touch is at \(first.inWords) in the window."
    }

    private var calls: String {
        guard !played.calls.isEmpty else { return "" }
        let asked = played.calls.prefix(SceneDescription.most).map { call in
            "\(call.name) at \(call.point.inWords) "
                + call.words(content.geometry.place(of: call.name)?.view)
                .replacing("→", with: "answers")
        }
        return " Asked in this order: " + asked.joined(separator: "; ") + "."
    }

    private var end: String {
        guard !content.touches.isEmpty else { return "" }
        guard content.layers.isEmpty else {
            return played.hit.map { " \($0) is hit." } ?? " Neither layer is hit."
        }
        return played.hit.map { " \($0) gets the touch." } ?? " Nothing gets the touch."
    }
}

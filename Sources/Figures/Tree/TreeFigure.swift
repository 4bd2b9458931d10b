import Results
import Scenario

/// Draws a view tree: its nesting, the order of the calls, and their answers.
///
/// The last subview is listed first below its superview, because it lies in front and is asked first.
package struct TreeFigure {
    private let name: String
    private let title: String
    private let played: PlayedStep
    private let content: SceneContent

    private static let pitch = 34.0
    private static let indent = 26.0
    private static let most = 16

    package init(
        _ name: String,
        title: String,
        _ scene: Scene,
        step: Int,
        played: PlayedStep
    ) {
        self.name = name
        self.title = title
        self.played = played
        content = SceneContent(scene, step: step, played: played, circles: [])
    }

    package var figure: Figure {
        var signs: Set<FigureSign> = []
        let order = Array(roots.flatMap(frontToBack).prefix(TreeFigure.most))
        let rows = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        var elements = order.compactMap { link($0, rows) }
        for index in order { elements += node(index, rows, &signs) }
        let bottom = FigureLayout.margin + Double(order.count) * TreeFigure.pitch
        return Figure(
            name,
            title: title,
            description: SceneDescription(content, played).sentences,
            elements: elements,
            bottom: bottom,
            signs: signs,
            gap: 8
        )
    }

    /// The roots of the tree; a window that was not asked is left out.
    private var roots: [Int] {
        guard let window = content.places.first, window.view.kind == .window,
            !played.calls.contains(where: { $0.name == window.view.name })
        else { return [0] }
        return content.places.indices.filter { content.places[$0].parent == 0 }
    }

    /// The views in preorder; among siblings, the frontmost comes first.
    private func frontToBack(_ index: Int) -> [Int] {
        let inside = content.places.indices.filter { content.places[$0].parent == index }
        return [index] + inside.reversed().flatMap(frontToBack)
    }

    private func corner(of index: Int, _ rows: [Int: Int]) -> Point {
        Point(
            FigureLayout.margin + Double(min(depth(of: index), 8)) * TreeFigure.indent,
            FigureLayout.margin + Double(rows[index] ?? 0) * TreeFigure.pitch
        )
    }

    private func depth(of index: Int) -> Int {
        content.places[index].depth - (roots == [0] ? 0 : 1)
    }

    private func link(_ index: Int, _ rows: [Int: Int]) -> SVGElement? {
        guard let parent = content.places[index].parent, rows[parent] != nil else { return nil }
        let (from, to) = (corner(of: parent, rows), corner(of: index, rows))
        let x = from.x + 12
        let path =
            "M\(x.svg) \((from.y + ResponderNode.height).svg)"
            + "V\((to.y + ResponderNode.height / 2).svg)H\(to.x.svg)"
        return .path("link", path)
    }

    private func node(
        _ index: Int,
        _ rows: [Int: Int],
        _ signs: inout Set<FigureSign>
    ) -> [SVGElement] {
        let view = content.places[index].view
        let at = corner(of: index, rows)
        let call = played.calls.firstIndex { $0.name == view.name }
        let isHit = played.hit == view.name
        let isUnasked = call == nil && !played.calls.isEmpty
        let node = ResponderNode(
            name: view.name,
            id: "\(name)-view-\(index)",
            corner: at,
            isHit: isHit,
            view: view,
            number: call.map { $0 + 1 },
            isFaint: isUnasked
        )
        if let state = node.state { signs.insert(.state(state)) }
        if isHit { signs.insert(.hit) }
        if call != nil { signs.insert(.number) }
        let remark = call.map { played.calls[$0] }
            .map { "\($0.point.inWords) \($0.words(view))" }
        let text = remark ?? (isUnasked ? "never asked" : view.remarks.joined(separator: ", "))
        guard !text.isEmpty else { return [node.element] }
        return [
            node.element, .text(text, "words faint", x: at.x + node.width + 10, y: at.y + 16),
        ]
    }
}

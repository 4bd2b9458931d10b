import Scenario

/// Draws a responder chain as a ladder that climbs from responder to responder, with the reason at each step.
package struct ChainFigure {
    private let name: String
    private let title: String
    private let scene: Scene
    private let played: PlayedStep
    private let isExplained: Bool

    private static let pitch = 50.0
    private static let viewColumn = FigureLayout.margin
    private static let otherColumn = 184.0
    /// The distance of arrows' ends from a node's left edge.
    private static let foot = 24.0

    /// - Parameter isExplained: Whether to give a reason for each step, which needs a correct and
    ///   complete chain.
    package init(
        _ name: String,
        title: String,
        _ scene: Scene,
        step: Int,
        played: PlayedStep,
        isExplained: Bool = true
    ) {
        self.name = name
        self.title = title
        self.scene = scene.moment(before: step)
        self.played = played
        self.isExplained = isExplained
    }

    package var figure: Figure {
        let chain = Array(played.chain.prefix(14))
        let bottom =
            FigureLayout.margin + Double(max(chain.count - 1, 0)) * ChainFigure.pitch
            + ResponderNode.height
        let nodes = chain.enumerated().map { index, responder in
            node(
                responder,
                index,
                at: bottom - ResponderNode.height - Double(index) * ChainFigure.pitch
            )
        }
        var way: [SVGElement] = []
        for (index, pair) in zip(nodes, nodes.dropFirst()).enumerated() {
            let reason = reason(chain[index], chain[index + 1])
            way.append(arrow(pair.0, pair.1, reason, isTaken: isOffered(chain[index + 1])))
        }
        way += nodes.dropFirst().map(\.element) + nodes.flatMap(remark)
        // A page shows the first responder before the others.
        let elements =
            nodes.prefix(1).map(\.element) + [SVGElement("g", ["class": "way"], containing: way)]
        return Figure(
            name,
            title: title,
            description: description(chain),
            elements: elements,
            bottom: bottom,
            signs: []
        )
    }

    private func node(_ responder: String, _ index: Int, at y: Double) -> ResponderNode {
        let view = scene.views.first { $0.name == responder }
        let x = view == nil ? ChainFigure.otherColumn : ChainFigure.viewColumn
        return ResponderNode(
            name: responder,
            id: "\(name)-responder-\(index)",
            corner: Point(x, y),
            isHit: played.handler == responder,
            view: view,
            number: isOffered(responder) ? index + 1 : nil,
            isFaint: !isOffered(responder)
        )
    }

    /// Whether the touch reached a responder; in a chain without a touch, all count as reached.
    private func isOffered(_ responder: String) -> Bool {
        guard isExplained, let handler = played.handler,
            let last = played.chain.firstIndex(of: handler),
            let own = played.chain.firstIndex(of: responder)
        else { return true }
        return own <= last
    }

    private func arrow(
        _ from: ResponderNode,
        _ to: ResponderNode,
        _ reason: String,
        isTaken: Bool
    ) -> SVGElement {
        let start = Point(from.corner.x + ChainFigure.foot, from.corner.y)
        let end = Point(to.corner.x + ChainFigure.foot, to.corner.y + ResponderNode.height)
        let turn = start.y - 7
        let path = "M\(start.svg)V\(turn.svg)H\(end.x.svg)V\((end.y + 8).svg)"
        let head = [
            Point(end.x, end.y + 2), Point(end.x + 5, end.y + 10), Point(end.x - 5, end.y + 10),
        ]
        return SVGElement(
            "g",
            isTaken ? [:] : ["class": "unasked"],
            containing: [
                .path("arrow", path),
                .path("arrowhead", head.svgPath),
            ]
                + (reason.isEmpty
                    ? [] : [.text(reason, "words faint halo", x: end.x + 12, y: end.y + 14)])
        )
    }

    /// The remark beside a responder on how it handled the touch.
    private func remark(_ node: ResponderNode) -> [SVGElement] {
        let text: String
        if played.handler == node.name {
            text = isExplained ? "handles it: the touch stops here" : "handles it"
        } else if played.handler != nil, !isOffered(node.name) {
            text = "not asked"
        } else {
            return []
        }
        let x = node.corner.x + node.width + 10
        return [.text(text, "words", x: x, y: node.corner.y + 16)]
    }

    /// Why a responder comes next, given its role in the scene.
    private func reason(_ responder: String, _ next: String) -> String {
        guard isExplained else { return "" }
        if let view = scene.views.first(where: { $0.name == responder }) {
            if view.controller?.name == next { return "the controller of this root view" }
            return next == SceneApplication.name ? "after a window" : "its superview"
        }
        if scene.views.contains(where: { $0.controller?.name == responder }) {
            return "the superview of its view"
        }
        return next == SceneApplication.delegateName ? "its delegate, a responder" : ""
    }

    private func description(_ chain: [String]) -> String {
        let steps = zip(chain, chain.dropFirst()).map { responder, next in
            let reason = reason(responder, next)
            return reason.isEmpty ? next : "\(next) (\(reason))"
        }
        let start = chain.first.map { "The chain begins at \($0)" } ?? "There is no chain"
        let way = steps.isEmpty ? "" : ", then come: " + steps.joined(separator: ", ")
        let end = played.handler.map { " \($0) handles the touch; nobody after it is asked." } ?? ""
        return start + way + "." + end
    }
}

extension ScriptStep {
    /// The responder from which the step follows a chain; `nil` if the step is about something else.
    package var startOfChain: String? {
        switch self {
        case .chain(let name), .next(let name), .deliver(_, let name): name
        case .tap, .drag, .together, .oneByOne, .ask, .change: nil
        }
    }
}

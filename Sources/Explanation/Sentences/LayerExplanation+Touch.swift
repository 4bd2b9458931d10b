import Scenario

extension LayerExplanation {
    /// Names the owner of the coordinates in which a point is the start of the touch, such as
    /// "view's"; if several match, the innermost view.
    func space(of point: Point) -> String? {
        let blue = words.reference.events(in: nil).contains { event in
            guard case .layerContains(.ownLayer(0), let own, _) = event else { return false }
            return own.isAlike(point)
        }
        if blue { return "the blue layer's" }
        guard let touched, let window = facts.view(.responder(0)) else { return nil }
        let view = facts.scene.views.last { view in
            facts.convert(touched, from: window, to: view)?.isAlike(point) ?? false
        }
        guard let view else { return nil }
        return view.kind == .layerView ? "the white layer's" : "\(view.name)'s"
    }

    /// In the window's coordinates.
    private var touched: Point? {
        let step = words.reference.trace[..<words.reference.range.lowerBound].lastStep
        guard facts.scene.script.indices.contains(step) else { return nil }
        return switch facts.scene.script[step] {
        case .tap(let point): point
        case .drag(let points): points.first
        case .together, .inTurn, .ask, .change, .chain, .next, .deliver: nil
        }
    }
}

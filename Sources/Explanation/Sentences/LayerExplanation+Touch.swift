import Scenario

extension LayerExplanation {
    /// Names the owner of the coordinates in which a point is the start of the touch, such as "view's".
    ///
    /// If several match, it is the innermost view.
    func space(of point: Point) -> String? {
        let blue = trees.reference.events(in: nil).contains { event in
            guard case .layerContains(.ownLayer(0), let own, _) = event else { return false }
            return own.isAlike(point)
        }
        if blue { return "the blue layer's" }
        guard let touched, let window = facts.view(.responder(0)) else { return nil }
        let isInWindow = touched.isAlike(point)
        let view = facts.scene.views.last { view in
            facts.convert(touched, from: window, to: view)?.isAlike(point) ?? false
        }
        guard let view else { return nil }
        guard view.kind != .layerView else { return "the white layer's" }
        return isInWindow && view.name != window.name
            ? "the window's and \(view.name)'s" : "\(view.name)'s"
    }

    /// Whether several fingers touch in the step, so that one's questions do not follow from another's.
    var hasSeveralFingers: Bool {
        switch trees.scriptStep {
        case .together(let points), .oneByOne(let points, _): points.count > 1
        case .tap, .drag, .ask, .change, .chain, .next, .deliver, nil: false
        }
    }

    /// In the window's coordinates.
    private var touched: Point? {
        switch trees.scriptStep {
        case .tap(let point): point
        case .drag(let points): points.first
        case .together, .oneByOne, .ask, .change, .chain, .next, .deliver, nil: nil
        }
    }
}

import Scenario

extension SceneView {
    /// The view and its descendants, with only those rules that a level uses.
    ///
    /// Level 1 uses frames and order. Level 2 adds the properties that refuse touches. Level 3 adds
    /// those that seem to matter and do not. Level 4 adds scrolling and shapes. Level 5 adds
    /// transforms and overrides of `hitTest`.
    func simplified(to level: PredictionLevel) -> SceneView {
        var view = self
        // As in scenes of chains.
        view.name = view.name.replacing("_", with: " ")
        let number = level.number
        if number < 2 {
            view.isHidden = false
            view.alpha = 1
            view.isUserInteractionEnabled = nil
        }
        if number < 3 {
            if view.alpha < 1 { view.alpha = view.isTransparent ? 0 : 0.5 }
            view.zPosition = 0
            view.clipsToBounds = false
        }
        if number < 4 {
            view.boundsOrigin = .zero
            view.pointInside = .bounds
        }
        if number < 5 {
            view.turn = 0
            view.scale = Point(1, 1)
            view.shift = .zero
            view.anchorPoint = Point(0.5, 0.5)
            view.hitTest = .inherited
        }
        // All calls here have an event.
        if view.pointInside == .withEvent { view.pointInside = .bounds }
        view.subviews = view.subviews.map { $0.simplified(to: level) }
        return view
    }

    /// The view and its descendants as plain views of UIKit's own class.
    var withoutAnswers: SceneView {
        var view = self
        if view.kind == .answer { view.kind = .view }
        view.subviews = view.subviews.map(\.withoutAnswers)
        return view
    }

    /// The view and its descendants without touch handlers.
    var withoutHandling: SceneView {
        var view = self
        view.handles = []
        view.controller?.handles = []
        view.subviews = view.subviews.map(\.withoutHandling)
        return view
    }
}

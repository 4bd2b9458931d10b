import Scenario

extension SceneView {
    /// The view with all inside it, and with only those rules at work that a level knows.
    ///
    /// Level 1 knows places and order; 2 what refuses touches; 3 what only looks as if it mattered;
    /// 4 scrolling and shapes; 5 transforms and overrides of `hitTest`.
    func simplified(to level: PredictionLevel) -> SceneView {
        var view = self
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
            view.anchorPoint = Point(0.5, 0.5)
            view.hitTest = .inherited
        }
        // Without an event nobody asks here.
        if view.pointInside == .withEvent { view.pointInside = .bounds }
        view.subviews = view.subviews.map { $0.simplified(to: level) }
        return view
    }

    /// The view with all inside it as plain views of UIKit's own class.
    var withoutAnswers: SceneView {
        var view = self
        if view.kind == .answer { view.kind = .view }
        view.subviews = view.subviews.map(\.withoutAnswers)
        return view
    }

    /// The view with all inside it, where nobody handles a touch.
    var withoutHandling: SceneView {
        var view = self
        view.handles = []
        view.controller?.handles = []
        view.subviews = view.subviews.map(\.withoutHandling)
        return view
    }
}

import Scenario

@testable import Sharing

extension SharedScene {
    /// A scene as the explorer shares it.
    init(_ scene: Scene, touch: Point, exercise: Rule = .systemHitTest) {
        self.init(
            root: SharedView(scene.root),
            touch: [touch.x, touch.y],
            exercise: exercise == .systemHitTest ? nil : exercise
        )
    }
}

extension SharedView {
    fileprivate init(_ view: SceneView) {
        let frame = [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
        self.init(name: view.name, frame: frame)
        kind = view.kind == .answer ? nil : Kind(rawValue: "\(view.kind)")
        bounds = SharedView.pair(view.boundsOrigin, unless: .zero)
        turn = view.turn == 0 ? nil : view.turn
        scale = SharedView.pair(view.scale, unless: Point(1, 1))
        anchor = SharedView.pair(view.anchorPoint, unless: Point(0.5, 0.5))
        hidden = view.isHidden ? true : nil
        alpha = view.alpha == 1 ? nil : view.alpha
        interaction = view.isUserInteractionEnabled
        disabled = view.isEnabled ? nil : true
        clips = view.clipsToBounds ? true : nil
        z = view.zPosition == 0 ? nil : view.zPosition
        inside = view.pointInside == .bounds ? nil : Inside(rule: view.pointInside)
        hitTest = HitTest(rawValue: "\(view.hitTest)")
        controller = view.controller?.name
        views = view.subviews.isEmpty ? nil : view.subviews.map { SharedView($0) }
    }

    private static func pair(_ point: Point, unless usual: Point) -> [Double]? {
        point == usual ? nil : [point.x, point.y]
    }
}

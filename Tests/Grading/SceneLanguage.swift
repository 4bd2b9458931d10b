import Scenario

extension Scene {
    /// A phone's window around views, and what happens in it.
    static func window(_ views: SceneView..., script: [ScriptStep]) -> Scene {
        Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: views),
            script: script
        )
    }

    /// A phone's window around views, and taps at points of it.
    static func window(_ views: SceneView..., taps: Point...) -> Scene {
        Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: views),
            script: taps.map { .tap($0) }
        )
    }
}

extension SceneView {
    /// A view of the answer's class.
    static func answer(
        _ name: String,
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ subviews: SceneView...
    ) -> SceneView {
        SceneView(name, .answer, Rectangle(x, y, width, height), subviews: subviews)
    }

    /// A view of another kind.
    static func a(
        _ kind: Kind,
        _ name: String,
        _ x: Double,
        _ y: Double,
        _ width: Double,
        _ height: Double,
        _ subviews: SceneView...
    ) -> SceneView {
        SceneView(name, kind, Rectangle(x, y, width, height), subviews: subviews)
    }

    /// The same view with one property set.
    func with<Value>(_ property: WritableKeyPath<SceneView, Value>, _ value: Value) -> SceneView {
        var view = self
        view[keyPath: property] = value
        return view
    }

    /// The same view with subviews in front of those it has.
    func adding(_ views: [SceneView]) -> SceneView {
        with(\.subviews, subviews + views)
    }
}

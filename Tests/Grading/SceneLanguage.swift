import Scenario

extension Scene {
    /// A scene in a window of a phone's size.
    static func window(_ views: SceneView..., script: [ScriptStep]) -> Scene {
        Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: views),
            script: script
        )
    }

    /// A scene in a window of a phone's size, with taps at points of the window.
    static func window(_ views: SceneView..., taps: Point...) -> Scene {
        Scene(
            SceneView("window", .window, Rectangle(0, 0, 375, 667), subviews: views),
            script: taps.map { .tap($0) }
        )
    }
}

extension Scene {
    /// The scene with its script repeated thirty times, because an app's views are asked again and again.
    var askedForLong: Scene {
        var scene = self
        scene.script = Array(repeatElement(script, count: 30).joined())
        return scene
    }
}

extension SceneView {
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

    /// An answer's view that fills the window.
    static func root(_ subviews: SceneView...) -> SceneView {
        SceneView("root", .answer, Rectangle(0, 0, 375, 667), subviews: subviews)
    }

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

    func with<Value>(_ property: WritableKeyPath<SceneView, Value>, _ value: Value) -> SceneView {
        var view = self
        view[keyPath: property] = value
        return view
    }

    /// The view with round corners and much else that hit testing ignores.
    var decorated: SceneView {
        with(\.features, [.decorated, .recognizer]).with(\.clipsToBounds, true)
    }

    /// The view with additional subviews in front of the others.
    func adding(_ views: [SceneView]) -> SceneView {
        with(\.subviews, subviews + views)
    }
}

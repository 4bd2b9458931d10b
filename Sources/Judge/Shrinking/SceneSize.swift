import Scenario

/// The size of a scene: the smaller it is, the better it explains a failure.
///
/// The comparison starts with the number of views. Then follow the steps, the changed properties,
/// the touches close to an edge, and the roundness of the numbers.
package struct SceneSize: Comparable, Sendable {
    private let views: Int
    private let steps: Int
    private let changedProperties: Int
    private let closeTouches: Int
    private let roughness: Int

    /// Measures a scene.
    package init(_ scene: Scene) {
        let all = scene.views
        views = all.count
        steps = scene.script.reduce(0) { $0 + max(1, $1.points.count) }
        changedProperties =
            all.reduce(0) { $0 + $1.propertyResets.count }
            + (scene.application == SceneApplication() ? 0 : 1)
        closeTouches = scene.closeTouches
        roughness =
            all.dropFirst().reduce(0) { $0 + $1.roughness }
            + scene.script.flatMap(\.points).reduce(0) {
                $0 + Roughness.of($1.x) + Roughness.of($1.y)
            }
    }

    /// True if the first scene is smaller.
    package static func < (first: SceneSize, second: SceneSize) -> Bool {
        (first.views, first.steps, first.changedProperties, first.closeTouches, first.roughness)
            < (
                second.views, second.steps, second.changedProperties, second.closeTouches,
                second.roughness
            )
    }
}

extension SceneView {
    /// The changes that reset a view's properties to what is usual, one for each that differs.
    var propertyResets: [@Sendable (inout SceneView) -> Void] {
        var found: [@Sendable (inout SceneView) -> Void] = []
        if turn != 0 { found.append { $0.turn = 0 } }
        if scale != Point(1, 1) { found.append { $0.scale = Point(1, 1) } }
        if shift != .zero { found.append { $0.shift = .zero } }
        if anchorPoint != Point(0.5, 0.5) { found.append { $0.anchorPoint = Point(0.5, 0.5) } }
        if boundsOrigin != .zero { found.append { $0.boundsOrigin = .zero } }
        if pointInside != .bounds { found.append { $0.pointInside = .bounds } }
        if hitTest != .inherited { found.append { $0.hitTest = .inherited } }
        if isHidden { found.append { $0.isHidden = false } }
        if alpha != 1 { found.append { $0.alpha = 1 } }
        if isUserInteractionEnabled != nil { found.append { $0.isUserInteractionEnabled = nil } }
        if !isEnabled { found.append { $0.isEnabled = true } }
        if clipsToBounds { found.append { $0.clipsToBounds = false } }
        if zPosition != 0 { found.append { $0.zPosition = 0 } }
        for feature in features {
            found.append { $0.features.removeAll { $0 == feature } }
            guard feature == .decorated else { continue }
            for part in Feature.decorations {
                found.append { $0.features = $0.features.map { $0 == .decorated ? part : $0 } }
            }
        }
        if !handles.isEmpty { found.append { $0.handles = [] } }
        if let controller {
            if !controller.handles.isEmpty { found.append { $0.controller?.handles = [] } }
            if controller.hasUnloadedChild {
                found.append { $0.controller?.hasUnloadedChild = false }
            }
            if !controller.isOfAnswer { found.append { $0.controller = nil } }
        }
        return found
    }

    fileprivate var roughness: Int {
        [
            frame.x, frame.y, frame.width, frame.height, boundsOrigin.x, boundsOrigin.y, turn,
            zPosition, shift.x, shift.y,
        ].reduce(0) { $0 + Roughness.of($1) }
            + (scale == Point(1, 1) ? 0 : scale.x == scale.y ? 1 : 2)
            + (alpha == 0 || alpha == 0.5 || alpha == 1 ? 0 : 5)
    }
}

import Foundation
import Scenario

/// The contents of a scene's picture, in the window's coordinates.
///
/// Figures and the terminal's pictures share it, so that they show the same shapes.
package struct SceneContent: Sendable {
    /// The scene at the beginning of the step.
    package let scene: Scene
    package let geometry: SceneGeometry
    /// The views that earlier steps removed from the scene, with their subviews.
    package let removedViews: [SceneView]
    /// The points where fingers touch down, or that a hit test is asked about.
    package let touches: [Point]
    /// The later points of a drag.
    package let waypoints: [Point]
    /// The names of the layers that were added, which are drawn as views.
    package let layers: Set<String>
    private let circles: [String]
    private let wantedCircles: [String]

    /// - Parameters:
    ///   - circles: The views whose `point(inside:)` tests the circle inscribed in their bounds.
    ///   - wantedCircles: The views of an answer that should test it, but may not.
    package init(
        _ scene: Scene,
        step: Int,
        played: PlayedStep,
        circles: [String],
        wantedCircles: [String] = []
    ) {
        var moment = scene.moment(before: step)
        removedViews = scene.viewsRemoved(before: step)
        var names: Set<String> = []
        for (index, layer) in played.layers.enumerated() {
            let name = PlayedStep.name(ofLayer: index)
            names.insert(name)
            moment.root = moment.root.adding(
                SceneView(name, .view, layer.frame),
                to: layer.view,
                behind: layer.viewsInFront
            )
        }
        self.scene = moment
        (self.circles, self.wantedCircles) = (circles, wantedCircles)
        layers = names
        let geometry = SceneGeometry(moment)
        self.geometry = geometry
        let script = scene.script.indices.contains(step) ? scene.script[step] : nil
        var points = script?.points ?? []
        if case .ask(let view, _)? = script {
            points = points.compactMap { geometry.inWindow($0, of: view) }
        }
        let isDrag = if case .drag? = script { true } else { false }
        let count = isDrag ? 1 : points.count
        touches = points.prefix(count).filter(\.isDrawable)
        waypoints = points.dropFirst(count).filter(\.isDrawable)
    }

    /// The touches, and the later points of a drag.
    package var points: [Point] { touches + waypoints }

    package var places: [ViewPosition] { geometry.places }

    package var window: Rectangle {
        guard let box = places.first?.boundingBox, box.isDrawable, box.width >= 1, box.height >= 1
        else { return Rectangle(0, 0, 375, 667) }
        return box
    }

    /// The views with coordinates that can be drawn, back to front.
    package var drawingOrder: [Int] {
        geometry.drawingOrder.filter { index in
            places[index].toWindow.corners(of: places[index].bounds).allSatisfy(\.isDrawable)
        }
    }

    /// Whether answers ask layers, so that nothing depends on the rules by which views are asked.
    var asksLayers: Bool { scene.views.contains { $0.kind == .layerView } }

    /// Whether a view is so large that it is the background of the others.
    func isBackground(_ index: Int) -> Bool {
        let (box, window) = (places[index].boundingBox, window)
        return box.width * box.height > SceneContent.backgroundShare * window.width * window.height
    }

    private static let backgroundShare = 0.44

    /// The shape of a view's bounds.
    package func bounds(of index: Int) -> ConvexPolygon {
        ConvexPolygon(places[index].toWindow.corners(of: places[index].bounds))
    }

    /// The shape of the points that a view counts as inside; `nil` if they form no shape.
    package func area(of index: Int) -> ConvexPolygon? {
        let place = places[index]
        if circles.contains(place.view.name) { return place.circle }
        switch place.view.pointInside {
        case .bounds, .withEvent: return bounds(of: index)
        case .circle: return place.circle
        case .margin(let margin):
            let area = place.bounds.insetBy(-margin)
            guard area.isDrawable, area.width > 0, area.height > 0 else { return nil }
            return ConvexPolygon(place.toWindow.corners(of: area))
        case .always, .never: return nil
        }
    }

    /// The circle of the points that a view of the answer should count as inside, drawn in addition to its
    /// bounds.
    func wantedCircle(of index: Int) -> ConvexPolygon? {
        wantedCircles.contains(places[index].view.name) ? places[index].circle : nil
    }

    /// The shape of the points that a view counts as inside, or else its bounds.
    package func outline(of index: Int) -> ConvexPolygon { area(of: index) ?? bounds(of: index) }

    /// A view's ancestors, the nearest first.
    func ancestors(of index: Int) -> [Int] {
        Array(sequence(first: index) { places[$0].parent }.dropFirst())
    }

    /// The part of a view that no ancestor clips; `nil` if nothing is left.
    package func visible(_ shape: ConvexPolygon, of index: Int) -> ConvexPolygon? {
        ancestors(of: index).filter { places[$0].view.clipsToBounds }
            .reduce(shape) { $0?.intersection(bounds(of: $1)) }
    }

    /// The part of a view inside all its ancestors; touches reach no other part.
    func reachable(_ shape: ConvexPolygon, of index: Int) -> ConvexPolygon? {
        ancestors(of: index).reduce(shape) { $0?.intersection(outline(of: $1)) }
    }

    /// Whether a descendant with the same shape is drawn over the view.
    func isFilled(_ index: Int) -> Bool {
        let shape = bounds(of: index)
        return places.indices.contains { other in
            ancestors(of: other).contains(index) && !places[other].isInvisible
                && shape.isCovered(by: bounds(of: other)) && bounds(of: other).isCovered(by: shape)
        }
    }
}

extension Point {
    /// Whether the coordinates are finite and small enough for a picture.
    package var isDrawable: Bool { abs(x) < 1e5 && abs(y) < 1e5 }
}

extension Rectangle {
    /// Whether the corners can be drawn.
    package var isDrawable: Bool { Point(x, y).isDrawable && Point(width, height).isDrawable }
}

extension ViewPosition {
    /// Points on the circle inscribed in the bounds, in the window's coordinates.
    package func circlePoints(_ count: Int) -> [Point] {
        let (center, radius) = (bounds.center, min(bounds.width, bounds.height) / 2)
        return (0..<count).map { index in
            let angle = Double(index) / Double(count) * 2 * .pi
            return inWindow(
                Point(center.x + radius * cos(angle), center.y + radius * sin(angle))
            )
        }
    }

    /// The circle, with enough corners that it looks round.
    fileprivate var circle: ConvexPolygon { ConvexPolygon(circlePoints(90)) }
}

extension SceneView {
    /// A copy in which a view has one more subview in front.
    fileprivate func adding(
        _ subview: SceneView,
        to name: String,
        behind viewsInFront: Int
    ) -> SceneView {
        var view = self
        view.subviews = subviews.map { $0.adding(subview, to: name, behind: viewsInFront) }
        if view.name == name {
            let index = view.subviews.count - viewsInFront
            view.subviews.insert(subview, at: min(max(index, 0), view.subviews.count))
        }
        return view
    }
}

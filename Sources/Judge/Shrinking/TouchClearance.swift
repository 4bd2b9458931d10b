import RandomScenes
import Scenario

extension Scene {
    /// The number of touches so close to an edge that a reader may misjudge which side they are on.
    var closeTouches: Int {
        var count = 0
        _ = everyStep { step, geometry in
            let points = step.windowPoints(in: geometry)
            count += points.count { !geometry.isClear(of: $0) }
            return true
        }
        return count
    }

    /// The names of the views on whose edges a step touches.
    ///
    /// The blue layer of exercises 1 and 2 appears as "layerView's layer".
    func edgesTouched(inStep index: Int) -> Set<String> {
        guard script.indices.contains(index) else { return [] }
        let geometry = SceneGeometry(moment(before: index))
        var names: Set<String> = []
        for point in script[index].windowPoints(in: geometry) {
            for place in geometry.places {
                let local = place.inView(point)
                if place.bounds.distanceFromBorder(of: local) == 0 { names.insert(place.view.name) }
                let isWhite = place.view.kind == .layerView
                if isWhite, WhiteViewScenes.blue.distanceFromBorder(of: local) == 0 {
                    names.insert("\(place.view.name)'s layer")
                }
            }
        }
        return names
    }

    /// Changes that move one touch to the centre of one view.
    var centralTouches: [SceneEdit] {
        var edits: [SceneEdit] = []
        for (index, step) in script.enumerated() where step.points.count == 1 {
            let geometry = SceneGeometry(moment(before: index))
            for place in geometry.places.dropFirst() {
                let center = place.inWindow(place.bounds.center)
                guard let moved = step.moved(to: center, in: geometry) else { continue }
                edits.append { $0.script[index] = moved }
            }
        }
        return edits
    }
}

extension ScriptStep {
    /// The touched or asked points, in the window's coordinates.
    fileprivate func windowPoints(in geometry: SceneGeometry) -> [Point] {
        guard case .ask(let view, let point) = self else { return points }
        return geometry.place(of: view).map { [$0.inWindow(point)] } ?? []
    }

    /// Moves the step to a point in the window's coordinates.
    fileprivate func moved(to point: Point, in geometry: SceneGeometry) -> ScriptStep? {
        switch self {
        case .tap: .tap(point.rounded)
        case .ask(let view, _):
            geometry.place(of: view).map { .ask(view: view, $0.inView(point).rounded) }
        case .drag, .together, .oneByOne, .change, .chain, .next, .deliver: nil
        }
    }
}

extension Point {
    fileprivate var rounded: Point { Point(x.rounded(), y.rounded()) }
}

extension SceneGeometry {
    /// The distance in points from which a reader sees on which side of an edge a point lies.
    private static let clearance = 5.0

    fileprivate func isClear(of point: Point) -> Bool {
        places.allSatisfy { place in
            place.bounds.distanceFromBorder(of: place.inView(point)) >= SceneGeometry.clearance
        }
    }
}

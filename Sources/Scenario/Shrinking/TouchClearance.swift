extension Scene {
    /// How many of the touches lie so close to an edge that one has to look twice.
    var closeTouches: Int {
        var count = 0
        _ = everyStep { step, geometry in
            let points = step.windowPoints(in: geometry)
            count += points.count { !geometry.isClear(of: $0) }
            return true
        }
        return count
    }

    /// The views on whose edges a step touches, by name; the layer of exercises 1 and 2 as
    /// "layerView's layer".
    public func edgesTouched(inStep index: Int) -> Set<String> {
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

    /// The scene with a touch in the middle of a view, for each view and touch.
    var withCentralTouches: [Scene] {
        var results: [Scene] = []
        for (index, step) in script.enumerated() where step.points.count == 1 {
            let geometry = SceneGeometry(moment(before: index))
            for place in geometry.places.dropFirst() {
                let center = place.inWindow(place.bounds.center)
                guard let moved = step.moved(to: center, in: geometry) else { continue }
                var scene = self
                scene.script[index] = moved
                results.append(scene)
            }
        }
        return results
    }
}

extension ScriptStep {
    /// The points that are touched or asked for, in the window's coordinates.
    fileprivate func windowPoints(in geometry: SceneGeometry) -> [Point] {
        guard case .ask(let view, let point) = self else { return points }
        return geometry.place(of: view).map { [$0.inWindow(point)] } ?? []
    }

    /// The step at a point of the window.
    fileprivate func moved(to point: Point, in geometry: SceneGeometry) -> ScriptStep? {
        switch self {
        case .tap: .tap(point.rounded)
        case .ask(let view, _):
            geometry.place(of: view).map { .ask(view: view, $0.inView(point).rounded) }
        case .drag, .together, .change, .chain, .next, .deliver: nil
        }
    }
}

extension Point {
    fileprivate var rounded: Point { Point(x.rounded(), y.rounded()) }
}

extension SceneGeometry {
    /// The distance from an edge at which one sees on which side of it a point is.
    private static let clearance = 5.0

    fileprivate func isClear(of point: Point) -> Bool {
        places.allSatisfy { place in
            place.bounds.distanceFromBorder(of: place.inView(point)) >= SceneGeometry.clearance
        }
    }
}

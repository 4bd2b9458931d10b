import Scenario

/// Minimum distances that keep touches away from ambiguous edges and rims.
struct TouchDistances {
    /// The distance from an edge of a view that is, or lies in, a rotated or scaled view.
    var slantedEdges = 0.2
    /// The distance from any other edge.
    ///
    /// With zero, a point on an edge is allowed if its coordinates need no rounding.
    var uprightEdges = 0.0
    var rims = 0.25
    /// The views of the answer's class respond inside a circle only.
    var answersAreRound = false
    /// The frame of the layer that the answer adds, in the white view's coordinates.
    var layerInWhiteView: Rectangle?

    /// Larger distances, which random touches keep.
    var generous: TouchDistances {
        var distances = self
        distances.slantedEdges = 0.25
        distances.uprightEdges = 0.2
        distances.rims = 0.5
        return distances
    }

    /// True if the points of a step keep their distance; steps without points always pass.
    func allows(_ step: ScriptStep, in geometry: SceneGeometry) -> Bool {
        switch step {
        case .tap(let point): allowsTouch(point, in: geometry)
        case .drag(let points), .together(let points), .oneByOne(let points, _):
            !points.isEmpty && points.allSatisfy { allowsTouch($0, in: geometry) }
        case .ask(let view, let point):
            geometry.place(of: view).map { allows($0.inWindow(point), in: geometry) } ?? false
        case .change, .chain, .next, .deliver: true
        }
    }

    private func allowsTouch(_ point: Point, in geometry: SceneGeometry) -> Bool {
        point.x >= 0 && point.x < 375 && point.y >= 0 && point.y < 667
            && allows(point, in: geometry)
    }

    private func allows(_ point: Point, in geometry: SceneGeometry) -> Bool {
        for index in geometry.places.indices where !allows(point, of: index, in: geometry) {
            return false
        }
        return true
    }

    private func allows(_ point: Point, of index: Int, in geometry: SceneGeometry) -> Bool {
        let place = geometry.places[index]
        let local = place.inView(point)
        let bounds = place.bounds
        func isClear(of edges: Rectangle) -> Bool {
            let distance = edges.distanceFromBorder(of: local)
            if !place.isUpright { return distance >= slantedEdges }
            if distance < uprightEdges { return false }
            return distance > 0.000_001 || geometry.isExact(point, at: index)
        }
        guard isClear(of: bounds) else { return false }
        if let layerInWhiteView, place.view.kind == .layerView, !isClear(of: layerInWhiteView) {
            return false
        }
        switch place.view.pointInside {
        case .circle: return bounds.distanceFromRim(of: local) >= rims
        case .margin(let margin):
            let area = bounds.widened(by: margin)
            return area.width > 0 && area.height > 0 && isClear(of: area)
        case .bounds, .always, .never, .withEvent: break
        }
        return !answersAreRound || place.view.kind != .answer
            || bounds.distanceFromRim(of: local) >= rims
    }
}

extension SceneGeometry {
    /// True if mapping a window point into a view needs no rounding.
    fileprivate func isExact(_ point: Point, at index: Int) -> Bool {
        var values = [point.x, point.y]
        var next: Int? = index
        while let index = next {
            let view = places[index].view
            values += [view.frame.x, view.frame.y, view.frame.width, view.frame.height]
            values += [view.boundsOrigin.x, view.boundsOrigin.y]
            values += [view.anchorPoint.x * 16, view.anchorPoint.y * 16]
            if case .margin(let margin) = view.pointInside { values.append(margin) }
            next = places[index].parent
        }
        return values.allSatisfy { abs($0) < 65_536 && ($0 * 64).rounded() == $0 * 64 }
    }
}

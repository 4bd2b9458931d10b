import Scenario

extension ShelterScenes {
    /// True if there is a shelter with siblings of the kinds that the exercise describes.
    static func hasShelter(_ geometry: SceneGeometry) -> Bool { ShelterStage(geometry) != nil }

    /// True if the points keep their distance and the rules decide who gets the touches.
    static func settles(_ step: ScriptStep, in geometry: SceneGeometry, _ distances: TouchDistances)
        -> Bool
    {
        guard let stage = ShelterStage(geometry) else { return false }
        switch step {
        case .tap(let point):
            return distances.allows(step, in: geometry) && stage.isOpen(at: point)
        case .drag(let points):
            return distances.allows(step, in: geometry) && points.allSatisfy(stage.isOpen)
                && geometry.isShort(drag: points)
        case .together(let points), .oneByOne(let points, _):
            return distances.allows(step, in: geometry) && points.allSatisfy(stage.isOpen)
        case .ask(let name, let local):
            guard distances.allows(step, in: geometry),
                let point = geometry.inWindow(local, of: name), stage.isOpen(at: point)
            else { return false }
            // Over a button the shelter may return the button or nil: the touch has the same
            // receiver.
            return name != stage.shelter.view.name || !stage.coversButton(at: point)
        case .change, .chain, .next, .deliver: return false
        }
    }
}

extension SceneGeometry {
    /// True if a drag crosses no edge of a control.
    ///
    /// How far a touch may leave a control while tracking is undefined.
    func isShort(drag points: [Point]) -> Bool {
        guard let first = points.first else { return false }
        return places.allSatisfy { place in
            guard place.view.kind == .button || place.view.kind == .answer else { return true }
            let bounds = place.bounds
            let isInside = bounds.contains(place.inView(first))
            return points.allSatisfy { bounds.contains(place.inView($0)) == isInside }
        }
    }
}

/// A shelter with the siblings behind it.
private struct ShelterStage {
    let shelter: ViewPosition
    private let below: [ViewPosition]

    /// Fails if the scene does not have the form of the exercise.
    init?(_ geometry: SceneGeometry) {
        let places = geometry.places
        guard let index = places.indices.last, places[index].view.kind == .answer,
            let parent = places[index].parent
        else { return nil }
        shelter = places[index]
        below = places[..<index].filter { $0.parent == parent }
        guard shelter.view.pointInside == .bounds, shelter.view.hitTest == .inherited,
            shelter.view.zPosition == 0, below.allSatisfy({ ShelterStage.mayLieBelow($0.view) })
        else { return nil }
        for place in places[...parent] {
            guard place.view.kind == .view || place.view.kind == .window,
                place.view.subviews.count == 1 || place.depth == shelter.depth - 1,
                place.view.pointInside == .bounds, place.view.hitTest == .inherited
            else { return nil }
        }
    }

    private static func mayLieBelow(_ view: SceneView) -> Bool {
        guard view.zPosition == 0, view.hitTest == .inherited else { return false }
        switch view.kind {
        case .button:
            return view.pointInside != .withEvent && view.subviews.allSatisfy(\.refusesTouches)
        case .view, .label, .imageView, .scrollView:
            return view.pointInside == .bounds && view.subviews.isEmpty
        case .answer, .window, .layerView, .control: return false
        }
    }

    /// True if no plain view or label lies between the shelter and a button at a point.
    func isOpen(at point: Point) -> Bool {
        guard shelter.bounds.contains(shelter.inView(point)) else { return true }
        var isCovered = false
        for place in below.reversed() {
            if place.view.kind == .button {
                if isCovered, ShelterStage.mayReact(place, at: point) { return false }
            } else if place.bounds.contains(place.inView(point)) {
                isCovered = true
            }
        }
        return true
    }

    /// True if the shelter takes touches at a point where a button may take them too.
    func coversButton(at point: Point) -> Bool {
        !shelter.view.refusesTouches && shelter.bounds.contains(shelter.inView(point))
            && below.contains {
                $0.view.kind == .button && !$0.view.refusesTouches
                    && ShelterStage.mayReact($0, at: point)
            }
    }

    private static func mayReact(_ button: ViewPosition, at point: Point) -> Bool {
        switch button.view.pointInside {
        case .always: true
        case .never: false
        case .margin(let margin): button.bounds.widened(by: margin).contains(button.inView(point))
        case .bounds, .circle, .withEvent: button.bounds.contains(button.inView(point))
        }
    }
}

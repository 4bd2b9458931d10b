import Scenario

/// A change of a scene.
typealias SceneEdit = (inout Scene) -> Void

extension Scene {
    /// Replaces the view at an index of ``views`` with others, or removes it.
    ///
    /// The root is never replaced. Steps that name a missing view are removed.
    mutating func replaceView(at index: Int, _ replacements: (SceneView) -> [SceneView]) {
        guard index > 0, let path = root.path(toView: index) else { return }
        root.replaceDescendant(at: path[...], replacements)
        removeDanglingSteps()
    }

    /// Changes the view at an index of ``views``.
    mutating func changeView(at index: Int, _ change: (inout SceneView) -> Void) {
        guard index > 0 else { return change(&root) }
        replaceView(at: index) { view in
            var view = view
            change(&view)
            return [view]
        }
    }

    /// Removes a range of subviews from the view at an index of ``views``.
    mutating func removeSubviews(_ range: Range<Int>, ofViewAt index: Int) {
        changeView(at: index) { $0.subviews.removeSubrange(range) }
        removeDanglingSteps()
    }

    /// Removes steps that name a missing participant.
    private mutating func removeDanglingSteps() {
        guard script.contains(where: { $0.subject != nil }) else { return }
        let names = Set(participants + [SceneController.unloadedChildName])
        script.removeAll { step in step.subject.map { !names.contains($0) } ?? false }
    }
}

extension ScriptStep {
    /// The name of the participant that the step concerns, if any.
    var subject: String? {
        switch self {
        case .tap, .drag, .together, .oneByOne: nil
        case .ask(let name, _), .change(let name, _), .chain(let name), .next(let name),
            .deliver(_, let name):
            name
        }
    }

    func mappingPoints(_ map: (Point) -> Point) -> ScriptStep {
        switch self {
        case .tap(let point): .tap(map(point))
        case .ask(let name, let point): .ask(view: name, map(point))
        case .drag(let points): .drag(points.map(map))
        case .together(let points): .together(points.map(map))
        case .oneByOne(let points, let isCancelled):
            .oneByOne(points.map(map), isCancelled: isCancelled)
        case .change, .chain, .next, .deliver: self
        }
    }
}

extension SceneView {
    /// The places among siblings that lead from this view to the one at an index of
    /// ``withDescendants``.
    fileprivate func path(toView index: Int) -> [Int]? {
        var remaining = index
        return path(&remaining)
    }

    private func path(_ remaining: inout Int) -> [Int]? {
        if remaining == 0 { return [] }
        for place in subviews.indices {
            remaining -= 1
            if let path = subviews[place].path(&remaining) { return [place] + path }
        }
        return nil
    }

    /// Replaces the view at the end of a path with others, and leaves all beside the path as it is.
    fileprivate mutating func replaceDescendant(
        at path: ArraySlice<Int>,
        _ replacements: (SceneView) -> [SceneView]
    ) {
        guard let place = path.first else { return }
        if path.count == 1 {
            subviews.replaceSubrange(place...place, with: replacements(subviews[place]))
        } else {
            subviews[place].replaceDescendant(at: path.dropFirst(), replacements)
        }
    }

    /// Changes all views inside this one.
    mutating func changeDescendants(_ change: (inout SceneView) -> Void) {
        for place in subviews.indices {
            change(&subviews[place])
            subviews[place].changeDescendants(change)
        }
    }

    /// The subviews with frames in the superview's coordinates, if this view has no transform.
    var subviewsInSuperview: [SceneView] {
        subviews.map { subview in
            var subview = subview
            subview.frame.x += frame.x - boundsOrigin.x
            subview.frame.y += frame.y - boundsOrigin.y
            return subview
        }
    }
}

import Scenario

extension Scene {
    /// Replaces the view at an index of ``views`` with others, or removes it.
    ///
    /// The root is never replaced. Steps that name a missing view are removed.
    func replacingView(at index: Int, _ replacements: (SceneView) -> [SceneView]) -> Scene {
        guard index > 0 else { return self }
        var scene = self
        var position = 0
        scene.root.subviews = Scene.replace(index, &position, in: root.subviews, replacements)
        return scene.withoutDanglingSteps
    }

    private static func replace(
        _ index: Int,
        _ position: inout Int,
        in views: [SceneView],
        _ replacements: (SceneView) -> [SceneView]
    ) -> [SceneView] {
        var result: [SceneView] = []
        result.reserveCapacity(views.count)
        for view in views {
            position += 1
            if position == index {
                result += replacements(view)
                position = .min / 2
            } else if position > 0 {
                var view = view
                if !view.subviews.isEmpty {
                    view.subviews = replace(index, &position, in: view.subviews, replacements)
                }
                result.append(view)
            } else {
                result.append(view)
            }
        }
        return result
    }

    /// Changes the view at an index of ``views``.
    func changingView(at index: Int, _ change: (inout SceneView) -> Void) -> Scene {
        if index == 0 {
            var scene = self
            change(&scene.root)
            return scene
        }
        return replacingView(at: index) { view in
            var view = view
            change(&view)
            return [view]
        }
    }

    /// Removes a range of subviews from the view at an index of ``views``.
    func removingSubviews(_ range: Range<Int>, ofViewAt index: Int) -> Scene {
        changingView(at: index) { $0.subviews.removeSubrange(range) }.withoutDanglingSteps
    }

    /// Removes steps that name a missing participant.
    private var withoutDanglingSteps: Scene {
        guard script.contains(where: { $0.subject != nil }) else { return self }
        let names = Set(participants + [SceneController.unloadedChildName])
        var scene = self
        scene.script.removeAll { step in step.subject.map { !names.contains($0) } ?? false }
        return scene
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

import Scenario

extension Scene {
    /// True if UIKit defines the meaning of the whole scene.
    ///
    /// The window is a phone's window, the views have valid values and unique names, and each step
    /// names existing participants.
    var isWellFormed: Bool {
        guard root.kind == .window, root.frame == Rectangle(0, 0, 375, 667), root.isPlainWindow
        else { return false }
        let participants = participants
        let names = Set(participants)
        guard names.count == participants.count,
            root.subviews.allSatisfy({ $0.isSensible(depth: 1) })
        else { return false }
        return script.allSatisfy { step in
            switch step {
            case .change(let name, let change): isSensible(change, of: name)
            case .ask(let name, let point):
                names.contains(name) && point.x.isFinite && point.y.isFinite
            case .chain(let name), .next(let name), .deliver(_, let name): names.contains(name)
            case .tap, .drag, .together, .oneByOne: true
            }
        }
    }

    /// Rejects changes of the window and new frames for rotated or scaled views.
    ///
    /// The frame of a transformed view is undefined (UIView, `frame`).
    private func isSensible(_ change: SceneChange, of name: String) -> Bool {
        guard name != root.name, let view = root.descendant(named: name) else { return false }
        return switch change {
        case .frame(let frame): view.isUntransformed && frame.isSensible
        case .alpha(let alpha): (0...1).contains(alpha)
        case .bounds(let bounds): bounds.isSensible
        case .transform(_, let scale, _): scale.x != 0 && scale.y != 0
        case .isHidden, .isUserInteractionEnabled, .clipsToBounds, .remove, .bringToFront,
            .controller:
            true
        // No random scene moves a view into another.
        case .move: false
        }
    }

    /// Checks each step that is not a change, in the state of the scene at that step.
    package func everyStep(isSettled: (ScriptStep, SceneGeometry) -> Bool) -> Bool {
        var moment = root
        var geometry: SceneGeometry?
        for step in script {
            if case .change(let name, let change) = step {
                moment = moment.changing(name, change)
                geometry = nil
                continue
            }
            let current = geometry ?? SceneGeometry(moment)
            geometry = current
            guard isSettled(step, current) else { return false }
        }
        return true
    }

    /// True if UIKit defines the scene, and rounding decides no touch in it.
    ///
    /// - Parameter answersAreRound: The views of the answer's class respond inside a circle only.
    package func hasClearTouches(answersAreRound: Bool) -> Bool {
        let distances = TouchDistances(answersAreRound: answersAreRound)
        return isWellFormed && everyStep { distances.allows($0, in: $1) }
    }
}

extension SceneView {
    func all(_ isFine: (SceneView) -> Bool) -> Bool {
        isFine(self) && subviews.allSatisfy { $0.all(isFine) }
    }

    fileprivate var isPlainWindow: Bool {
        isUntransformed && boundsOrigin == .zero && !refusesTouches && pointInside == .bounds
            && hitTest == .inherited && controller == nil
    }

    fileprivate func isSensible(depth: Int) -> Bool {
        guard kind != .window, frame.isSensible, depth < SceneView.maximumDepth,
            isSensible(boundsOrigin), isSensible(shift), turn.isFinite, isSensible(anchorPoint),
            (0.01...100).contains(abs(scale.x)), (0.01...100).contains(abs(scale.y)),
            (0...1).contains(alpha), zPosition.isFinite
        else { return false }
        return subviews.allSatisfy { $0.isSensible(depth: depth + 1) }
    }

    private func isSensible(_ point: Point) -> Bool {
        abs(point.x) < 10_000 && abs(point.y) < 10_000
    }
}

extension Rectangle {
    var isSensible: Bool {
        abs(x) < 10_000 && abs(y) < 10_000 && width > 0 && height > 0 && width < 10_000
            && height < 10_000
    }
}

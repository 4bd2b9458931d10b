extension Scene {
    /// The scene at the start of a script step, after all changes before it.
    ///
    /// The script keeps all steps, so that their numbers stay valid. UIKit does not define how a new frame
    /// affects a rotated or scaled view; here it sets the untransformed frame.
    public func moment(before step: Int) -> Scene {
        var moment = self
        var away: Set<String> = []
        for case .change(let name, let change) in script.prefix(max(0, step)) {
            moment.root = moment.root.changing(name, change)
            guard case .controller(let isThere) = change else { continue }
            if isThere { away.remove(name) } else { away.insert(name) }
        }
        moment.root.dropControllers(of: away)
        return moment
    }

    /// The views that were removed before a script step, in the state in which they were removed.
    public func viewsRemoved(before step: Int) -> [SceneView] {
        let present = Set(moment(before: step).views.map(\.name))
        return views.filter { !present.contains($0.name) }.map { view in
            script.prefix(max(0, step)).reduce(view) { view, step in
                guard case .change(view.name, let change) = step else { return view }
                return view.changing(view.name, change)
            }
        }
    }
}

extension SceneView {
    /// Returns a copy in which the named view, this one or a descendant, has changed.
    public func changing(_ name: String, _ change: SceneChange) -> SceneView {
        var changed = self
        if case .move(let target) = change {
            guard let moved = descendant(named: name), moved.descendant(named: target) == nil,
                descendant(named: target) != nil
            else { return self }
            changed.change(name, .remove)
            changed.add(moved, to: target)
            return changed
        }
        changed.change(name, change)
        return changed
    }

    /// Returns true if the named view is this view or a descendant.
    @discardableResult
    private mutating func change(_ name: String, _ change: SceneChange) -> Bool {
        if self.name == name {
            apply(change)
            return true
        }
        for index in subviews.indices {
            let isTarget = subviews[index].name == name
            switch change {
            case .remove where isTarget: subviews.remove(at: index)
            case .bringToFront where isTarget: subviews.append(subviews.remove(at: index))
            default: guard subviews[index].change(name, change) else { continue }
            }
            return true
        }
        return false
    }

    /// Removes the controllers of the named views.
    fileprivate mutating func dropControllers(of names: Set<String>) {
        if names.contains(name) { controller = nil }
        for index in subviews.indices { subviews[index].dropControllers(of: names) }
    }

    private mutating func add(_ view: SceneView, to target: String) {
        if name == target { return subviews.append(view) }
        for index in subviews.indices { subviews[index].add(view, to: target) }
    }

    private mutating func apply(_ change: SceneChange) {
        switch change {
        case .isHidden(let isHidden): self.isHidden = isHidden
        case .alpha(let alpha): self.alpha = alpha
        case .isUserInteractionEnabled(let isEnabled): isUserInteractionEnabled = isEnabled
        case .frame(let frame): self.frame = frame
        case .bounds(let bounds):
            let center = center
            boundsOrigin = Point(bounds.x, bounds.y)
            frame = Rectangle(
                center.x - anchorPoint.x * bounds.width,
                center.y - anchorPoint.y * bounds.height,
                bounds.width,
                bounds.height
            )
        case .transform(let turn, let scale, let shift):
            (self.turn, self.scale, self.shift) = (turn, scale, shift)
        case .clipsToBounds(let clips): clipsToBounds = clips
        case .remove, .bringToFront, .move, .controller: break
        }
    }
}

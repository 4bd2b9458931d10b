extension Scene {
    /// The scene as it is when a step of its script begins: with all changes before it made.
    ///
    /// The script stays whole, so that its steps keep their numbers. What a new frame does to a view
    /// that is turned or scaled, UIKit leaves open; here it is the frame before both.
    public func moment(before step: Int) -> Scene {
        var moment = self
        for case .change(let name, let change) in script.prefix(max(0, step)) {
            moment.root = moment.root.changing(name, change)
        }
        return moment
    }
}

extension SceneView {
    /// The view with a change made to it, or to one inside it.
    public func changing(_ name: String, _ change: SceneChange) -> SceneView {
        var changed = self
        changed.change(name, change)
        return changed
    }

    /// Whether the view meant is this one, or inside it.
    @discardableResult
    private mutating func change(_ name: String, _ change: SceneChange) -> Bool {
        if self.name == name {
            make(change)
            return true
        }
        for index in subviews.indices {
            if subviews[index].name == name {
                changeSubview(at: index, change)
                return true
            }
            if subviews[index].change(name, change) { return true }
        }
        return false
    }

    private mutating func changeSubview(at index: Int, _ change: SceneChange) {
        switch change {
        case .remove: subviews.remove(at: index)
        case .bringToFront: subviews.append(subviews.remove(at: index))
        case .isHidden, .alpha, .isUserInteractionEnabled, .frame: subviews[index].make(change)
        }
    }

    private mutating func make(_ change: SceneChange) {
        switch change {
        case .isHidden(let isHidden): self.isHidden = isHidden
        case .alpha(let alpha): self.alpha = alpha
        case .isUserInteractionEnabled(let isEnabled): isUserInteractionEnabled = isEnabled
        case .frame(let frame): self.frame = frame
        case .remove, .bringToFront: break
        }
    }
}

import Scenario

extension Scene {
    /// The tree as it is when a step of the script begins: with all changes before it made.
    func root(beforeStep index: Int) -> SceneView {
        script.prefix(max(0, index)).reduce(root) { root, step in
            guard case .change(let name, let change) = step else { return root }
            return root.changing(name, change)
        }
    }
}

extension SceneView {
    /// The view with a change made to one inside it.
    fileprivate func changing(_ name: String, _ change: SceneChange) -> SceneView {
        var changed = self
        if self.name == name {
            changed.make(change)
            return changed
        }
        guard let index = subviews.firstIndex(where: { $0.name == name }) else {
            changed.subviews = subviews.map { $0.changing(name, change) }
            return changed
        }
        switch change {
        case .remove: changed.subviews.remove(at: index)
        case .bringToFront: changed.subviews.append(changed.subviews.remove(at: index))
        case .isHidden, .alpha, .isUserInteractionEnabled, .frame:
            changed.subviews[index].make(change)
        }
        return changed
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

extension SceneView {
    /// Finds the first view with a name in preorder, including this view.
    public func descendant(named name: String) -> SceneView? {
        if self.name == name { return self }
        for subview in subviews {
            if let found = subview.descendant(named: name) { return found }
        }
        return nil
    }
}

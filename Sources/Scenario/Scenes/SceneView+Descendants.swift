extension SceneView {
    /// Finds the first view with a name in preorder, including this view.
    public func descendant(named name: String) -> SceneView? {
        if self.name == name { return self }
        for subview in subviews {
            if let found = subview.descendant(named: name) { return found }
        }
        return nil
    }

    /// Bounds the nesting of a decoded view tree.
    ///
    /// Reading must not overflow the stack. Reports store scenes as JSON, whose decoder accepts 512
    /// levels, and a view takes two of them.
    public static let maximumDepth = 200
}

extension UIViewController {
    final func adopt(_ child: UIViewController) {
        guard child.storedParent !== self else { return }
        child.willMove(toParent: self)
        child.leaveParent()
        storedChildren.append(child)
        child.storedParent = self
    }

    final func leaveParent() {
        guard let parent = storedParent else { return }
        parent.storedChildren.removeAll { $0 === self }
        storedParent = nil
        didMove(toParent: nil)
    }

    /// Tells the controller, and the children whose views are in a window, that their views are
    /// shown, once.
    final func viewAppeared() {
        guard !hasAppeared else { return }
        hasAppeared = true
        viewWillAppear(false)
        viewDidAppear(false)
        for child in storedChildren where child.viewIfLoaded?.storedWindow != nil {
            child.viewAppeared()
        }
    }
}

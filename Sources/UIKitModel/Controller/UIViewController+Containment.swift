extension UIViewController {
    final func adopt(_ child: UIViewController) {
        guard child.storedParent !== self else { return }
        child.willMove(toParent: self)
        child.leaveParent()
        // The app's code in the two calls above may have given the child a parent again.
        child.unlinkFromParent()
        storedChildren.append(child)
        child.storedParent = self
    }

    final func leaveParent() {
        guard storedParent != nil else { return }
        unlinkFromParent()
        didMove(toParent: nil)
    }

    private func unlinkFromParent() {
        storedParent?.storedChildren.removeAll { $0 === self }
        storedParent = nil
    }

    /// Notifies the controller, and each child whose view is in a window, once.
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

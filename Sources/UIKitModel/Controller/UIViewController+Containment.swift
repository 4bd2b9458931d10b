extension UIViewController {
    final func leaveParent() {
        guard storedParent != nil else { return }
        unlinkFromParent()
        didMove(toParent: nil)
    }

    final func unlinkFromParent() {
        storedParent?.storedChildren.removeAll { $0 === self }
        storedParent = nil
    }

    /// Notifies the controller, and each child whose view is in a window, once.
    final func viewAppeared() {
        guard !hasAppeared else { return }
        hasAppeared = true
        viewWillAppear(false)
        viewIsAppearing(false)
        viewDidAppear(false)
        for child in storedChildren where child.viewIfLoaded?.storedWindow != nil {
            child.viewAppeared()
        }
    }
}

extension UIViewController {
    /// Adds a cover view over the window, which takes the touches beside the presented view.
    final func cover(_ window: UIWindow, with controller: UIViewController) {
        let cover = UIView(frame: window.layer.storedBounds)
        controller.view.frame = cover.layer.storedBounds
        cover.addSubview(controller.view)
        window.addSubview(cover)
        controller.presentationView = cover
    }

    /// The outermost parent, which handles the presentations that its descendants request.
    ///
    /// A controller on which `present(_:animated:completion:)` is called need not present itself: a
    /// presentation that covers the window is made by a controller that fills it.
    final var presenter: UIViewController { storedParent?.presenter ?? self }

    /// The controller that this controller or one of its ancestors presents.
    final var presentation: UIViewController? { storedPresented ?? storedParent?.presentation }

    final func conceal(completion: (() -> Void)?) {
        guard let presented = presentation else {
            if let presenting = presentingViewController {
                presenting.dismiss(animated: false, completion: completion)
            }
            return
        }
        if presented.storedPresented != nil { presented.conceal(completion: nil) }
        presented.viewWillDisappear(false)
        presented.presentationView?.removeFromSuperview()
        presented.presentationView = nil
        presented.storedPresenting?.storedPresented = nil
        presented.storedPresenting = nil
        presented.hasAppeared = false
        presented.viewDidDisappear(false)
        completion?()
    }
}

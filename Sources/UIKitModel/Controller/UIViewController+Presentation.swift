extension UIViewController {
    /// Adds a cover view over the window, which takes the touches beside the presented view.
    final func cover(_ window: UIWindow, with controller: UIViewController) {
        let cover = UIView(frame: window.layer.storedBounds)
        controller.view.frame = cover.layer.storedBounds
        cover.addSubview(controller.view)
        window.addSubview(cover)
        controller.presentationView = cover
    }

    final func conceal(completion: (() -> Void)?) {
        guard let presented = storedPresented else {
            if let presenting = presentingViewController {
                presenting.dismiss(animated: false, completion: completion)
            }
            return
        }
        if presented.storedPresented != nil { presented.conceal(completion: nil) }
        presented.viewWillDisappear(false)
        presented.presentationView?.removeFromSuperview()
        presented.presentationView = nil
        presented.storedPresenting = nil
        storedPresented = nil
        presented.hasAppeared = false
        presented.viewDidDisappear(false)
        completion?()
    }
}

extension UIView {
    final func attach(_ recognizer: UIGestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        // Detaching may cancel a gesture, whose handlers may have attached the recognizer again.
        recognizer.view?.storedGestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.view = self
        storedGestureRecognizers = (storedGestureRecognizers ?? []) + [recognizer]
    }

    final func detach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.view = nil
        storedGestureRecognizers?.removeAll { $0 === recognizer }
        recognizer.breakOff()
    }

    final func replaceGestureRecognizers(with recognizers: [UIGestureRecognizer]) {
        for recognizer in storedGestureRecognizers ?? [] { detach(recognizer) }
        for recognizer in recognizers { attach(recognizer) }
    }
}

extension UIGestureRecognizer {
    /// The state that the recognizer has, or will have when those that it waits for have failed.
    final var intendedState: State { waitingStates.last ?? storedState }

    /// Whether the recognizer still follows its touches.
    final var isReceptive: Bool {
        switch intendedState {
        case .possible, .began, .changed: true
        case .ended, .cancelled, .failed: false
        }
    }

    /// Whether a continuous gesture is under way, or waits to be.
    final var isUnderWay: Bool { isReceptive && intendedState != .possible }

    /// Whether the recognizer recognized, and was not reset since.
    final var hasRecognized: Bool {
        switch storedState {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }

    /// A recognizer that has no touches settles what its new state brings on its own.
    final func request(_ state: State) {
        let delivery = delivery ?? TouchDelivery()
        delivery.settling { delivery.move(self, to: state) }
    }

    /// Ends the recognizer's part in the present touches: it was disabled or detached.
    final func breakOff() {
        guard !trackedTouches.isEmpty || storedState != .possible else { return }
        request(.cancelled)
    }

    final var isReadyForReset: Bool {
        switch storedState {
        case .possible, .began, .changed: false
        case .ended, .cancelled, .failed:
            !isEnabled || view == nil || !trackedTouches.contains(where: \.isDown)
        }
    }

    final func returnToPossible() {
        reset()
        trackedTouches = []
        waitingStates = []
        deadline = nil
        storedState = .possible
        observe(.gestures, .gestureStateChanged(self, .possible))
    }
}

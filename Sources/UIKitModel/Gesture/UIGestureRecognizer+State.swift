extension UIGestureRecognizer {
    /// The state of the recognizer once its failure requirements are met.
    final var intendedState: State { waitingStates.last ?? storedState }

    final var isReceptive: Bool {
        switch intendedState {
        case .possible, .began, .changed: true
        case .ended, .cancelled, .failed: false
        }
    }

    /// Whether a continuous gesture is in progress, or waits for a failure requirement.
    final var isUnderWay: Bool { isReceptive && intendedState != .possible }

    /// Whether the recognizer has recognized its gesture since the last reset.
    final var hasRecognized: Bool {
        switch storedState {
        case .began, .changed, .ended: true
        case .possible, .cancelled, .failed: false
        }
    }

    /// Creates a delivery for a recognizer without touches, so that the state change still settles.
    final func request(_ state: State) {
        let delivery = delivery ?? TouchDelivery()
        delivery.settling { delivery.move(self, to: state) }
    }

    /// Cancels the gesture after the recognizer is disabled or detached.
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
    }
}

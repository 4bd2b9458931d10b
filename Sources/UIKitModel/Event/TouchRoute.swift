/// The way of one touch to its hit view: what the view has seen of it, and what waits.
@preconcurrency @MainActor
final class TouchRoute {
    enum Reception {
        /// The view has seen nothing of the touch yet.
        case expecting
        /// The view knows that the touch began.
        case receiving
        /// The view never gets the touch.
        case refused
        /// The view knows that the touch ended or was cancelled, or will never hear of it.
        case over
    }

    let touch: UITouch
    private(set) var reception: Reception
    private var waiting: [UITouch.Phase] = []

    init(_ touch: UITouch, isRefused: Bool) {
        self.touch = touch
        reception = isRefused ? .refused : .expecting
    }

    /// The hit view.
    ///
    /// The touch keeps it alive, except for the window, which owns the route.
    var view: UIView? { touch.hitView }

    /// What the view is to hear next of the touch.
    var nextPhase: UITouch.Phase? { waiting.first }

    /// Whether the finger is down and the view follows it, or is about to.
    var isTracked: Bool {
        touch.isDown && (reception == .expecting || reception == .receiving)
    }

    /// Whether nothing of the touch is left to deliver, now or later.
    var isDone: Bool {
        !touch.isDown && (reception == .refused || reception == .over)
    }

    /// Notes what happened to the finger.
    ///
    /// Movements that wait become one.
    func append(_ phase: UITouch.Phase) {
        switch (reception, phase) {
        case (.refused, _), (.over, _), (_, .stationary),
            (_, .regionEntered), (_, .regionMoved), (_, .regionExited):
            break
        case (_, .cancelled): cancel()
        case (_, .moved) where waiting.last == .moved: break
        case (_, .began), (_, .moved), (_, .ended): waiting.append(phase)
        }
    }

    /// Leaves only a cancellation for the view, or nothing where the view never heard of the touch.
    func cancel() {
        switch reception {
        case .receiving: waiting = [.cancelled]
        case .expecting: finish()
        case .refused, .over: break
        }
    }

    /// Takes the next phase, on its way to the view.
    func advance() {
        guard !waiting.isEmpty else { return }
        switch waiting.removeFirst() {
        case .began: reception = .receiving
        case .ended, .cancelled: finish()
        case .moved, .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }

    private func finish() {
        reception = .over
        waiting = []
    }
}

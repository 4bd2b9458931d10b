/// The delivery of one touch to its hit view: the phases delivered, and the phases still waiting.
@preconcurrency @MainActor
final class TouchRoute {
    enum Reception {
        /// The view has received nothing of the touch yet.
        case expecting
        /// The view has received the beginning of the touch.
        case receiving
        /// The view never receives the touch.
        case refused
        /// The view has received the end or cancellation of the touch, or will receive nothing.
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
    /// The touch holds it strongly, except for the window, which owns the route.
    var view: UIView? { touch.hitView }

    var nextPhase: UITouch.Phase? { waiting.first }

    /// Whether the finger is down and the view receives it, or is about to.
    var isTracked: Bool {
        touch.isDown && (reception == .expecting || reception == .receiving)
    }

    /// Whether no phase of the touch is left to deliver.
    var isDone: Bool {
        !touch.isDown && (reception == .refused || reception == .over)
    }

    /// Adds a phase to deliver, and merges movements that wait.
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

    /// Leaves only a cancellation to deliver, or nothing if the view has not received the touch.
    func cancel() {
        switch reception {
        case .receiving: waiting = [.cancelled]
        case .expecting: finish()
        case .refused, .over: break
        }
    }

    /// Removes the next phase, which is about to be delivered.
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

/// An action or a method that a control runs at some of its events.
///
/// A class, so that a handler removed while an event is being sent no longer runs.
@preconcurrency @MainActor
final class ControlHandler {
    enum Work {
        case action(UIAction)
        /// A method of one object; without one, of the first object in the responder chain that has
        /// the method when the event is sent.
        case method(ActionMethod, of: WeakObject?)
    }

    let work: Work
    var events: UIControl.Event

    init(_ work: Work, for events: UIControl.Event) {
        self.work = work
        self.events = events
    }

    var action: UIAction? {
        if case .action(let action) = work { action } else { nil }
    }
}

extension UIControl {
    /// Runs each handler of the events once, in the order of addition.
    final func send(_ events: Event, with event: UIEvent?) {
        for handler in handlers where !handler.events.isDisjoint(with: events) {
            run(handler, with: event)
        }
    }

    private func run(_ handler: ControlHandler, with event: UIEvent?) {
        switch handler.work {
        case .action(let action):
            sendAction(action)
        case .method(let method, of: let reference):
            let target = reference?.object
            guard target != nil || reference == nil else { return }
            UIApplication.shared.send(method, to: target, from: self, for: event)
        }
    }

    final func removeHandlers(
        for events: Event,
        where isMeant: (ControlHandler) -> Bool
    ) {
        report(.writes, .wrote(.targets, of: self))
        for handler in handlers where isMeant(handler) { handler.events.subtract(events) }
        handlers.removeAll { $0.events.isEmpty }
    }
}

/// A method to call for an action, whatever its class and parameters: what a selector is in UIKit.
@preconcurrency @MainActor
struct ActionMethod {
    private let isMethod: @MainActor (AnyObject) -> Bool
    private let call: @MainActor (AnyObject, Any?, UIEvent?) -> Void

    init<Receiver: AnyObject>(
        _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Void
    ) {
        self.init(ofType: Receiver.self) { receiver, _, _ in method(receiver)() }
    }

    init<Receiver: AnyObject, Sender>(
        _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Void
    ) {
        self.init(ofType: Receiver.self) { receiver, sender, _ in
            method(receiver)(ActionMethod.cast(sender))
        }
    }

    init<Receiver: AnyObject, Sender>(
        _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender, UIEvent?) -> Void
    ) {
        self.init(ofType: Receiver.self) { receiver, sender, event in
            method(receiver)(ActionMethod.cast(sender), event)
        }
    }

    private init<Receiver: AnyObject>(
        ofType _: Receiver.Type,
        _ call: @escaping @MainActor (Receiver, Any?, UIEvent?) -> Void
    ) {
        isMethod = { $0 is Receiver }
        self.call = { object, sender, event in
            guard let receiver = object as? Receiver else { return }
            call(receiver, sender, event)
        }
    }

    /// Whether an object has the method.
    func belongs(to object: AnyObject) -> Bool {
        isMethod(object)
    }

    func perform(on receiver: AnyObject, from sender: Any?, for event: UIEvent?) {
        call(receiver, sender, event)
    }

    /// In an app a method whose parameter has the wrong class is called all the same, and fails at
    /// the first use of it; here it fails at once.
    private static func cast<Sender>(_ sender: Any?) -> Sender {
        // Unwrapped first: an `Any` would take the optional as it is.
        if let sender, let fitting = sender as? Sender { return fitting }
        if sender == nil, let nothing = sender as? Sender { return nothing }
        let kind = sender.map { "\(type(of: $0))" } ?? "nil"
        ProgrammerError.invalidArgument(
            "the action's sender is \(kind), but its method takes \(Sender.self)"
        ).raise()
    }
}

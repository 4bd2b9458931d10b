/// A method of any class and parameters that an action calls, in place of UIKit's selector.
@preconcurrency @MainActor
package struct ActionMethod {
    private let isMethod: @MainActor (AnyObject) -> Bool
    private let call: @MainActor (AnyObject, Any?, UIEvent?) -> Void

    package init<Receiver: AnyObject>(
        _ method: @escaping @MainActor (Receiver) -> @MainActor () -> Void
    ) {
        self.init(ofType: Receiver.self) { receiver, _, _ in method(receiver)() }
    }

    package init<Receiver: AnyObject, Sender>(
        _ method: @escaping @MainActor (Receiver) -> @MainActor (Sender) -> Void
    ) {
        self.init(ofType: Receiver.self) { receiver, sender, _ in
            method(receiver)(ActionMethod.cast(sender))
        }
    }

    package init<Receiver: AnyObject, Sender>(
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

    func belongs(to object: AnyObject) -> Bool {
        isMethod(object)
    }

    func perform(on receiver: AnyObject, from sender: Any?, for event: UIEvent?) {
        call(receiver, sender, event)
    }

    /// Fails at once if the sender has the wrong class.
    ///
    /// An app calls the method nevertheless, and fails at the first use of the parameter.
    private static func cast<Sender>(_ sender: Any?) -> Sender {
        // Unwrap first: a cast to `Any` would keep the optional.
        if let sender, let fitting = sender as? Sender { return fitting }
        if sender == nil, let nothing = sender as? Sender { return nothing }
        let kind = sender.map { "\(type(of: $0))" } ?? "nil"
        ProgrammerError.invalidArgument
            .raise("the action's sender is \(kind), but its method takes \(Sender.self)")
    }
}

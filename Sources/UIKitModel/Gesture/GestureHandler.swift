/// Something that a gesture recognizer does at each step that it announces.
@preconcurrency @MainActor
enum GestureHandler {
    case closure((UIGestureRecognizer) -> Void)
    case method(ActionMethod, of: ControlHandler.WeakObject)

    func run(for recognizer: UIGestureRecognizer) {
        switch self {
        case .closure(let closure):
            closure(recognizer)
        case .method(let method, let reference):
            guard let target = reference.object else { return }
            method.perform(on: target, from: recognizer, for: nil)
        }
    }

    /// Whether the handler calls a method of an object.
    func isMethod(of target: AnyObject) -> Bool {
        guard case .method(_, let reference) = self else { return false }
        return reference.object === target
    }

    var isMethod: Bool {
        if case .method = self { true } else { false }
    }
}

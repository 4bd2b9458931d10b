/// A closure or method that a gesture recognizer calls for each state that it announces.
@preconcurrency @MainActor
enum GestureHandler {
    case closure((UIGestureRecognizer) -> Void)
    case method(ActionMethod, of: WeakObject)

    func run(for recognizer: UIGestureRecognizer) {
        switch self {
        case .closure(let closure):
            closure(recognizer)
        case .method(let method, let reference):
            guard let target = reference.object else { return }
            method.perform(on: target, from: recognizer, for: nil)
        }
    }

    func isMethod(of target: AnyObject) -> Bool {
        guard case .method(_, let reference) = self else { return false }
        return reference.object === target
    }

    var isMethod: Bool {
        if case .method = self { true } else { false }
    }
}

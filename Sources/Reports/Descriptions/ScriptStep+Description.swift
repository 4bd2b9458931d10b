import Results
import Scenario

extension ScriptStep {
    /// The step in words, such as "tap at (40, 12)".
    package var words: String {
        switch self {
        case .tap(let point): "tap at \(point.inWords)"
        case .drag(let points): "drag from \(points.map(\.inWords).joined(separator: " to "))"
        case .together(let points):
            "\(counted(points.count, "finger")) at \(points.map(\.inWords).joined(separator: " and "))"
        case .ask(let view, let point): "\(view).hitTest(\(point.inWords), with: nil) is called"
        case .change(let view, let change): change.words(for: view)
        case .chain(let name): "the responder chain from \(name) is asked for"
        case .next(let name): "the next responder of \(name) is asked for"
        case .deliver(let phase, let name): "\(phase.method) is delivered, from \(name) on"
        }
    }
}

extension SceneChange {
    func words(for view: String) -> String {
        switch self {
        case .isHidden(let isHidden): "\(view).isHidden becomes \(isHidden)"
        case .alpha(let alpha): "\(view).alpha becomes \(alpha.inWords)"
        case .isUserInteractionEnabled(let isEnabled):
            "\(view).isUserInteractionEnabled becomes \(isEnabled)"
        case .frame(let frame): "\(view).frame becomes \(frame.inWords)"
        case .remove: "\(view) is removed from its superview"
        case .bringToFront: "\(view) is brought to the front"
        case .move(into: let target): "\(view) is moved into \(target)"
        }
    }
}

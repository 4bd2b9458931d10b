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
        case .oneByOne(let points, let isCancelled):
            "fingers come down at \(points.map(\.inWords).joined(separator: ", then at ")), and stay; "
                + (isCancelled ? "the system cancels their touches" : "then all lift")
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
        case .bounds(let bounds): "\(view).bounds becomes \(bounds.inWords)"
        case .transform(let turn, let scale, let shift):
            "\(view).transform becomes " + transform(turn, scale, shift)
        case .clipsToBounds(let clips): "\(view).clipsToBounds becomes \(clips)"
        case .remove: "\(view) is removed from its superview"
        case .bringToFront: "\(view) is brought to the front"
        case .controller(false): "\(view)'s controller leaves its parent and takes another view"
        case .controller(true): "\(view)'s controller comes back, with \(view) as its root view"
        case .move(into: let target): "\(view) is moved into \(target)"
        }
    }

    /// For example "a turn by 90 degrees and a scale of -1 and 1".
    private func transform(_ turn: Double, _ scale: Point, _ shift: Point) -> String {
        let parts = [
            turn == 0 ? nil : "a turn by \(turn.inWords) degrees",
            scale == Point(1, 1) ? nil : "a scale of \(scale.x.inWords) and \(scale.y.inWords)",
            shift == .zero ? nil : "a shift by \(shift.inWords)",
        ].compactMap { $0 }
        return parts.isEmpty ? "the identity" : parts.joined(separator: " and ")
    }
}

/// One element of a path, with points in the path's coordinates.
enum PathElement: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(control: CGPoint, end: CGPoint)
    case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
    case close

    /// The points of the element, control points first.
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadratic(let control, let end): [control, end]
        case .cubic(let control1, let control2, let end): [control1, control2, end]
        case .close: []
        }
    }

    func applying(_ transform: CGAffineTransform) -> PathElement {
        switch self {
        case .move(let point):
            .move(point.applying(transform))
        case .line(let point):
            .line(point.applying(transform))
        case .quadratic(let control, let end):
            .quadratic(control: control.applying(transform), end: end.applying(transform))
        case .cubic(let control1, let control2, let end):
            .cubic(
                control1: control1.applying(transform),
                control2: control2.applying(transform),
                end: end.applying(transform)
            )
        case .close:
            .close
        }
    }
}

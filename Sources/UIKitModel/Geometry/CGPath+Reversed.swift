import Foundation

extension CGPath {
    /// The path with every subpath reversed, in the same order of subpaths.
    ///
    /// A closed subpath keeps its first point. An open subpath starts at its former end.
    var reversed: CGPath {
        let path = CGMutablePath()
        var subpath = Subpath(start: .zero)
        for element in elements {
            switch element {
            case .move(let point):
                subpath.appendReversed(to: path)
                subpath = Subpath(start: point)
            case .close:
                subpath.isClosed = true
                subpath.appendReversed(to: path)
                subpath = Subpath(start: subpath.start)
            case .line, .quadratic, .cubic:
                subpath.segments.append(element)
            }
        }
        subpath.appendReversed(to: path)
        return path
    }
}

/// A connected run of lines and curves.
private struct Subpath {
    let start: CGPoint
    var segments: [PathElement] = []
    var isClosed = false

    /// Appends the segments in reverse order; appends nothing if there are none.
    func appendReversed(to path: CGMutablePath) {
        guard let end = segments.last?.points.last else {
            return
        }
        if isClosed {
            path.move(to: start)
            if end != start {
                path.addLine(to: end)
            }
        } else {
            path.move(to: end)
        }
        let closesWithFirstLine = isClosed && end != start && segments.first?.isLine == true
        for (index, segment) in segments.enumerated().reversed() {
            if index == 0, closesWithFirstLine {
                break
            }
            let target = index == 0 ? start : segments[index - 1].points.last ?? start
            path.addReversed(segment, to: target)
        }
        if isClosed {
            path.closeSubpath()
        }
    }
}

extension PathElement {
    fileprivate var isLine: Bool {
        if case .line = self { true } else { false }
    }
}

extension CGMutablePath {
    fileprivate func addReversed(_ segment: PathElement, to target: CGPoint) {
        switch segment {
        case .line:
            addLine(to: target)
        case .quadratic(let control, _):
            addQuadCurve(to: target, control: control)
        case .cubic(let control1, let control2, _):
            addCurve(to: target, control1: control2, control2: control1)
        case .move, .close:
            break
        }
    }
}

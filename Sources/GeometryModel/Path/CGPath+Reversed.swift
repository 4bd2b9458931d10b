import CoreGraphics
import Foundation

extension CGPath {
    /// The path with every subpath reversed, in the same order of subpaths.
    ///
    /// A closed subpath keeps its first point. An open subpath starts at its former end.
    var reversed: CGPath {
        let path = CGMutablePath()
        var subpath = Subpath(start: .zero)
        applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint:
                subpath.appendReversed(to: path)
                subpath = Subpath(start: points[0])
            case .closeSubpath:
                subpath.isClosed = true
                subpath.appendReversed(to: path)
                subpath = Subpath(start: subpath.start)
            case .addLineToPoint:
                subpath.segments.append(.line(to: points[0]))
            case .addQuadCurveToPoint:
                subpath.segments.append(.quadratic(control: points[0], to: points[1]))
            default:
                // `addCurveToPoint`: an enumeration of Apple's C is never known to be complete.
                subpath.segments.append(.cubic(points[0], points[1], to: points[2]))
            }
        }
        subpath.appendReversed(to: path)
        return path
    }
}

/// A connected run of lines and curves.
private struct Subpath {
    let start: CGPoint
    var segments: [Segment] = []
    var isClosed = false

    /// Appends the segments in reverse order; appends nothing if there are none.
    func appendReversed(to path: CGMutablePath) {
        guard let end = segments.last?.end else {
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
            let target = index == 0 ? start : segments[index - 1].end
            path.addReversed(segment, to: target)
        }
        if isClosed {
            path.closeSubpath()
        }
    }
}

/// A line or a curve from the current point.
private enum Segment {
    case line(to: CGPoint)
    case quadratic(control: CGPoint, to: CGPoint)
    case cubic(CGPoint, CGPoint, to: CGPoint)

    var end: CGPoint {
        switch self {
        case .line(let end), .quadratic(_, let end), .cubic(_, _, let end): end
        }
    }

    var isLine: Bool {
        if case .line = self { true } else { false }
    }
}

extension CGMutablePath {
    fileprivate func addReversed(_ segment: Segment, to target: CGPoint) {
        switch segment {
        case .line:
            addLine(to: target)
        case .quadratic(let control, _):
            addQuadCurve(to: target, control: control)
        case .cubic(let control1, let control2, _):
            addCurve(to: target, control1: control2, control2: control1)
        }
    }
}

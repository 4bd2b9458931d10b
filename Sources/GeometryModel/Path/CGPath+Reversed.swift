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
                subpath.segments.append(Segment(end: points[0]))
            case .addQuadCurveToPoint:
                subpath.segments.append(Segment(controls: [points[0]], end: points[1]))
            default:
                // `addCurveToPoint`: an enumeration of Apple's C is never known to be complete.
                let controls = [points[0], points[1]]
                subpath.segments.append(Segment(controls: controls, end: points[2]))
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
        let closesWithFirstLine =
            isClosed && end != start && segments.first?.controls.isEmpty == true
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

/// A line, or a curve of one or two control points, from the current point.
private struct Segment {
    var controls: [CGPoint] = []
    let end: CGPoint
}

extension CGMutablePath {
    fileprivate func addReversed(_ segment: Segment, to target: CGPoint) {
        let controls = segment.controls
        switch controls.count {
        case 0: addLine(to: target)
        case 1: addQuadCurve(to: target, control: controls[0])
        default: addCurve(to: target, control1: controls[1], control2: controls[0])
        }
    }
}

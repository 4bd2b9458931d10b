/// The kind of a path's element.
package enum CGPathElementType {
    case moveToPoint
    case addLineToPoint
    case addQuadCurveToPoint
    case addCurveToPoint
    case closeSubpath
}

/// An element of a path while the path is read.
package struct CGPathElement {
    /// The kind, on which the number of points depends.
    package let type: CGPathElementType
    /// The points in the path's coordinates, control points first.
    package let points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Calls the block with each element, in order.
    ///
    /// Answers cannot read the elements: they would get pointers to memory.
    package func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in elements {
            // The pointer must exist for a closing element as well, which has no points.
            var points = element.points + [.zero]
            points.withUnsafeMutableBufferPointer { buffer in
                guard let first = buffer.baseAddress else { return }
                var read = CGPathElement(type: element.type, points: first)
                withUnsafePointer(to: &read, block)
            }
        }
    }
}

extension PathElement {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadratic: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}

extension ArraySlice<TraceEvent> {
    /// The indices of the events that a rule can forbid: all but changes of the scene outside hit
    /// tests, because a view may change when it receives touches.
    public var indicesUnderRules: [Int] {
        var depth = 0
        return indices.filter { index in
            switch self[index] {
            case .hitTestBegan, .pointInsideBegan: depth += 1
            case .hitTestEnded, .pointInsideEnded: depth -= 1
            case .wrote(let property, _): return depth > 0 || property == .view
            default: break
            }
            return true
        }
    }

    /// The indices of the events outside a layer's own `hitTest(_:)`, because that method calls
    /// `contains(_:)` too.
    public var indicesOutsideLayerHitTests: [Int] {
        var depth = 0
        return indices.filter { index in
            switch self[index] {
            case .layerHitTestBegan:
                depth += 1
                return depth == 1
            case .layerHitTestEnded:
                depth -= 1
                return depth == 0
            case .stepBegan: return true
            default: return depth == 0
            }
        }
    }

    /// The events outside a layer's own `hitTest(_:)`.
    public var outsideLayerHitTests: [TraceEvent] { indicesOutsideLayerHitTests.map { self[$0] } }
}

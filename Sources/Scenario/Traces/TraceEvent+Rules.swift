extension ArraySlice<TraceEvent> {
    /// The indices of the events that a rule can forbid.
    ///
    /// These are all but changes of the scene outside hit tests, because a view may change when it receives
    /// touches. Work that a hit test defers, such as a task, runs before the hit test's result is recorded as
    /// a hit.
    public var indicesUnderRules: [Int] {
        var (depth, putOff) = (0, [Int]())
        var allowed: Set<Int> = []
        for index in indices {
            switch self[index] {
            case .hitTestBegan where depth == 0, .stepBegan:
                allowed.formUnion(putOff)
                putOff = []
            case .hit: putOff = []
            case .wrote(let property, _) where depth == 0 && property != .view: putOff.append(index)
            default: break
            }
            depth += self[index].changeOfDepth
        }
        allowed.formUnion(putOff)
        return indices.filter { !allowed.contains($0) }
    }

    /// The indices of the events outside a layer's own `hitTest(_:)`, which calls `contains(_:)` too.
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

extension TraceEvent {
    /// The change in the number of nested hit tests.
    fileprivate var changeOfDepth: Int {
        switch self {
        case .hitTestBegan, .pointInsideBegan: 1
        case .hitTestEnded, .pointInsideEnded: -1
        default: 0
        }
    }
}

import UIKitModel

/// A tree of views, and an equal tree of floor nodes.
@MainActor
final class Forest {
    let shape: TreeShape
    let count: Int
    let root: UIView
    let floorRoot: FloorNode
    let point = CGPoint(x: 500_000, y: 500_000)

    init(_ shape: TreeShape, count: Int) {
        self.shape = shape
        self.count = count
        var views: [UIView] = []
        var nodes: [FloorNode] = []
        for (index, parent) in shape.parents(count: count).enumerated() {
            let (frame, isScaled) = shape.place(index)
            let view = UIView(frame: frame)
            if isScaled { view.transform = CGAffineTransform(scaleX: 1.000_001, y: 1.000_001) }
            let node = FloorNode(mirroring: view)
            views.append(view)
            nodes.append(node)
            guard let parent else { continue }
            views[parent].addSubview(view)
            nodes[parent].children.append(node)
        }
        root = views[0]
        floorRoot = nodes[0]
    }

    /// The number of views that one hit test visits, counted by an observer.
    var visitedViews: Int {
        let counter = CallCounter()
        _ = observing(counter) { root.hitTest(point, with: nil) }
        return counter.count
    }
}

/// A minimal observer.
final class CallCounter: ModelObserver {
    private(set) var count = 0

    func observe(_ observation: Observation) {
        if case .hitTestBegan = observation { count += 1 }
    }
}

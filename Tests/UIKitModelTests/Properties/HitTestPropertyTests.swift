import Testing
import UIKitModel

/// The model against a search that knows nothing of its recursion or its conversions: every node
/// is looked at in absolute coordinates, front to back.
@MainActor
@Suite("Properties: hit testing agrees with a naive search")
struct HitTestPropertyTests {
    @Test("UIView.hitTest, on 10,000 scenes", arguments: 0..<20)
    func views(block: Int) {
        var compared = 0
        for seed in UInt64(block * 500)..<UInt64(block * 500 + 500) {
            var numbers = SeededNumbers(seed: seed)
            let root = RandomNode(count: Int.random(in: 2...14, using: &numbers), &numbers)
            var views: [ObjectIdentifier: UIView] = [:]
            let view = root.makeView(&views)
            let nodes = root.backToFront()
            for _ in 0..<3 {
                let place = root.randomPlace(&numbers)
                if nodes.contains(where: { $0.isNearEdge(outside: place) }) { continue }
                let (x, y) = root.toOutside.solve(place.x, place.y)
                let hit = view.hitTest(CGPoint(x: x, y: y), with: nil)
                let expected = nodes.last { node in
                    node.nodeAndAncestors.allSatisfy { $0.takesTouch(at: place) }
                }
                #expect(
                    hit === expected.flatMap { views[ObjectIdentifier($0)] },
                    "seed \(seed), place \(place)"
                )
                compared += 1
            }
        }
        #expect(compared > 1_400)
    }

    @Test("CALayer.hitTest in both orders, on 2,000 scenes", arguments: 0..<8)
    func layers(block: Int) {
        for seed in UInt64(block * 250)..<UInt64(block * 250 + 250) {
            var numbers = SeededNumbers(seed: seed)
            let root = RandomNode(count: Int.random(in: 2...14, using: &numbers), &numbers)
            root.clips = Bool.random(using: &numbers)
            var layers: [ObjectIdentifier: CALayer] = [:]
            let layer = root.makeLayer(&layers)
            for order in [HitTestOrder.tree, .zPosition] {
                let nodes = root.backToFront(byDepth: order == .zPosition)
                let place = root.randomPlace(&numbers)
                if nodes.contains(where: { $0.isNearEdge(outside: place) }) { continue }
                let hit = CALayer.$hitTestOrder.withValue(order) {
                    layer.hitTest(CGPoint(x: place.x, y: place.y))
                }
                let expected = nodes.last { node in
                    node.contains(outside: place) && node.isReachableAsLayer(at: place)
                }
                #expect(
                    hit === expected.flatMap { layers[ObjectIdentifier($0)] },
                    "seed \(seed), place \(place), order \(order)"
                )
            }
        }
    }
}

extension RandomNode {
    /// A view's rule, about the view alone.
    fileprivate func takesTouch(at place: (x: Double, y: Double)) -> Bool {
        !isHidden && isInteractive && Double(Float(alpha)) >= 0.01 && contains(outside: place)
    }

    /// A layer's rule about its ancestors: none hidden, and those that mask contain the place.
    fileprivate func isReachableAsLayer(at place: (x: Double, y: Double)) -> Bool {
        nodeAndAncestors.allSatisfy { node in
            !node.isHidden && (!node.clips || node.contains(outside: place))
        }
    }
}

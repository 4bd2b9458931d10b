import UIKitModel

extension RandomNode {
    /// Makes a tree in which everything that hit testing looks at varies.
    convenience init(count: Int, _ numbers: inout SeededNumbers) {
        self.init()
        bounds = (0, 0, 300, 300)
        position = (150, 150)
        var nodes = [self]
        while nodes.count < count {
            let parent = nodes[Int.random(in: 0..<nodes.count, using: &numbers)]
            let child = RandomNode(&numbers)
            child.position.x += parent.bounds.x + parent.bounds.width / 2
            child.position.y += parent.bounds.y + parent.bounds.height / 2
            child.parent = parent
            parent.children.append(child)
            nodes.append(child)
        }
    }

    /// A node about the middle of its parent.
    private convenience init(_ numbers: inout SeededNumbers) {
        self.init()
        func number(_ range: ClosedRange<Double>) -> Double {
            Double.random(in: range, using: &numbers)
        }
        func happens(_ share: Double) -> Bool { number(0...1) < share }
        bounds = (0, 0, number(20...220), number(20...220))
        if happens(0.3) { (bounds.x, bounds.y) = (number(-80...80), number(-80...80)) }
        position = (number(-90...90), number(-90...90))
        if happens(0.3) { anchor = (number(-0.5...1.5), number(-0.5...1.5)) }
        if happens(0.4) { transform = RandomNode.invertible(&numbers) }
        if happens(0.1) { sublayerTransform = RandomNode.invertible(&numbers) }
        isHidden = happens(0.08)
        isInteractive = !happens(0.08)
        let alphas = [0, 0.005, 0.0099, 0.01, 0.0101, 0.011, 0.5]
        if happens(0.3) { alpha = alphas.randomElement(using: &numbers) ?? 1 }
        clips = happens(0.3)
        if happens(0.5) { depth = Double(Int.random(in: -2...2, using: &numbers)) }
    }

    /// A turn, an uneven scale that may mirror, and a small move: undone without losing many digits.
    private static func invertible(_ numbers: inout SeededNumbers) -> PlaneMatrix {
        let angle = Double.random(in: 0...(2 * .pi), using: &numbers)
        let scaleX =
            Double.random(in: 0.5...2, using: &numbers) * (Bool.random(using: &numbers) ? 1 : -1)
        let scaleY = Double.random(in: 0.5...2, using: &numbers)
        let shear = Double.random(in: -0.5...0.5, using: &numbers)
        let turn = PlaneMatrix(xx: cos(angle), xy: -sin(angle), yx: sin(angle), yy: cos(angle))
        let move = (
            Double.random(in: -20...20, using: &numbers),
            Double.random(in: -20...20, using: &numbers)
        )
        return PlaneMatrix(xx: scaleX, xy: shear, yx: 0, yy: scaleY).then(turn)
            .then(.move(move.0, move.1))
    }

    /// A place outside the root: anywhere near it, or in a node picked at random.
    func randomPlace(_ numbers: inout SeededNumbers) -> (x: Double, y: Double) {
        let nodes = backToFront()
        let node = nodes[Int.random(in: 0..<nodes.count, using: &numbers)]
        if Double.random(in: 0...1, using: &numbers) < 0.25 {
            return (
                Double.random(in: -50...350, using: &numbers),
                Double.random(in: -50...350, using: &numbers)
            )
        }
        let x = node.bounds.x + node.bounds.width * Double.random(in: -0.1...1.1, using: &numbers)
        let y = node.bounds.y + node.bounds.height * Double.random(in: -0.1...1.1, using: &numbers)
        let (outsideX, outsideY) = node.toOutside.map(x, y)
        return (outsideX, outsideY)
    }
}

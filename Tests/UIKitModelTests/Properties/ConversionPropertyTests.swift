import Testing
import UIKitModel

@MainActor
@Suite("Properties: conversion")
struct ConversionPropertyTests {
    private func isClose(_ first: CGPoint, _ second: CGPoint, scale: CGFloat) -> Bool {
        first.distance(to: second) <= 1e-9 * max(1, scale)
    }

    private func size(_ point: CGPoint) -> CGFloat { max(abs(point.x), abs(point.y)) }

    @Test(
        "Between any two views a point goes there and back, and where the matrices say",
        arguments: 0..<10
    )
    func points(block: Int) throws {
        for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
            var numbers = SeededNumbers(seed: seed)
            let root = RandomNode(count: 14, &numbers)
            var views: [ObjectIdentifier: UIView] = [:]
            let rootView = root.makeView(&views)
            let nodes = root.backToFront()
            for _ in 0..<5 {
                let (first, second) = (
                    nodes[Int.random(in: 0..<14, using: &numbers)],
                    nodes[Int.random(in: 0..<14, using: &numbers)]
                )
                let source = try #require(views[ObjectIdentifier(first)])
                let target = try #require(views[ObjectIdentifier(second)])
                let point = numbers.point(in: CGRect(x: -500, y: -500, width: 1_000, height: 1_000))
                let there = source.convert(point, to: target)
                let outside = first.toOutside.map(point.x, point.y)
                let expected = second.toOutside.solve(outside.0, outside.1)
                let scale = max(size(point), size(there), abs(outside.0), abs(outside.1))
                #expect(
                    isClose(there, CGPoint(x: expected.0, y: expected.1), scale: scale),
                    "seed \(seed)"
                )
                #expect(
                    isClose(target.convert(there, to: source), point, scale: scale),
                    "seed \(seed)"
                )
                #expect(source.convert(there, from: target) == target.convert(there, to: source))
                #expect(target.layer.convert(point, from: source.layer) == there, "seed \(seed)")
            }
            _ = rootView
        }
    }

    @Test(
        "Without transforms a rectangle goes there and back, and keeps its size",
        arguments: 0..<4
    )
    func rectangles(block: Int) throws {
        for seed in UInt64(block * 100)..<UInt64(block * 100 + 100) {
            var numbers = SeededNumbers(seed: seed)
            let root = RandomNode(count: 10, &numbers)
            let nodes = root.backToFront()
            for node in nodes {
                node.transform = PlaneMatrix()
                node.sublayerTransform = nil
            }
            var layers: [ObjectIdentifier: CALayer] = [:]
            let rootLayer = root.makeLayer(&layers)
            let picked = (0..<2).map { _ in nodes[Int.random(in: 0..<10, using: &numbers)] }
            let source = try #require(layers[ObjectIdentifier(picked[0])])
            let target = try #require(layers[ObjectIdentifier(picked[1])])
            let rect = CGRect(
                origin: numbers.point(in: CGRect(x: -100, y: -100, width: 200, height: 200)),
                size: CGSize(
                    width: numbers.number(in: 0...200),
                    height: numbers.number(in: 0...200)
                )
            )
            let there = source.convert(rect, to: target)
            let back = source.convert(there, from: target)
            #expect(isClose(back.origin, rect.origin, scale: 1_000), "seed \(seed)")
            #expect(abs(there.width - rect.width) + abs(there.height - rect.height) < 1e-9)
            let corner = source.convert(rect.origin, to: target)
            #expect(isClose(there.origin, corner, scale: 1_000), "seed \(seed)")
            _ = rootLayer
        }
    }

    @Test("A converted rectangle covers its converted corners", arguments: 0..<300 as Range<UInt64>)
    func boxes(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let root = RandomNode(count: 8, &numbers)
        var layers: [ObjectIdentifier: CALayer] = [:]
        let rootLayer = root.makeLayer(&layers)
        let nodes = root.backToFront()
        let source = try #require(layers[ObjectIdentifier(nodes[1])])
        let target = try #require(layers[ObjectIdentifier(nodes[7])])
        let box = source.convert(source.bounds, to: target).insetBy(dx: -1e-6, dy: -1e-6)
        for x in [source.bounds.minX, source.bounds.maxX] {
            for y in [source.bounds.minY, source.bounds.maxY] {
                #expect(
                    box.contains(source.convert(CGPoint(x: x, y: y), to: target)),
                    "seed \(seed)"
                )
            }
        }
        _ = rootLayer
    }

    @Test(
        "Setting a frame reads back, under turns by right angles and scales",
        arguments: 0..<200 as Range<UInt64>
    )
    func frames(seed: UInt64) {
        var numbers = SeededNumbers(seed: seed)
        let layer = CALayer()
        layer.anchorPoint = numbers.point(in: CGRect(x: -1, y: -1, width: 3, height: 3))
        layer.bounds.origin = numbers.point(in: CGRect(x: -50, y: -50, width: 100, height: 100))
        let scale = CGAffineTransform(
            scaleX: numbers.number(in: 0.5...3),
            y: -numbers.number(in: 0.5...3)
        )
        let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 4)
        layer.setAffineTransform(seed.isMultiple(of: 2) ? scale : scale.concatenating(quarter))
        let frame = CGRect(x: 10, y: -20, width: numbers.number(in: 0...90), height: 30)
        layer.frame = frame
        #expect(isClose(layer.frame.origin, frame.origin, scale: 100))
        #expect(abs(layer.frame.width - frame.width) + abs(layer.frame.height - 30) < 1e-9)
    }
}

import Testing
import UIKitModel

@MainActor
@Suite("CALayer: conversion")
struct LayerConversionTests {
    private func layer(_ side: CGFloat, at x: CGFloat, _ y: CGFloat) -> CALayer {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: side, height: side)
        layer.position = CGPoint(x: x, y: y)
        return layer
    }

    @Test("A sublayerTransform acts about the superlayer's anchor, after the layer's transform")
    func sublayerTransform() {
        let parent = layer(200, at: 100, 100)
        let child = layer(50, at: 100, 50)
        parent.addSublayer(child)
        parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        child.transform = CATransform3DMakeTranslation(5, 6, 0)
        #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 60, y: -38))
        #expect(parent.convert(CGPoint(x: 60, y: -38), to: child) == .zero)
        #expect(
            child.superlayer?.convert(CGRect.zero, from: child).origin == CGPoint(x: 60, y: -38)
        )
    }

    @Test("The sublayerTransform's anchor is in the bounds, wherever those are scrolled to")
    func scrolledSublayerTransform() {
        let parent = layer(200, at: 0, 0)
        parent.bounds.origin = CGPoint(x: 1_000, y: 0)
        parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        let child = layer(10, at: 1_100, 100)
        parent.addSublayer(child)
        #expect(child.convert(CGPoint(x: 5, y: 5), to: parent) == CGPoint(x: 1_100, y: 100))
        #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 1_090, y: 90))
    }

    @Test("The superlayer's own bounds' origin does not enter")
    func scrolledParent() {
        let parent = layer(200, at: 100, 100)
        let child = layer(50, at: 100, 50)
        parent.addSublayer(child)
        let before = child.convert(CGPoint(x: 3, y: 4), to: parent)
        parent.bounds.origin = CGPoint(x: -40, y: 90)
        #expect(child.convert(CGPoint(x: 3, y: 4), to: parent) == before)
    }

    @Test("Layers that share no tree convert as if both lay in one plane")
    func unrelated() {
        let first = layer(50, at: 25, 25)
        let second = layer(50, at: 500, 500)
        #expect(first.convert(CGPoint.zero, to: second) == CGPoint(x: -475, y: -475))
        #expect(second.convert(CGPoint.zero, from: first) == CGPoint(x: -475, y: -475))
    }

    @Test("A layer taken out of its tree converts as a root does")
    func detached() {
        let parent = layer(200, at: 100, 100)
        let child = layer(50, at: 100, 50)
        parent.addSublayer(child)
        #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 75, y: 25))
        child.removeFromSuperlayer()
        parent.position = CGPoint(x: 150, y: 100)
        #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 75, y: 25))
        #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 25, y: 25))
    }

    @Test("nil stands for the plane outside the root")
    func outsideRoot() {
        let root = layer(100, at: 500, 600)
        let child = layer(10, at: 20, 20)
        root.addSublayer(child)
        #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 465, y: 565))
        #expect(child.convert(CGPoint(x: 465, y: 565), from: nil) == .zero)
    }

    @Test("A layer converts to itself without change")
    func itself() {
        let layer = layer(100, at: 0, 0)
        layer.transform = CATransform3DMakeRotation(1, 0, 0, 1)
        let odd = CGPoint(x: 0.1, y: 0.2)
        #expect(layer.convert(odd, to: layer) == odd)
        let rect = CGRect(x: 0.1, y: 0.2, width: -3, height: 4)
        #expect(layer.convert(rect, from: layer) == rect)
    }

    @Test("A turned child's rectangle becomes the box around it in its parent")
    func turnedBox() {
        let parent = layer(200, at: 100, 100)
        let child = layer(100, at: 100, 50)
        parent.addSublayer(child)
        child.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
        let box = child.convert(child.bounds, to: parent)
        let half = 50 * CGFloat(2).squareRoot()
        #expect(abs(box.minX - (100 - half)) < 1e-9)
        #expect(abs(box.minY - (50 - half)) < 1e-9)
        #expect(abs(box.width - 2 * half) < 1e-9)
        #expect(abs(box.height - 2 * half) < 1e-9)
    }

    @Test("Into a layer flattened to a line no rectangle can be converted")
    func flattened() {
        let parent = layer(200, at: 100, 100)
        let child = layer(100, at: 100, 50)
        parent.addSublayer(child)
        child.transform = CATransform3DMakeScale(1, 0, 1)
        #expect(parent.convert(parent.bounds, to: child).isNull)
        #expect(parent.convert(CGPoint.zero, to: child).x.isNaN)
        #expect(child.convert(CGPoint(x: 50, y: 80), to: parent) == CGPoint(x: 100, y: 50))
    }
}

import Testing
import UIKitModel

/// Every case of `geometry.json`.
@MainActor
@Suite("Documents: measured geometry")
struct DocumentGeometryTests {
    @Test("Points and rectangles convert between child and parent as measured")
    func conversion() throws {
        for sample in try MeasuredGeometry.load().convert.cases {
            let parent = layer(size: [200, 200], position: [100, 100])
            let child = layer(size: [50, 50], position: [100, 50])
            parent.addSublayer(child)
            switch sample.with {
            case "child scale(2,2)": child.transform = CATransform3DMakeScale(2, 2, 1)
            case "parent sublayerTransform translate(10,20)":
                parent.sublayerTransform = CATransform3DMakeTranslation(10, 20, 0)
            case "parent bounds.origin any": parent.bounds.origin = CGPoint(x: 31, y: -7)
            case nil: break
            case let unknown?: Issue.record("unknown setup \(unknown)")
            }
            let layers = ["child": child, "parent": parent]
            let source = try #require(layers[sample.from])
            let target = try #require(layers[sample.to])
            if let point = sample.point {
                let from = CGPoint(x: point[0], y: point[1])
                let expected = CGPoint(x: sample.is[0], y: sample.is[1])
                #expect(source.convert(from, to: target) == expected)
                #expect(target.convert(from, from: source) == expected)
            } else if let rect = sample.rect {
                #expect(source.convert(CGRect(rect), to: target) == CGRect(sample.is))
                #expect(target.convert(CGRect(rect), from: source) == CGRect(sample.is))
            }
        }
    }

    @Test("The frame follows bounds, position, anchor point and transform as measured")
    func frame() throws {
        for sample in try MeasuredGeometry.load().frame.cases {
            let layer = layer(size: [100, 50], position: [200, 300])
            if let anchor = sample.anchor {
                layer.anchorPoint = CGPoint(x: anchor[0], y: anchor[1])
            }
            layer.setAffineTransform(try transform(sample.transform))
            #expect(layer.frame == CGRect(sample.frame))
        }
    }

    @Test("Setting the frame gives the measured bounds and position")
    func settingTheFrame() throws {
        for sample in try MeasuredGeometry.load().setFrame {
            let layer = CALayer()
            layer.setAffineTransform(try transform(sample.transform))
            layer.frame = CGRect(sample.frame)
            if let bounds = sample.bounds {
                #expect(layer.bounds.size == CGSize(width: bounds[0], height: bounds[1]))
            }
            #expect(layer.position == CGPoint(x: sample.position[0], y: sample.position[1]))
        }
    }

    private func layer(size: [Double], position: [Double]) -> CALayer {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: size[0], height: size[1])
        layer.position = CGPoint(x: position[0], y: position[1])
        return layer
    }

    private func transform(_ text: String?) throws -> CGAffineTransform {
        switch text {
        case nil: .identity
        case "scale(2,4)": CGAffineTransform(scaleX: 2, y: 4)
        case "translate(10,20)": CGAffineTransform(translationX: 10, y: 20)
        default: throw UnknownTransform(text: text)
        }
    }

    private struct UnknownTransform: Error {
        let text: String?
    }
}

private struct MeasuredGeometry: Decodable {
    struct Conversions: Decodable {
        let cases: [Conversion]
    }

    struct Conversion: Decodable {
        let with: String?
        let from: String
        let to: String
        let point: [Double]?
        let rect: [Double]?
        let `is`: [Double]
    }

    struct Frames: Decodable {
        let cases: [Frame]
    }

    struct Frame: Decodable {
        let anchor: [Double]?
        let transform: String?
        let frame: [Double]
    }

    struct SetFrame: Decodable {
        let transform: String?
        let frame: [Double]
        let bounds: [Double]?
        let position: [Double]
    }

    let convert: Conversions
    let frame: Frames
    let setFrame: [SetFrame]

    static func load() throws -> MeasuredGeometry {
        try DocumentFixtures.decode(MeasuredGeometry.self, from: "geometry.json")
    }
}

import Testing
import UIKitModel

@Suite("Geometry: colours")
struct GeometryColorTests {
    @Test("Colours with equal components are equal and hash alike")
    func equality() {
        #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(UIColor.white == UIColor(white: 1, alpha: 1))
        #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
        #expect(Set([UIColor.blue, UIColor(red: 0, green: 0, blue: 1, alpha: 1)]).count == 1)
    }

    @Test(
        "A hue is a place on the colour circle",
        arguments: [
            (0, UIColor.red), (1.0 / 6, .yellow), (1.0 / 3, .green), (0.5, .cyan),
            (2.0 / 3, .blue), (5.0 / 6, .magenta), (1, .red),
        ] as [(CGFloat, UIColor)]
    )
    func hue(hue: CGFloat, expected: UIColor) {
        let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 1)
        #expect(difference(color, expected) < 1e-12)
    }

    @Test("Without saturation the hue does not matter")
    func grey() {
        let color = UIColor(hue: 0.3, saturation: 0, brightness: 0.25, alpha: 0.5)
        #expect(difference(color, UIColor(white: 0.25, alpha: 0.5)) < 1e-12)
    }

    @Test("Components survive the way through Core Graphics")
    func coreGraphics() {
        let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
        #expect(UIColor(cgColor: color.cgColor) == color)
        #expect(color.cgColor.alpha == 0.4)
        #expect(color.cgColor.numberOfComponents == 4)
        #expect(UIColor(cgColor: CGColor(gray: 0.5, alpha: 1)) == .gray)
        #expect(UIColor.red.cgColor == UIColor.red.cgColor)
        #expect(UIColor.red.cgColor != UIColor.blue.cgColor)
    }

    @Test("A colour prints its components as in UIKit")
    func description() {
        #expect(UIColor.orange.description == "UIExtendedSRGBColorSpace 1 0.5 0 1")
    }

    private func difference(_ one: UIColor, _ other: UIColor) -> CGFloat {
        let first = one.cgColor.components ?? []
        let second = other.cgColor.components ?? []
        return zip(first, second).map { abs($0 - $1) }.max() ?? .infinity
    }
}

import Testing
import UIKitModel

@MainActor
@Suite("UIView: autoresizing")
struct AutoresizingTests {
    private let superview = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = UIView(frame: CGRect(x: 20, y: 10, width: 40, height: 30))

    init() {
        superview.addSubview(view)
    }

    @Test("A view keeps its frame unless its mask says otherwise")
    func defaults() {
        #expect(view.autoresizingMask == [])
        #expect(superview.autoresizesSubviews)
        superview.bounds.size = CGSize(width: 200, height: 300)
        #expect(view.frame == CGRect(x: 20, y: 10, width: 40, height: 30))
    }

    @Test(
        "The difference goes to what is flexible, in proportion to its length",
        arguments: [
            (.flexibleWidth, 20, 140), (.flexibleLeftMargin, 120, 40),
            (.flexibleRightMargin, 20, 40),
            ([.flexibleLeftMargin, .flexibleRightMargin], 53.333, 40),
            ([.flexibleLeftMargin, .flexibleWidth], 53.333, 106.667),
            ([.flexibleWidth, .flexibleRightMargin], 20, 90),
            ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 80),
        ] as [(UIView.AutoresizingMask, CGFloat, CGFloat)]
    )
    func proportions(mask: UIView.AutoresizingMask, x: CGFloat, width: CGFloat) {
        view.autoresizingMask = mask
        superview.bounds.size.width = 200
        #expect(abs(view.frame.minX - x) < 0.001)
        #expect(abs(view.frame.width - width) < 0.001)
        #expect(view.frame.minY == 10 && view.frame.height == 30)
    }

    @Test("The vertical axis goes by its own flags")
    func verticalAxis() {
        view.autoresizingMask = [.flexibleHeight, .flexibleWidth]
        superview.frame = CGRect(x: 5, y: 5, width: 110, height: 150)
        #expect(view.frame == CGRect(x: 20, y: 10, width: 50, height: 80))
        view.autoresizingMask = .flexibleTopMargin
        superview.frame.size.height = 160
        #expect(view.frame == CGRect(x: 20, y: 20, width: 50, height: 80))
        view.autoresizingMask = .flexibleBottomMargin
        superview.frame.size.height = 200
        #expect(view.frame.minY == 20)
    }

    @Test("Flexible parts without a length share the difference in equal parts")
    func noLength() {
        view.frame = CGRect(x: 0, y: 0, width: 0, height: 10)
        superview.bounds.size = .zero
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        superview.bounds.size.width = 50
        #expect(view.frame.minX == 25)
    }

    @Test("The bounds' origin makes no difference, and no subview is resized where that is off")
    func originAndSwitch() {
        superview.bounds.origin = CGPoint(x: 10, y: 0)
        view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
        superview.bounds.size.width = 200
        #expect(view.frame == CGRect(x: 30, y: 10, width: 80, height: 30))
        superview.autoresizesSubviews = false
        superview.bounds.size.width = 100
        #expect(view.frame == CGRect(x: 30, y: 10, width: 80, height: 30))
    }

    @Test("A subview's subviews follow it")
    func nested() {
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        for resized in [view, inner] {
            resized.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        }
        superview.bounds.size = CGSize(width: 150, height: 150)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 90, height: 80))
    }
}

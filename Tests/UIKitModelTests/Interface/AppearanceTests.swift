import ControlModel
import Testing

@Suite("An app's code for looks, layout and assistive apps")
@MainActor
struct AppearanceTests {
    @Test("A view keeps what assistive apps and layouts are told")
    func viewDetails() {
        let view = UIView()
        #expect(!view.isAccessibilityElement && view.accessibilityTraits == .none)
        #expect(view.translatesAutoresizingMaskIntoConstraints)
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.isAccessibilityElement = true
        view.accessibilityTraits = [.button, .selected]
        view.accessibilityPath = UIBezierPath(rect: view.bounds)
        view.translatesAutoresizingMaskIntoConstraints = false
        view.layoutMargins = .zero
        #expect(view.isAccessibilityElement && view.accessibilityTraits.contains(.selected))
        #expect(view.accessibilityPath != nil && view.layoutMargins == .zero)
        #expect(!view.translatesAutoresizingMaskIntoConstraints)
        #expect(!UIView().isAccessibilityElement)
    }

    @Test("A view has no size of its own unless a subclass says so")
    func intrinsicSize() {
        #expect(UIView().intrinsicContentSize == CGSize(width: -1, height: -1))
        #expect(UIView.noIntrinsicMetric == -1)
    }

    private final class Told: UIView {
        var tints = 0
        override func tintColorDidChange() { tints += 1 }
    }

    @Test("A view is told of its new tint colour")
    func tintColor() {
        let view = Told()
        view.tintColor = .red
        #expect(view.tints == 1)
    }

    private final class Appearing: UIViewController {
        var calls: [String] = []
        override func viewWillAppear(_ animated: Bool) { calls.append("will") }
        override func viewIsAppearing(_ animated: Bool) { calls.append("is") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did") }
    }

    @Test("A controller appears in three steps")
    func appearing() {
        let controller = Appearing()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(controller.calls == ["will", "is", "did"])
    }

    @Test("A layer keeps how it is drawn, apart from other layers")
    func layers() {
        let layer = CALayer()
        layer.cornerCurve = .continuous
        layer.contentsGravity = .resizeAspect
        layer.shouldRasterize = true
        layer.rasterizationScale = 2
        layer.removeAllAnimations()
        #expect(layer.cornerCurve == .continuous && layer.contentsGravity == .resizeAspect)
        #expect(layer.shouldRasterize && layer.rasterizationScale == 2)
        #expect(CALayer().cornerCurve == .circular && !CALayer().shouldRasterize)
        #expect(layer.animationKeys() == nil)
    }

    @Test("A button's title lies within its insets, and where a subclass says")
    func buttonRectangles() {
        final class Shifted: UIButton {
            override func imageRect(forContentRect contentRect: CGRect) -> CGRect {
                contentRect.offsetBy(dx: 5, dy: 0)
            }
        }
        let button = Shifted(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        button.setTitle("Go", for: .normal)
        button.setImage(UIImage(), for: .normal)
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
        button.layoutIfNeeded()
        #expect(button.titleLabel?.frame == CGRect(x: 30, y: 10, width: 60, height: 30))
        #expect(button.imageView?.frame == CGRect(x: 15, y: 10, width: 80, height: 30))
    }

    @Test("A font for a kind of text has the size of the usual setting")
    func fonts() {
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        #expect(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize == 34)
        #expect(UIFont(name: "Menlo", size: 12)?.pointSize == 12)
    }

    @Test("A colour of a catalogue is not found, and one by appearance is the light one")
    func colors() {
        #expect(UIColor(named: "brand") == nil)
        #expect(UIColor { $0.userInterfaceStyle == .dark ? .white : .black } == UIColor.black)
    }
}

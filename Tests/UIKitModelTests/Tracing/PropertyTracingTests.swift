import ControlModel
import Testing
import UIKitModel

@MainActor
@Suite("Tracing: reads and writes")
struct PropertyTracingTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let child = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 60))
    private let list = ObservationList()

    init() {
        root.addSubview(child)
    }

    @Test("Reading a view's properties is heard")
    func reads() {
        observing(list) {
            _ = root.isHidden
            _ = root.alpha
            _ = root.isUserInteractionEnabled
            _ = root.subviews
            _ = root.superview
            _ = root.bounds
            _ = root.frame
            _ = root.center
            _ = root.next
            _ = root.window
            _ = root.transform
        }
        #expect(
            list.reads == [
                .isHidden, .alpha, .isUserInteractionEnabled, .subviews, .superview, .bounds,
                .frame, .center, .next, .window, .transform,
            ]
        )
    }

    @Test("Reading a layer's properties is heard")
    func layerReads() {
        observing(list) {
            _ = root.layer.isHidden
            _ = root.layer.opacity
            _ = root.layer.sublayers
            _ = root.layer.superlayer
            _ = root.layer.bounds
            _ = root.layer.frame
            _ = root.layer.position
            _ = root.layer.transform
            _ = root.layer.masksToBounds
        }
        #expect(
            list.reads == [
                .isHidden, .opacity, .sublayers, .superlayer, .bounds, .frame, .center, .transform,
                .masksToBounds,
            ]
        )
    }

    @Test(
        "Writing a property is heard, whether by the view or by its layer",
        arguments: [
            (ObservedProperty.isHidden, { @MainActor in $0.isHidden = true }),
            (.isHidden, { @MainActor in $0.layer.isHidden = true }),
            (.opacity, { @MainActor in $0.alpha = 0.5 }),
            (.opacity, { @MainActor in $0.layer.opacity = 0.5 }),
            (.isUserInteractionEnabled, { @MainActor in $0.isUserInteractionEnabled = false }),
            (.bounds, { @MainActor in $0.bounds.size.width = 5 }),
            (.center, { @MainActor in $0.center.x = 5 }),
            (.bounds, { @MainActor in $0.frame.size.width = 5 }),
            (.transform, { @MainActor in $0.transform = CGAffineTransform(scaleX: 2, y: 2) }),
            (.subviews, { @MainActor in $0.addSubview(UIView()) }),
            (.subviews, { @MainActor in $0.removeFromSuperview() }),
            (.subviews, { @MainActor in $0.superview?.bringSubviewToFront($0) }),
            (.sublayers, { @MainActor in $0.layer.addSublayer(CALayer()) }),
        ] as [(ObservedProperty, @MainActor @Sendable (UIView) -> Void)]
    )
    func writes(property: ObservedProperty, change: @MainActor @Sendable (UIView) -> Void) {
        observing(list) { change(child) }
        #expect(list.writes.contains(property))
    }

    @Test(
        "A write that hit testing ignores is heard as one of a group",
        arguments: [
            (.appearance, { @MainActor in $0.isOpaque = false }),
            (.appearance, { @MainActor in $0.contentMode = .center }),
            (.appearance, { @MainActor in $0.layer.shadowRadius = 5 }),
            (.appearance, { @MainActor in $0.layer.contents = "picture" }),
            (.appearance, { @MainActor in $0.layer.shouldRasterize = true }),
            (.appearance, { @MainActor in $0.layer.contentsScale = 3 }),
            (.appearance, { @MainActor in $0.layer.anchorPointZ = 3 }),
            (.appearance, { @MainActor in $0.layer.delegate = nil }),
            (.accessibility, { @MainActor in $0.accessibilityLabel = "touched" }),
            (.accessibility, { @MainActor in $0.accessibilityValue = "touched" }),
            (.accessibility, { @MainActor in $0.accessibilityElementsHidden = true }),
            (.layoutSettings, { @MainActor in $0.autoresizingMask = .flexibleWidth }),
            (.layoutSettings, { @MainActor in $0.layoutMargins.left = 5 }),
            (
                .layoutSettings,
                { @MainActor in $0.translatesAutoresizingMaskIntoConstraints = false }
            ),
        ] as [(ObservedProperty, @MainActor @Sendable (UIView) -> Void)]
    )
    func ignoredWrites(
        property: ObservedProperty,
        change: @MainActor @Sendable (UIView) -> Void
    ) {
        observing(list) { change(child) }
        #expect(list.writes == [property])
    }

    @Test("A recognizer's settings and actions are heard for its view, and for no view not at all")
    func recognizer() {
        let recognizer = UITapGestureRecognizer()
        func change() {
            recognizer.numberOfTapsRequired += 1
            recognizer.delaysTouchesBegan.toggle()
            recognizer.addHandler { _ in }
            recognizer.require(toFail: UITapGestureRecognizer())
            recognizer.state = .failed
        }
        observing(list) { change() }
        #expect(list.observations.isEmpty)
        child.addGestureRecognizer(recognizer)
        observing(list) { change() }
        #expect(
            list.writes == [
                .recognizerSettings, .recognizerSettings, .targets, .recognizerSettings,
                .recognizerSettings,
            ]
        )
    }

    @Test("Calls that change the first responder are heard, also where they change nothing")
    func firstResponder() {
        observing(list) {
            child.becomeFirstResponder()
            child.resignFirstResponder()
            child.endEditing(true)
        }
        #expect(list.writes == [.firstResponder, .firstResponder, .firstResponder])
    }

    @Test(
        "Each setting of a label's look is heard once",
        arguments: [
            { @MainActor in $0.textColor = .red }, { @MainActor in $0.textAlignment = .center },
            { @MainActor in $0.font = .systemFont(ofSize: 20) },
            { @MainActor in $0.numberOfLines = 0 }, { @MainActor in $0.isHighlighted = true },
            { @MainActor in $0.isEnabled = false }, { @MainActor in $0.minimumScaleFactor = 0.5 },
            { @MainActor in $0.adjustsFontSizeToFitWidth = true },
            { @MainActor in $0.adjustsFontForContentSizeCategory = true },
            { @MainActor in $0.lineBreakMode = .byClipping },
        ] as [@MainActor @Sendable (UILabel) -> Void]
    )
    func label(change: @MainActor @Sendable (UILabel) -> Void) {
        let label = UILabel()
        observing(list) { change(label) }
        #expect(list.writes == [.appearance])
    }

    @Test("A window's level and a controller's title are heard")
    func windowAndController() {
        let (window, controller) = (UIWindow(), UIViewController())
        observing(list) {
            window.windowLevel = .alert
            controller.title = "asked"
        }
        #expect(list.writes == [.appearance, .title])
    }

    @Test("A control's look and actions are heard")
    func control() {
        let button = UIButton()
        let action = UIAction { _ in }
        observing(list) {
            button.contentVerticalAlignment = .top
            button.setTitleColor(.red, for: .normal)
            button.addAction(action, for: .touchUpInside)
        }
        #expect(list.writes.filter { $0 == .appearance }.count == 2)
        #expect(list.writes.contains(.targets))
    }
}

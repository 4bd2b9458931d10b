// Attack: is right, and overrides and sets what apps do besides.
// Exercise: 3
// Expect: passed
// Held by: none of it reaches the recorder
import Foundation
import UIKit

extension Notification.Name {
    static let touched = Notification.Name("touched")
}

class BaseView: UIView {
    private var token: NSObjectProtocol?
    private let generator = UIImpactFeedbackGenerator(style: .light)

    override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        token = NotificationCenter.default.addObserver(forName: .touched, object: nil, queue: nil) { [weak self] _ in
            self?.generator.impactOccurred()
            UIAccessibility.post(notification: .announcement, argument: "touched")
        }
        accessibilityHint = NSLocalizedString("Touch it", comment: "a hint")
        print(URL(string: "https://example.com/a/b.html")?.lastPathComponent ?? "-")
    }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }

    override class var requiresConstraintBasedLayout: Bool { true }
    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
    override var alignmentRectInsets: UIEdgeInsets { .zero }
    override var isAccessibilityElement: Bool { get { true } set {} }
    override var accessibilityTraits: UIAccessibilityTraits { get { .button } set {} }
    override func updateConstraints() { super.updateConstraints() }
    override func tintColorDidChange() { super.tintColorDidChange() }
    override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        print(traitCollection.userInterfaceStyle == .dark)
    }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        super.pressesBegan(presses, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        dispatchPrecondition(condition: .onQueue(.main))
        MainActor.assertIsolated()
        guard !isHidden, isUserInteractionEnabled, alpha >= 0.01 else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        NotificationCenter.default.post(name: .touched, object: self, userInfo: ["x": point.x])
        for subview in subviews.reversed() {
            let pointInSubview = convert(point, to: subview)
            if let hitView = subview.hitTest(pointInSubview, with: event) { return hitView }
        }
        return self
    }
}

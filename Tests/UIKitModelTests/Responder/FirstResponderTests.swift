import Testing
import UIKitModel

@MainActor
@Suite("UIResponder: the first responder")
struct FirstResponderTests {
    private let window = UIWindow()
    private let willing = WillingView()
    private let other = WillingView()

    init() {
        window.addSubview(willing)
        window.addSubview(other)
    }

    @Test("By default a responder does not agree to become the first, but to resign")
    func defaults() {
        let view = UIView()
        window.addSubview(view)
        #expect(!view.canBecomeFirstResponder)
        #expect(view.canResignFirstResponder)
        #expect(!view.becomeFirstResponder())
        #expect(!view.isFirstResponder)
    }

    @Test("A view that agrees becomes the first responder of its window")
    func becoming() {
        #expect(willing.becomeFirstResponder())
        #expect(willing.isFirstResponder)
        #expect(willing.becomeFirstResponder())
        #expect(other.becomeFirstResponder())
        #expect(!willing.isFirstResponder)
    }

    @Test("A view in no window does not become the first responder")
    func noWindow() {
        #expect(!WillingView().becomeFirstResponder())
    }

    @Test("A first responder that does not agree to resign stays")
    func stubborn() {
        willing.becomeFirstResponder()
        willing.resigns = false
        #expect(!willing.resignFirstResponder())
        #expect(!other.becomeFirstResponder())
        #expect(willing.isFirstResponder)
        willing.resigns = true
        #expect(willing.resignFirstResponder())
        #expect(!willing.isFirstResponder)
    }

    @Test("Resigning without being the first responder succeeds")
    func resigningIdly() {
        #expect(willing.resignFirstResponder())
    }

    @Test("A view that leaves its window is the first responder no more")
    func leaving() {
        willing.becomeFirstResponder()
        willing.removeFromSuperview()
        #expect(!willing.isFirstResponder)
        window.addSubview(willing)
        #expect(!willing.isFirstResponder)
    }

    @Test("endEditing makes a first responder inside resign, asked or by force")
    func endEditing() {
        let inner = WillingView()
        willing.addSubview(inner)
        inner.becomeFirstResponder()
        #expect(!other.endEditing(true))
        #expect(inner.isFirstResponder)
        inner.resigns = false
        #expect(!willing.endEditing(false))
        #expect(willing.endEditing(true))
        #expect(!inner.isFirstResponder)
        #expect(!window.endEditing(true))
        willing.becomeFirstResponder()
        #expect(window.endEditing(false))
        #expect(!UIView().endEditing(true))
    }

    @Test("Each window has a first responder of its own")
    func windows() {
        let second = UIWindow()
        second.addSubview(other)
        willing.becomeFirstResponder()
        other.becomeFirstResponder()
        #expect(willing.isFirstResponder)
        #expect(other.isFirstResponder)
    }

    @Test("A controller can be the first responder of its view's window")
    func controller() {
        let controller = WillingController()
        #expect(!controller.becomeFirstResponder())
        window.addSubview(controller.view)
        #expect(controller.becomeFirstResponder())
        #expect(controller.isFirstResponder)
        controller.view.removeFromSuperview()
        #expect(!controller.isFirstResponder)
        window.addSubview(controller.view)
        #expect(!controller.isFirstResponder)
    }
}

private final class WillingView: UIView {
    var resigns = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
}

private final class WillingController: UIViewController {
    override var canBecomeFirstResponder: Bool { true }
}

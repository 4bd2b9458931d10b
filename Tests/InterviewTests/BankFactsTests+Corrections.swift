import Testing
import ControlModel
import UIKitModel

/// Overhanging children, windows, disabled buttons and the chain's end.
extension BankFactsTests {
    @Test("child-outside-parent, overhanging-layer: an override of the parent's hitTest helps too")
    func parentFindsItsChild() {
        final class Parent: UIView {
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                if let found = super.hitTest(point, with: event) { return found }
                return subviews.last { $0.frame.contains(point) }
            }
        }
        let parent = Parent(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 80, y: 0, width: 100, height: 100))
        root.addSubview(parent)
        parent.addSubview(child)
        #expect(window.hitTest(CGPoint(x: 150, y: 50), with: nil) === child)
    }

    @Test("which-window: the application's windows go from back to front by level")
    func windows() throws {
        let alert = UIWindow(frame: window.frame)
        alert.windowLevel = .alert
        alert.isHidden = false
        let normal = UIWindow(frame: window.frame)
        normal.makeKeyAndVisible()
        let windows = UIApplication.shared.windows
        let index = try #require(windows.firstIndex { $0 === normal })
        let alertIndex = try #require(windows.firstIndex { $0 === alert })
        #expect(index < alertIndex)
    }

    @Test("after-the-window: a delegate that is in the chain already does not come again")
    func delegateInTheChain() {
        final class Page: UIViewController, UIApplicationDelegate {}
        let page = Page()
        window.rootViewController = page
        UIApplication.shared.delegate = page
        defer { UIApplication.shared.delegate = nil }
        #expect(page.view.next === page)
        #expect(window.next === UIApplication.shared)
        #expect(UIApplication.shared.next == nil)
    }

    @Test("disabled-button: recognizers of its superviews still see the touch")
    func disabledButton() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        button.isEnabled = false
        root.addSubview(button)
        var count = 0
        let tap = UITapGestureRecognizer()
        tap.addHandler { _ in count += 1 }
        root.addGestureRecognizer(tap)
        Hand().tap(at: CGPoint(x: 50, y: 50), in: window)
        #expect(count == 1)
    }
}

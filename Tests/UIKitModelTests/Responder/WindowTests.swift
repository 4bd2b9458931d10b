import Testing
import UIKitModel

@MainActor
@Suite("UIWindow and UIApplication")
struct WindowTests {
    private let application = UIApplication.shared

    /// The application's windows without those of other tests.
    private func shown(_ windows: [UIWindow]) -> [UIWindow] {
        application.windows.filter(windows.contains)
    }

    @Test("A new window is hidden, of normal level, and not the key window")
    func defaults() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        #expect(window.isHidden)
        #expect(window.windowLevel == .normal)
        #expect(!window.isKeyWindow)
        #expect(window.rootViewController == nil)
        #expect(!application.windows.contains(window))
    }

    @Test("Shown windows stand in the order of their levels, then of being shown")
    func order() {
        let windows = (0..<3).map { _ in UIWindow() }
        windows[0].windowLevel = .alert
        for window in windows { window.isHidden = false }
        #expect(shown(windows) == [windows[1], windows[2], windows[0]])
        windows[1].isHidden = true
        windows[1].isHidden = false
        #expect(shown(windows) == [windows[2], windows[1], windows[0]])
    }

    @Test(
        "A hidden window stays in the list, gets no touches, and comes to the front when shown again"
    )
    func hiddenWindow() {
        let windows = (0..<2).map { _ in UIWindow(frame: UIScreen.main.bounds) }
        for window in windows { window.isHidden = false }
        windows[1].isHidden = true
        #expect(shown(windows) == windows)
        #expect(Hand().putDown(at: CGPoint(x: 5, y: 5), in: windows[0]).view === windows[0])
        windows[0].isHidden = true
        windows[0].isHidden = false
        #expect(shown(windows) == [windows[1], windows[0]])
        for window in windows { window.isHidden = true }
    }

    @Test("Levels compare by their height")
    func levels() {
        #expect(UIWindow.Level.normal < .statusBar)
        #expect(UIWindow.Level.statusBar < .alert)
        #expect(UIWindow.Level(1) == UIWindow.Level(rawValue: 1))
    }

    @Test("Levels are reckoned with as in an app")
    func levelArithmetic() {
        let window = UIWindow()
        window.windowLevel = .alert + 1
        #expect(window.windowLevel > .alert)
        #expect(window.windowLevel == UIWindow.Level(2001))
        #expect(1 + UIWindow.Level.normal == UIWindow.Level(1))
        #expect(UIWindow.Level.alert - 1 < .alert)
        #expect(UIWindow.Level.alert - UIWindow.Level.statusBar == 1000)
        window.windowLevel += 2
        window.windowLevel -= 1
        #expect(window.windowLevel.rawValue == 2002)
    }

    @Test("makeKeyAndVisible shows a window and makes it the key window")
    func keyWindow() {
        let (first, second) = (ToldWindow(), ToldWindow())
        first.makeKeyAndVisible()
        #expect(!first.isHidden)
        #expect(first.isKeyWindow)
        second.makeKeyAndVisible()
        #expect(application.keyWindow === second)
        #expect(first.told == ["key", "no key"])
        second.isHidden = true
        #expect(application.keyWindow == nil)
        first.isHidden = true
    }

    @Test("The application does not keep windows alive")
    func weakWindows() {
        weak var gone: UIWindow?
        do {
            let window = UIWindow()
            window.makeKeyAndVisible()
            gone = window
        }
        #expect(gone == nil)
        #expect(application.keyWindow == nil)
    }

    @Test("The root controller's view fills the window, behind its other subviews")
    func rootController() {
        let window = UIWindow(frame: CGRect(x: 10, y: 10, width: 200, height: 300))
        let cover = UIView()
        window.addSubview(cover)
        let controller = UIViewController()
        window.rootViewController = controller
        #expect(window.subviews == [controller.view, cover])
        #expect(controller.view.frame == window.bounds)
        let next = UIViewController()
        window.rootViewController = next
        #expect(window.subviews == [next.view, cover])
        #expect(controller.view.superview == nil)
        window.rootViewController = nil
        #expect(window.subviews == [cover])
    }
}

private final class ToldWindow: UIWindow {
    var told: [String] = []
    override func becomeKey() { told.append("key") }
    override func resignKey() { told.append("no key") }
}

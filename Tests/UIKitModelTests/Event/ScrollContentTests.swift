import Testing
import ControlModel
import UIKitModel

@Suite("Scroll views and the touches of their content")
@MainActor
struct ScrollContentTests {
    /// A scroll view of 100 by 100 points over a content five times as high.
    private func add<ScrollView: UIScrollView>(
        _ scrollView: ScrollView,
        to stage: TouchStage
    ) -> ScrollView {
        scrollView.frame = CGRect(0, 0, 100, 100)
        scrollView.contentSize = CGSize(width: 100, height: 500)
        stage.root.addSubview(scrollView)
        return scrollView
    }

    private func drag(_ stage: TouchStage) {
        stage.hand.drag(from: CGPoint(50, 90), to: CGPoint(50, 10), in: stage.window, steps: 2)
    }

    @Test("Content gets touches delayed, and loses them to a drag, unless set otherwise")
    func defaults() {
        #expect(UIScrollView().delaysContentTouches)
        #expect(UIScrollView().canCancelContentTouches)
        #expect(UIScrollView().touchesShouldCancel(in: UIView()))
        #expect(UIScrollView().touchesShouldCancel(in: UIImageView()))
        #expect(!UIScrollView().touchesShouldCancel(in: UIButton()))
        #expect(!UIScrollView().touchesShouldCancel(in: UIControl()))
        #expect(UIScrollView().touchesShouldBegin([], with: nil, in: UIButton()))
    }

    @Test("A drag that begins on a control does not scroll, and the control keeps its touch")
    func control() {
        let stage = TouchStage()
        let scrollView = add(UIScrollView(), to: stage)
        let button = UIButton(frame: CGRect(0, 0, 100, 500))
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("up inside") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("cancelled") }, for: .touchCancel)
        scrollView.addSubview(button)
        drag(stage)
        #expect(events == ["up inside"])
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("A scroll view may take touches from a control, and leave them to another view")
    func override() {
        let stage = TouchStage()
        let scrollView = add(ChoosingScrollView(), to: stage)
        scrollView.isTaking = true
        let control = UIControl(frame: CGRect(0, 0, 100, 500))
        scrollView.addSubview(control)
        drag(stage)
        #expect(scrollView.contentOffset == CGPoint(0, 80))
        #expect(scrollView.asked == [control])
        scrollView.contentOffset = .zero
        scrollView.isTaking = false
        control.removeFromSuperview()
        _ = stage.addView("item", CGRect(0, 0, 100, 500), in: scrollView)
        drag(stage)
        #expect(scrollView.contentOffset == .zero)
        #expect(stage.journal.take() == ["item began", "item moved", "item moved", "item ended"])
    }

    @Test("A scroll view that cannot cancel touches scrolls only where no content has them")
    func cannotCancel() {
        let stage = TouchStage()
        let scrollView = add(ChoosingScrollView(), to: stage)
        scrollView.canCancelContentTouches = false
        let item = stage.addView("item", CGRect(0, 0, 100, 500), in: scrollView)
        drag(stage)
        #expect(scrollView.contentOffset == .zero)
        #expect(scrollView.asked == [])
        item.isHidden = true
        drag(stage)
        #expect(scrollView.contentOffset == CGPoint(0, 80))
    }

    @Test("Content that a scroll view keeps a touch from hears nothing, and the touch scrolls")
    func keptFromContent() {
        let stage = TouchStage()
        let scrollView = add(ChoosingScrollView(), to: stage)
        scrollView.isTaking = false
        scrollView.isKeeping = true
        _ = stage.addView("item", CGRect(0, 0, 100, 500), in: scrollView)
        drag(stage)
        #expect(stage.journal.take() == [])
        #expect(scrollView.contentOffset == CGPoint(0, 80))
    }

    @Test("A scroll view is not asked about touches in itself, or while it does not scroll")
    func notAsked() {
        let stage = TouchStage()
        let scrollView = add(ChoosingScrollView(), to: stage)
        scrollView.isKeeping = true
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["root began", "root ended"])
        _ = stage.addView("item", CGRect(0, 0, 100, 500), in: scrollView)
        scrollView.isScrollEnabled = false
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["item began", "item ended"])
    }
}

/// A scroll view whose answers a test chooses.
private final class ChoosingScrollView: UIScrollView {
    var isTaking: Bool?
    var isKeeping = false
    private(set) var asked: [UIView] = []

    override func touchesShouldBegin(
        _ touches: Set<UITouch>,
        with event: UIEvent?,
        in view: UIView
    ) -> Bool { !isKeeping }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        asked.append(view)
        return isTaking ?? super.touchesShouldCancel(in: view)
    }
}

import Testing
import UIKitModel

@Suite("Scroll views")
@MainActor
struct ScrollViewTests {
    private func makeScrollView(
        on stage: TouchStage,
        content: CGSize = CGSize(width: 100, height: 500)
    ) -> UIScrollView {
        let scrollView = UIScrollView(frame: CGRect(0, 0, 100, 100))
        scrollView.contentSize = content
        stage.root.addSubview(scrollView)
        return scrollView
    }

    @Test("A scroll view has UIKit's defaults")
    func defaults() {
        let scrollView = UIScrollView()
        #expect(scrollView.clipsToBounds)
        #expect(scrollView.isScrollEnabled)
        #expect(scrollView.contentOffset == .zero)
        #expect(scrollView.contentSize == .zero)
        #expect(!scrollView.isDragging)
        #expect(!scrollView.isTracking)
        #expect(scrollView.gestureRecognizers?.first === scrollView.panGestureRecognizer)
    }

    @Test("The offset is the origin of the bounds, and hit testing follows it")
    func offset() {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage)
        let item = stage.addView("item", CGRect(0, 200, 100, 50), in: scrollView)
        scrollView.setContentOffset(CGPoint(0, 190), animated: false)
        #expect(scrollView.bounds == CGRect(0, 190, 100, 100))
        #expect(stage.hand.tap(at: CGPoint(50, 20), in: stage.window).view === item)
        scrollView.bounds.origin = CGPoint(0, 10)
        #expect(scrollView.contentOffset == CGPoint(0, 10))
    }

    @Test(
        "A drag moves the content within its limits",
        arguments: [
            (CGPoint(50, 90), CGPoint(50, 20), CGPoint(0, 70)),
            (CGPoint(50, 20), CGPoint(50, 90), CGPoint(0, -5)),
            (CGPoint(50, 90), CGPoint(50, -900), CGPoint(0, 410)),
            (CGPoint(50, 90), CGPoint(10, 20), CGPoint(0, 70)),
        ]
    )
    func drag(start: CGPoint, end: CGPoint, offset: CGPoint) {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage)
        scrollView.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 10, right: 0)
        stage.hand.drag(from: start, to: end, in: stage.window)
        #expect(scrollView.contentOffset == offset)
    }

    @Test("A drag takes the touch from the content, a tap leaves it")
    func contentTouches() {
        let stage = TouchStage()
        _ = stage.addView("item", CGRect(0, 0, 100, 500), in: makeScrollView(on: stage))
        stage.hand.tap(at: CGPoint(50, 50), in: stage.window)
        #expect(stage.journal.take() == ["item began", "item ended"])
        stage.hand.drag(from: CGPoint(50, 90), to: CGPoint(50, 10), in: stage.window, steps: 4)
        #expect(stage.journal.take() == ["item began", "item cancelled"])
    }

    @Test(
        "If nothing scrolls, the content keeps its touch",
        arguments: ["disabled", "content fits", "across"]
    )
    func noScrolling(kind: String) {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage)
        _ = stage.addView("item", CGRect(0, 0, 100, 100), in: scrollView)
        if kind == "disabled" { scrollView.isScrollEnabled = false }
        if kind == "content fits" { scrollView.contentSize = CGSize(width: 100, height: 100) }
        let end = kind == "across" ? CGPoint(10, 89) : CGPoint(50, 10)
        stage.hand.drag(from: CGPoint(50, 90), to: end, in: stage.window, steps: 2)
        #expect(stage.journal.take() == ["item began", "item moved", "item moved", "item ended"])
        #expect(scrollView.contentOffset == .zero)
    }

    @Test("A drag across a scroll view scrolls the one around it")
    func nested() {
        let stage = TouchStage()
        let outer = makeScrollView(on: stage)
        let inner = UIScrollView(frame: CGRect(0, 0, 100, 50))
        inner.contentSize = CGSize(width: 300, height: 50)
        outer.addSubview(inner)
        stage.hand.drag(from: CGPoint(50, 40), to: CGPoint(49, 10), in: stage.window)
        #expect(outer.contentOffset == CGPoint(0, 30))
        #expect(inner.contentOffset == .zero)
        outer.contentOffset = .zero
        stage.hand.drag(from: CGPoint(50, 40), to: CGPoint(20, 39), in: stage.window)
        #expect(outer.contentOffset == .zero)
        #expect(inner.contentOffset == CGPoint(30, 0))
    }

    @Test("The delegate hears of a drag in order")
    func delegate() {
        let stage = TouchStage()
        let scrollView = makeScrollView(on: stage)
        let delegate = ScrollWitness(stage.journal)
        scrollView.delegate = delegate
        let finger = stage.hand.putDown(at: CGPoint(50, 90), in: stage.window)
        #expect(scrollView.isTracking && !scrollView.isDragging)
        stage.hand.move(finger, to: CGPoint(50, 70))
        #expect(scrollView.isTracking && scrollView.isDragging)
        stage.hand.move(finger, to: CGPoint(50, 60))
        stage.hand.lift(finger)
        #expect(!scrollView.isTracking && !scrollView.isDragging)
        #expect(
            stage.journal.take().filter { !$0.hasPrefix("root") } == [
                "begins at 0.0", "scrolled to 20.0", "scrolled to 30.0", "ended, slows down: false",
            ]
        )
        scrollView.contentOffset = scrollView.contentOffset
        #expect(stage.journal.take() == [])
        scrollView.contentOffset.y = 7
        #expect(stage.journal.take() == ["scrolled to 7.0"])
    }
}

@MainActor
private final class ScrollWitness: NSObject, UIScrollViewDelegate {
    private let journal: Journal

    init(_ journal: Journal) {
        self.journal = journal
        super.init()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        journal.add("scrolled to \(scrollView.contentOffset.y)")
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        journal.add("begins at \(scrollView.contentOffset.y)")
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        journal.add("ended, slows down: \(decelerate)")
    }
}

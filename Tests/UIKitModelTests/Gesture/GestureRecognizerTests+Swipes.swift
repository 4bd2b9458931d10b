import Testing
import UIKitModel

@Suite("Swipes")
@MainActor
struct SwipeTests {
    private func play(
        _ swipe: UISwipeGestureRecognizer,
        to end: CGPoint,
        seconds: TimeInterval = 0.2,
        fingers count: Int = 1
    ) -> [String] {
        let stage = TouchStage()
        stage.attach(swipe, "swipe", to: stage.root)
        let starts = (0..<count).map { CGPoint(150 + CGFloat($0) * 20, 150) }
        let fingers = stage.hand.putDown(at: starts, in: stage.window)
        stage.hand.advance(by: seconds)
        let way = CGPoint(end.x - 150, end.y - 150)
        stage.hand.move(
            zip(fingers, starts).map { ($0, CGPoint($1.x + way.x, $1.y + way.y)) }
        )
        stage.hand.lift(fingers)
        return stage.journal.take().filter { $0.hasPrefix("swipe") }
    }

    @Test(
        "A swipe goes far enough in an allowed direction",
        arguments: [
            (200, 150, .right, true), (199, 150, .right, false), (250, 200, .right, true),
            (250, 201, .right, false), (100, 150, .right, false), (100, 150, .left, true),
            (150, 100, .up, true), (150, 200, .down, true), (150, 200, .up, false),
            (100, 150, [.left, .right], true),
        ] as [(CGFloat, CGFloat, UISwipeGestureRecognizer.Direction, Bool)]
    )
    func directions(
        x: CGFloat,
        y: CGFloat,
        direction: UISwipeGestureRecognizer.Direction,
        isSwipe: Bool
    ) {
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = direction
        #expect(play(swipe, to: CGPoint(x, y)) == (isSwipe ? ["swipe ended"] : []))
    }

    @Test("A swipe goes to the right with one finger unless set otherwise")
    func defaults() {
        let swipe = UISwipeGestureRecognizer()
        #expect(swipe.direction == .right)
        #expect(swipe.numberOfTouchesRequired == 1)
    }

    @Test("A swipe is quick", arguments: [(0.49, true), (0.5, false)])
    func duration(seconds: TimeInterval, isSwipe: Bool) {
        let played = play(UISwipeGestureRecognizer(), to: CGPoint(250, 150), seconds: seconds)
        #expect(played == (isSwipe ? ["swipe ended"] : []))
    }

    @Test("A swipe needs its number of fingers", arguments: [1, 2, 3])
    func fingers(count: Int) {
        let swipe = UISwipeGestureRecognizer()
        swipe.numberOfTouchesRequired = 2
        let played = play(swipe, to: CGPoint(250, 150), fingers: count)
        #expect(played == (count == 2 ? ["swipe ended"] : []))
    }

    @Test("A swipe tells where it began, and takes the touch from the view")
    func start() {
        let stage = TouchStage()
        let view = stage.addView("view", CGRect(10, 20, 200, 200))
        let swipe = stage.attach(UISwipeGestureRecognizer(), "swipe", to: view)
        var places: [CGPoint] = []
        swipe.addHandler { recognizer in
            places = [recognizer.location(in: view), recognizer.location(ofTouch: 0, in: nil)]
        }
        stage.hand.drag(from: CGPoint(50, 60), to: CGPoint(150, 60), in: stage.window, steps: 2)
        #expect(places == [CGPoint(40, 40), CGPoint(50, 60)])
        #expect(stage.journal.take() == ["view began", "view cancelled", "swipe ended"])
    }
}

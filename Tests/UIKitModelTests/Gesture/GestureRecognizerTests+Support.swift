import UIKitModel

/// Writes down the phases that its touches show when it is called.
@MainActor
final class PhaseView: UIView {
    private(set) var shown: [UITouch.Phase] = []
    private(set) var eventsWithoutTheTouch = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        write(touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        write(touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        write(touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        write(touches, event)
    }

    private func write(_ touches: Set<UITouch>, _ event: UIEvent?) {
        shown += touches.map(\.phase)
        if event?.allTouches?.isSuperset(of: touches) != true { eventsWithoutTheTouch += 1 }
    }
}

/// A delegate whose answers a test chooses.
@MainActor
final class RecordingDelegate: NSObject, UIGestureRecognizerDelegate {
    var receives: (UITouch) -> Bool = { _ in true }
    var begins = true
    var isSimultaneous = false
    var waitsForOthers = false
    var othersWait = false
    private(set) var timesAskedToBegin = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        timesAskedToBegin += 1
        return begins
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool { receives(touch) }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { isSimultaneous }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { waitsForOthers }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { othersWait }
}

extension UIControl {
    /// The distance outside the bounds, in points, at which a tracked touch still counts as inside.
    ///
    /// Not part of UIKit.
    ///
    /// It decides which drag and lift events a tracked touch sends. It has no influence on where a
    /// touch can begin. Apple documents no tolerance. Developers report 70 points, and up to 100 in
    /// some places, so do not depend on the exact distance.
    public nonisolated static let touchInsideTolerance: CGFloat = 70

    /// A touch that begins in the control is inside, because hit testing found the control.
    final func touchesCameDown(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.earliest else { return }
        isTouchInside = true
        guard beginTracking(touch, with: event) else {
            stopTracking()
            return
        }
        trackedTouch = touch
        highlight(true)
        send(.touchDown, with: event)
        if touch.tapCount > 1, isTracking { send(.touchDownRepeat, with: event) }
    }

    final func touchesWereDragged(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        let isInside = isNearlyInside(touch, with: event)
        isTouchInside = isInside
        guard continueTracking(touch, with: event) else {
            stopTracking()
            return
        }
        guard isTracking else { return }
        highlight(isInside)
        if isInside != wasInside { send(isInside ? .touchDragEnter : .touchDragExit, with: event) }
        if isTracking { send(isInside ? .touchDragInside : .touchDragOutside, with: event) }
    }

    final func touchesWereLifted(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        let isInside = isNearlyInside(touch, with: event)
        isTouchInside = isInside
        endTracking(touch, with: event)
        trackedTouch = nil
        highlight(false)
        for controlEvent in isInside ? eventsOfTouchUpInside : [.touchUpOutside] {
            send(controlEvent, with: event)
        }
        isTouchInside = false
    }

    final func touchesWereTaken(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = trackedTouch, touches.contains(touch) else { return }
        cancelTracking(with: event)
        stopTracking()
        send(.touchCancel, with: event)
    }

    final func stopTracking() {
        trackedTouch = nil
        isTouchInside = false
        highlight(false)
    }

    final func highlight(_ isOn: Bool) {
        if isHighlighted != isOn { isHighlighted = isOn }
    }

    private func isNearlyInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let tolerance = -UIControl.touchInsideTolerance
        return ownBounds.insetBy(dx: tolerance, dy: tolerance).containsHalfOpen(point)
            || self.point(inside: point, with: event)
    }
}

extension Set<UITouch> {
    /// The earliest touch; of several at the same moment, the topmost, then leftmost one.
    ///
    /// The order of a `Set` differs from run to run.
    @MainActor
    fileprivate var earliest: UITouch? {
        self.min { first, second in
            let (one, other) = (first.locationOnScreen, second.locationOnScreen)
            return (first.timestamp, one.y, one.x) < (second.timestamp, other.y, other.x)
        }
    }
}

extension UIControl {
    /// The distance outside the bounds, in points, at which a tracked touch still counts as inside.
    ///
    /// Not part of UIKit.
    ///
    /// It decides which drag and lift events a tracked touch sends. It has no influence on where a
    /// touch can begin. Apple documents no tolerance. Developers report 70 points, and up to 100 in
    /// some places, so do not depend on the exact distance.
    public nonisolated static let touchInsideTolerance: CGFloat = 70

    final func stopTracking() {
        trackedTouch = nil
        isTouchInside = false
        highlight(false)
    }

    final func highlight(_ isOn: Bool) {
        if isHighlighted != isOn { isHighlighted = isOn }
    }

    final func isNearlyInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
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
    var earliest: UITouch? {
        self.min { first, second in
            let (one, other) = (first.locationOnScreen, second.locationOnScreen)
            return (first.timestamp, one.y, one.x) < (second.timestamp, other.y, other.x)
        }
    }
}

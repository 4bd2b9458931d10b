/// The most recent taps, for ``UITouch/tapCount``.
@preconcurrency @MainActor
struct TapHistory {
    private struct Tap {
        let count: Int
        let location: CGPoint
        let lift: TimeInterval
    }

    private var taps: [Tap] = []

    /// Sets the tap count: one more than the tap that the touch repeats, or 1.
    mutating func begin(_ touch: UITouch) {
        let (place, time) = (touch.locationOnScreen, touch.timestamp)
        taps.removeAll { time - $0.lift > TapLimits.interval }
        let repeated = taps.firstIndex { $0.location.distance(to: place) <= TapLimits.distance }
        touch.tapCount = repeated.map { taps.remove(at: $0).count + 1 } ?? 1
    }

    /// Records a tap if the finger was lifted soon and near its starting point.
    mutating func end(_ touch: UITouch) {
        guard touch.phase == .ended,
            touch.timestamp - touch.beginning <= TapLimits.duration,
            touch.locationOnScreen.distance(to: touch.firstLocationOnScreen) <= TapLimits.distance
        else { return }
        taps.append(
            Tap(
                count: touch.tapCount,
                location: touch.firstLocationOnScreen,
                lift: touch.timestamp
            )
        )
    }
}

/// Counts taps of several fingers at nearly the same place in quick succession.
@preconcurrency @MainActor
struct TapCounter {
    enum Outcome: Equatable {
        /// The tap is in progress, and fails after a moment.
        case underWay(until: TimeInterval)
        /// A tap is complete; the next one must begin before a moment.
        case tapped(nextBefore: TimeInterval)
        /// The touches are not taps.
        case failed
    }

    private(set) var taps = 0
    /// The fingers of the current tap, or of the last one.
    private(set) var fingers = FingerGroup()
    private var firstPlace: CGPoint?
    private var tapEnd: TimeInterval = 0

    mutating func begin(_ touches: Set<UITouch>, fingersRequired: Int) -> Outcome {
        if fingers.isLifted { startTap(with: touches) } else { fingers.add(touches) }
        guard fingers.touches.count <= fingersRequired, isNearFirstTap else { return .failed }
        return .underWay(until: tapEnd)
    }

    mutating func end(fingersRequired: Int) -> Outcome {
        guard fingers.isLifted else { return .underWay(until: tapEnd) }
        guard fingers.touches.count == fingersRequired, !hasStrayed else { return .failed }
        taps += 1
        firstPlace = firstPlace ?? fingers.start
        let lift = fingers.touches.map(\.timestamp).max() ?? 0
        return .tapped(nextBefore: lift + TapLimits.interval)
    }

    var hasStrayed: Bool { fingers.hasStrayed(beyond: TapLimits.distance) }

    private mutating func startTap(with touches: Set<UITouch>) {
        fingers = FingerGroup()
        fingers.add(touches)
        tapEnd = (touches.map(\.timestamp).min() ?? 0) + TapLimits.duration
    }

    private var isNearFirstTap: Bool {
        guard let firstPlace, fingers.touches.count == 1 else { return true }
        return fingers.start.distance(to: firstPlace) <= TapLimits.distance
    }
}

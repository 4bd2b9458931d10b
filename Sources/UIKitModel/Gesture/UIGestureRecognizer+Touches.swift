extension UIGestureRecognizer {
    // MARK: Getting touches

    /// Whether the recognizer receives a new touch.
    ///
    /// A gesture that is over receives none until the reset.
    final func accepts(_ touch: UITouch) -> Bool {
        guard isEnabled, isReceptive else { return false }
        return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
    }

    final func track(_ touch: UITouch, in delivery: TouchDelivery) {
        self.delivery = delivery
        trackedTouches.append(touch)
    }

    final func isTracking(_ touch: UITouch) -> Bool {
        trackedTouches.containsObject(touch)
    }

    /// The views that have the recognizer's touches, or are about to receive them.
    final var viewsWithTouches: [UIView] {
        delivery?.views(with: trackedTouches) ?? []
    }

    final func sharesTouches(with other: UIGestureRecognizer) -> Bool {
        trackedTouches.contains(where: other.isTracking)
    }

    final func receive(_ phase: UITouch.Phase, _ touches: Set<UITouch>, of event: UIEvent) {
        switch phase {
        case .began: touchesBegan(touches, with: event)
        case .moved: touchesMoved(touches, with: event)
        case .ended: touchesEnded(touches, with: event)
        case .cancelled: touchesCancelled(touches, with: event)
        case .stationary, .regionEntered, .regionMoved, .regionExited: break
        }
    }

    // MARK: Where the touches are

    final func convert(_ pointOnScreen: CGPoint, to view: UIView?) -> CGPoint {
        CALayer.mapPoint(pointOnScreen, from: nil, to: layer(standingFor: view))
    }

    final func convertToScreen(_ point: CGPoint, from view: UIView?) -> CGPoint {
        CALayer.mapPoint(point, from: layer(standingFor: view), to: nil)
    }

    private func layer(standingFor view: UIView?) -> CALayer? {
        (view ?? trackedTouches.first?.window ?? self.view?.storedWindow)?.layer
    }

    final var middleOnScreen: CGPoint {
        let counted = countedTouches
        return (counted.isEmpty ? touchesLiftedLast : counted).map(\.locationOnScreen).middle
    }

    private var touchesLiftedLast: [UITouch] {
        let latest = trackedTouches.map(\.timestamp).max()
        return trackedTouches.filter { $0.timestamp == latest }
    }

    final func refuse(_ index: Int, of count: Int) -> Never {
        ProgrammerError.invalidArgument.raise(
            "-[\(type(of: self)) locationOfTouch:inView:]: index (\(index)) beyond bounds (\(count))."
        )
    }
}

extension [CGPoint] {
    /// The mean of the points; zero if there are none.
    var middle: CGPoint {
        let sum = reduce(into: CGPoint.zero) { sum, point in
            sum.x += point.x
            sum.y += point.y
        }
        let count = CGFloat(Swift.max(self.count, 1))
        return CGPoint(x: sum.x / count, y: sum.y / count)
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        hypot(x - other.x, y - other.y)
    }
}

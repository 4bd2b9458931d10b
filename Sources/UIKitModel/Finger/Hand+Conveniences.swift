extension Hand {
    /// Puts one finger down.
    ///
    /// - Parameters:
    ///   - point: A point in the window's coordinates.
    ///   - window: The window that defines the coordinates; `nil` for the screen's.
    /// - Returns: The finger; it has no view if it hits nothing.
    @discardableResult
    public func putDown(at point: CGPoint, in window: UIWindow?) -> Finger {
        putDown(at: [point], in: window)[0]
    }

    /// Moves one finger to a point, in the coordinates in which it was put down.
    public func move(_ finger: Finger, to point: CGPoint) {
        move([(finger, point)])
    }

    /// Lifts one finger.
    public func lift(_ finger: Finger) {
        lift([finger])
    }

    /// Cancels one finger's touch, as the system does for a phone call.
    public func cancel(_ finger: Finger) {
        cancel([finger])
    }

    /// Taps once or several times.
    ///
    /// - Parameters:
    ///   - point: A point in the window's coordinates.
    ///   - window: The window that defines the coordinates; `nil` for the screen's.
    ///   - count: The number of taps, at least one.
    ///   - interval: The seconds between one lift and the next touch.
    /// - Returns: The finger of the last tap, lifted.
    @discardableResult
    public func tap(
        at point: CGPoint,
        in window: UIWindow?,
        count: Int = 1,
        interval: TimeInterval = 0.1
    ) -> Finger {
        var finger = tapOnce(at: point, in: window)
        for _ in 1..<max(count, 1) {
            advance(by: interval)
            finger = tapOnce(at: point, in: window)
        }
        return finger
    }

    private func tapOnce(at point: CGPoint, in window: UIWindow?) -> Finger {
        let finger = putDown(at: point, in: window)
        lift(finger)
        return finger
    }

    /// Puts a finger down, moves it along a straight line and lifts it.
    ///
    /// - Parameters:
    ///   - start: The first point, in the window's coordinates.
    ///   - end: The last point, in the window's coordinates.
    ///   - window: The window that defines the coordinates; `nil` for the screen's.
    ///   - steps: The number of movements, at least one.
    ///   - duration: The seconds that the movements take together.
    /// - Returns: The finger, lifted.
    @discardableResult
    public func drag(
        from start: CGPoint,
        to end: CGPoint,
        in window: UIWindow?,
        steps: Int = 10,
        duration: TimeInterval = 0.2
    ) -> Finger {
        let finger = putDown(at: start, in: window)
        let count = max(steps, 1)
        for step in 1...count {
            let part = CGFloat(step) / CGFloat(count)
            advance(by: duration / TimeInterval(count))
            move(
                finger,
                to: CGPoint(
                    x: start.x + (end.x - start.x) * part,
                    y: start.y + (end.y - start.y) * part
                )
            )
        }
        lift(finger)
        return finger
    }
}

import UIKitModel

extension Hand {
    /// Cancels one finger's touch.
    func cancel(_ finger: Finger) {
        cancel([finger])
    }

    /// Taps several times, with a tenth of a second between one lift and the next touch.
    ///
    /// - Returns: The finger of the last tap, lifted.
    @discardableResult
    func tap(at point: CGPoint, in window: UIWindow?, count: Int) -> Finger {
        var finger = tap(at: point, in: window)
        for _ in 1..<count {
            advance(by: 0.1)
            finger = tap(at: point, in: window)
        }
        return finger
    }

    /// Puts a finger down, moves it along a straight line and lifts it.
    @discardableResult
    func drag(
        from start: CGPoint,
        to end: CGPoint,
        in window: UIWindow?,
        steps: Int = 10,
        duration: TimeInterval = 0.2
    ) -> Finger {
        let finger = putDown(at: start, in: window)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            advance(by: duration / TimeInterval(steps))
            let point = CGPoint(
                x: start.x + (end.x - start.x) * part,
                y: start.y + (end.y - start.y) * part
            )
            move(finger, to: point)
        }
        lift(finger)
        return finger
    }
}

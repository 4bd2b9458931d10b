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

    /// Puts one finger down and lifts it.
    ///
    /// - Returns: The finger, lifted.
    @discardableResult
    public func tap(at point: CGPoint, in window: UIWindow?) -> Finger {
        let finger = putDown(at: point, in: window)
        lift(finger)
        return finger
    }
}

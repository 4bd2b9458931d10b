/// The largest share of an exercise's points that an answer can earn, with the reason.
package struct PointsCap: Codable, Hashable, Sendable {
    /// Why an answer cannot earn all points; the raw value appears in the points file.
    package enum Reason: String, Codable, Sendable, CaseIterable {
        /// It violates a rule of the exercise, such as the ban on `super.hitTest`.
        case rule
        /// It is a constant answer, or it has no code of its own.
        case constant
    }

    package var reason: Reason
    /// The share of the points, from 0 to 1.
    package var share: Double

    package init(reason: Reason, share: Double) {
        self.reason = reason
        self.share = share
    }

    /// The largest number of points, out of an exercise's maximum.
    ///
    /// If the maximum is a whole number, so is the result, rounded down.
    package func most(of maximum: Double) -> Double {
        let most = share * maximum
        return maximum == maximum.rounded() ? most.rounded(.down) : most
    }
}

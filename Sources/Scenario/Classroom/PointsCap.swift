/// The most that an answer can earn, as a share of its exercise's points, and why.
public struct PointsCap: Codable, Hashable, Sendable {
    /// What keeps an answer from earning all points; the name stands in the file of the points.
    public enum Reason: String, Codable, Sendable, CaseIterable {
        /// It breaks a rule of the exercise, such as the one not to call `super.hitTest`.
        case rule
        /// It is the same whatever is asked, or there is nothing of its own in it.
        case constant
    }

    /// Why.
    public var reason: Reason
    /// The share, from 0 to 1.
    public var share: Double

    /// Creates a cap.
    public init(reason: Reason, share: Double) {
        self.reason = reason
        self.share = share
    }

    /// The most points of an exercise's.
    public func most(of maximum: Double) -> Double { share * maximum }
}

/// The kinds of steps that an observer can receive.
package struct ObservationKinds: OptionSet, Sendable {
    /// One bit per kind.
    package let rawValue: UInt32

    /// Creates a set from its bits.
    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The system's hit tests of views, and the results of `point(inside:with:)`.
    package static let hitTests = ObservationKinds(rawValue: 1 << 0)
    /// Conversions of points.
    package static let conversions = ObservationKinds(rawValue: 1 << 1)
    /// Calls of `contains(_:)` and `hitTest(_:)` of layers.
    package static let layerQuestions = ObservationKinds(rawValue: 1 << 2)
    /// Reads of properties, except `next`.
    package static let reads = ObservationKinds(rawValue: 1 << 3)
    /// Writes of properties, and changes of the hierarchy.
    package static let writes = ObservationKinds(rawValue: 1 << 4)
    /// Forwarding of touches.
    package static let touches = ObservationKinds(rawValue: 1 << 5)
    /// Presentation of view controllers.
    package static let presentations = ObservationKinds(rawValue: 1 << 6)
    /// Reads of `UIResponder.next`, by any code.
    package static let readsOfNext = ObservationKinds(rawValue: 1 << 7)

    /// All kinds.
    package static let all = ObservationKinds(rawValue: .max)
}

/// Kinds of steps that an observer may hear.
@_spi(Tracing) public struct ObservationKinds: OptionSet, Sendable {
    /// A bit for each kind.
    public let rawValue: UInt32

    /// Creates a set from its bits.
    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The system's hit testing of views, and what `point(inside:with:)` answers.
    public static let hitTests = ObservationKinds(rawValue: 1 << 0)
    /// Points and rectangles that are converted.
    public static let conversions = ObservationKinds(rawValue: 1 << 1)
    /// Layers that are asked with `contains(_:)` or `hitTest(_:)`.
    public static let layerQuestions = ObservationKinds(rawValue: 1 << 2)
    /// Properties that are read, except `next`.
    public static let reads = ObservationKinds(rawValue: 1 << 3)
    /// Properties that are written, and changes of the hierarchy.
    public static let writes = ObservationKinds(rawValue: 1 << 4)
    /// Touches that are delivered and passed on.
    public static let touches = ObservationKinds(rawValue: 1 << 5)
    /// What gesture recognizers see and become.
    public static let gestures = ObservationKinds(rawValue: 1 << 6)
    /// View controllers that are presented and dismissed.
    public static let presentations = ObservationKinds(rawValue: 1 << 7)
    /// Actions that are sent.
    public static let actions = ObservationKinds(rawValue: 1 << 8)
    /// `UIResponder.next` that is read, by whomever.
    public static let readsOfNext = ObservationKinds(rawValue: 1 << 9)

    /// Every kind.
    public static let all: ObservationKinds = [
        .hitTests, .conversions, .layerQuestions, .reads, .writes, .touches, .gestures,
        .presentations, .actions, .readsOfNext,
    ]
}

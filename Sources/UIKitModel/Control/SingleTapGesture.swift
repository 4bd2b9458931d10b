/// A gesture recognizer that may be after a single tap of one finger: what a button is for.
@preconcurrency @MainActor
protocol SingleTapGesture: UIGestureRecognizer {
    /// Whether one tap of one finger is enough.
    var isSingleTap: Bool { get }
}

import Scenario

/// The outcome of one step of a scene, read from a trace.
///
/// A figure decides nothing itself.
package struct PlayedStep: Hashable, Sendable {
    /// The view or layer that gets the touch; `nil` if nothing does.
    package var hit: String?
    /// The calls of hit testing, in order.
    package var calls: [Call] = []
    /// Layers that the answer added to views.
    package var layers: [AddedLayer] = []
    /// The responder chain from the responder whose chain the script queries; without such a query, the
    /// responders that were offered the touch.
    package var chain: [String] = []
    /// The responder that handled the touch.
    package var handler: String?

    package init() {}

    /// A question of hit testing to a view or a layer.
    package struct Call: Hashable, Sendable {
        package var name: String
        /// The point as it was passed.
        package var point: Point
        package var answer: Answer

        package init(_ name: String, _ point: Point, _ answer: Answer) {
            self.name = name
            self.point = point
            self.answer = answer
        }
    }

    package enum Answer: Hashable, Sendable {
        /// It returned nil without a look at the point.
        case refuses
        /// It returned nil because the point is outside.
        case outside
        /// It returned nil for another reason.
        case nobody
        case itself
        case other(String)
        /// The answer of `contains(_:)`.
        case contains(Bool)
    }

    /// The name of the layer that an answer added, by its index.
    package static func name(ofLayer index: Int) -> String {
        index == 0 ? "blue layer" : "added layer \(index + 1)"
    }
}

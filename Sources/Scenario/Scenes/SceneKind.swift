/// The kinds of scenes that an exercise can use.
package enum SceneKind: String, Codable, CaseIterable, Sendable {
    /// A white view that contains the blue layer.
    case whiteView
    /// A white view with a blue layer that may overhang it.
    case overhangingWhiteView
    /// A hierarchy in which some or all views belong to the answer's class.
    case hierarchy
    /// Buttons behind a shelter.
    case shelter
    /// A round button among other views.
    case roundButton
    /// Views, controllers and windows in a responder chain.
    case responders
}

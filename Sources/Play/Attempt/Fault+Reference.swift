import Platform
import Scenario

extension Fault {
    /// Reports that the reference ended before it had played all scenes.
    ///
    /// - Parameter place: The scene or the scenes.
    package static func referenceEnded(
        by termination: Termination,
        in place: String = "these scenes"
    ) -> Fault {
        let message = termination.message.isEmpty ? "" : ": \(termination.message)"
        return Fault(
            "the reference solution ended early in \(place): \(termination.kind.rawValue)"
                + message
        )
    }
}

import Platform
import Scenario

extension ToolchainFault {
    /// The fault that the reference, which plays every scene to its end, did not.
    ///
    /// - Parameter place: The scene or the scenes.
    package static func referenceEnded(
        by termination: Termination,
        in place: String = "these scenes"
    ) -> ToolchainFault {
        let message = termination.message.isEmpty ? "" : ": \(termination.message)"
        return ToolchainFault(
            message: "the reference solution ended early in \(place): \(termination.kind.rawValue)"
                + message
        )
    }
}

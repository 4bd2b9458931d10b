import Platform
import Scenario

extension ToolchainFault {
    /// Reports that the reference ended before it had played all scenes.
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

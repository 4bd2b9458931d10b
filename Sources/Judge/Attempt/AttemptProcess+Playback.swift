import Scenario

extension AttemptProcess {
    /// The result of a batch of requests.
    struct Playback {
        /// The events of each request, as bytes; those of the last one may be incomplete.
        var events: [[UInt8]] = []
        /// How the process ended, if it did not play all requests.
        var termination: Termination?
        /// Why the process never came up, where the sandbox is at fault.
        var sandboxFault: SandboxFault?
        /// The seconds that all requests took, without the time in which the process waited for a
        /// processor.
        var seconds = 0.0
        /// The seconds from the start of the last request to its end.
        var secondsOfLast = 0.0
    }
}

import Scenario

extension AttemptProcess {
    /// What came of requests that were sent together.
    struct Playback {
        /// The events of each request, as bytes; those of the last one may be cut short.
        var events: [[UInt8]] = []
        /// How the process ended in the last request, if it did not play all.
        var termination: Termination?
        /// Why the process was never begun: the fault of what was to start it.
        var sandboxFault: SandboxFault?
        /// The seconds that all requests took, without those in which the machine was busy with others.
        var seconds = 0.0
        /// The seconds from the last request that was begun to its end.
        var secondsOfLast = 0.0
    }
}

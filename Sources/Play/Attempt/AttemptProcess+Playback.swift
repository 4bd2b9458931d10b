import Foundation
import Isolation
import Scenario

extension AttemptProcess {
    /// The result of a batch of requests.
    package struct Playback: Sendable {
        /// The events of each request, as bytes; those of the last one may be incomplete.
        package var events: [[UInt8]] = []
        /// How the process ended, if it did not play all requests.
        package var termination: Termination?
        /// Why the process did not start, if the sandbox is at fault.
        package var sandboxFault: SandboxFault?
        /// The seconds that all requests took, without the time in which the process waited for a
        /// processor.
        package var seconds = 0.0
        /// The seconds from the start of the last request to its end.
        package var secondsOfLast = 0.0

        /// Whether the playback says nothing about the answer: the sandbox did not start, or something
        /// outside killed the process.
        ///
        /// An attempt's own limits never end it with these signals, and for its own kills the judge records
        /// the reason.
        package var isInconclusive: Bool {
            sandboxFault != nil
                || termination?.kind == .signal
                    && [SIGKILL, SIGTERM].contains(termination.map { Int32($0.code) })
        }

        package init() {}
    }
}

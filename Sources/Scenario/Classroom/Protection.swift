/// What stands between an untrusted answer and the machine that grades it.
public enum Protection: String, Codable, Hashable, Sendable, CaseIterable {
    /// Linux namespaces and resource limits, with bubblewrap: nothing is seen but the attempt and its
    /// libraries, nothing can be written, there is no network.
    case bubblewrap
    /// The sandbox of macOS, with `sandbox-exec`.
    case sandboxExec = "sandbox-exec"
    /// Another user, and resource limits: for containers that are thrown away after one submission.
    case user
    /// None but a process of its own and its limits: only for answers that are trusted.
    case none

    /// What a report says of it.
    public var words: String {
        switch self {
        case .bubblewrap: "bubblewrap: no files, no network, no other processes"
        case .sandboxExec: "sandbox-exec: no network, nothing written (untested on macOS)"
        case .user: "another user with resource limits; no namespaces"
        case .none: "none: the answers could do whatever the grader can"
        }
    }
}

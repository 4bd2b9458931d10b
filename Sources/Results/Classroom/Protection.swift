/// The isolation between an untrusted answer and the machine that grades it.
package enum Protection: String, Codable, Hashable, Sendable, CaseIterable {
    /// Linux namespaces and resource limits, set up by bubblewrap.
    ///
    /// The attempt sees only its program and libraries, cannot write, and has no network.
    case bubblewrap
    /// A separate user with resource limits, for containers that serve one submission only.
    case user
    /// Only a separate process and its limits, for trusted answers.
    case none

    package var words: String {
        switch self {
        case .bubblewrap: "bubblewrap: no files, no network, no other processes"
        case .user: "another user with resource limits; no namespaces"
        case .none: "none: the answers could do whatever the grader can"
        }
    }
}

import Platform

/// The fault that untrusted programs cannot run safely here.
package struct SandboxFault: ExplainedError, Hashable {
    package let message: String

    package init(_ message: String) {
        self.message = message
    }
}

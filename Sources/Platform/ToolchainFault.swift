/// The error that the compiler cannot be used.
package struct ToolchainFault: ExplainedError, Hashable {
    package let message: String

    package init(message: String) {
        self.message = message
    }
}

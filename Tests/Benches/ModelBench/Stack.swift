import CLibrary

/// The stack for hit tests in a deep tree.
enum Stack {
    /// Raises the limit of the stack size.
    ///
    /// On Linux the main thread's stack grows to the new limit. On macOS its size is fixed when the
    /// process starts, so run `ulimit -s` in the shell first.
    ///
    /// - Returns: The current limit in bytes.
    static func raise(to bytes: UInt64) -> UInt64 {
        ResourceLimit.stack.raise(to: bytes)
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The stack for hit tests in a deep tree.
enum Stack {
    /// Raises the limit of the stack size.
    ///
    /// On Linux the main thread's stack grows to the new limit. On macOS its size is fixed when the
    /// process starts, so run `ulimit -s` in the shell first.
    ///
    /// - Returns: The current limit in bytes.
    static func raise(to bytes: UInt64) -> UInt64 {
        #if canImport(Glibc)
            let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        #else
            let stack = RLIMIT_STACK
        #endif
        var limit = rlimit()
        getrlimit(stack, &limit)
        limit.rlim_cur = min(rlim_t(bytes), limit.rlim_max)
        setrlimit(stack, &limit)
        getrlimit(stack, &limit)
        return UInt64(limit.rlim_cur)
    }
}

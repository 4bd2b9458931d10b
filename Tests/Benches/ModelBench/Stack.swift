#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// The stack that a hit test in a deep tree needs.
enum Stack {
    /// Asks for a larger stack.
    ///
    /// On Linux the main thread's grows to the new limit; on macOS it was fixed when the process
    /// started, and `ulimit -s` in the shell before does it.
    ///
    /// - Returns: How many bytes the limit is now.
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

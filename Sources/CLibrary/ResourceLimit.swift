/// A limit of this process and of those that it starts.
package enum ResourceLimit {
    /// The bytes of address space.
    ///
    /// On Apple's systems a limit has no useful effect, and none is set.
    case addressSpace
    /// The bytes of a core dump.
    case coreDump
    /// The processes and threads of the user; on Apple's systems none is set.
    case processes
    /// The bytes of the main thread's stack.
    case stack

    #if canImport(Darwin)
        private var kind: Int32? {
            switch self {
            case .coreDump: RLIMIT_CORE
            case .stack: RLIMIT_STACK
            case .addressSpace, .processes: nil
            }
        }
    #else
        private var kind: __rlimit_resource_t? {
            switch self {
            case .addressSpace: __rlimit_resource_t(RLIMIT_AS.rawValue)
            case .coreDump: __rlimit_resource_t(RLIMIT_CORE.rawValue)
            case .processes: __rlimit_resource_t(__RLIMIT_NPROC.rawValue)
            case .stack: __rlimit_resource_t(RLIMIT_STACK.rawValue)
            }
        }
    #endif

    /// Lowers the limit permanently.
    package func set(_ value: UInt64) {
        guard let kind else { return }
        var limit = rlimit(rlim_cur: rlim_t(value), rlim_max: rlim_t(value))
        setrlimit(kind, &limit)
    }

    /// Raises the limit as far as the process may.
    ///
    /// - Returns: The limit that it has now.
    package func raise(to value: UInt64) -> UInt64 {
        guard let kind else { return 0 }
        var limit = rlimit()
        getrlimit(kind, &limit)
        limit.rlim_cur = min(rlim_t(value), limit.rlim_max)
        setrlimit(kind, &limit)
        getrlimit(kind, &limit)
        return UInt64(limit.rlim_cur)
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Keeps a runaway answer from taking the machine with it: 2 GB of address space, no core files; and
/// as few processes and threads as `WORKBOOK_PROCESSES` says, where a sandbox counts them apart.
///
/// On Apple's systems address space cannot be limited usefully; there only core files are.
func limitResources() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Glibc)
        var memory = rlimit(rlim_cur: 2 << 30, rlim_max: 2 << 30)
        setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        if let word = getenv("WORKBOOK_PROCESSES"), let count = UInt(String(cString: word)) {
            var processes = rlimit(rlim_cur: count, rlim_max: count)
            setrlimit(__rlimit_resource_t(__RLIMIT_NPROC.rawValue), &processes)
        }
    #else
        setrlimit(RLIMIT_CORE, &none)
    #endif
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Limits the process, so that a runaway answer cannot exhaust the machine.
///
/// It allows 2 GB of address space and no core dumps. `WORKBOOK_PROCESSES` limits processes and
/// threads, in sandboxes that count them separately. On Apple platforms a limit of the address
/// space has no useful effect, so only core dumps are disabled there.
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

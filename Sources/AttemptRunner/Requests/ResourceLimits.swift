import CLibrary

/// Limits the process, so that a runaway answer cannot exhaust the machine.
///
/// It allows 2 GB of address space and no core dumps. `WORKBOOK_PROCESSES` limits processes and
/// threads, in sandboxes that count them separately.
func limitResources() {
    ResourceLimit.addressSpace.set(2 << 30)
    ResourceLimit.coreDump.set(0)
    if let word = getenv("WORKBOOK_PROCESSES"), let count = UInt64(String(cString: word)) {
        ResourceLimit.processes.set(count)
    }
}

import CLibrary

/// Locks `/proc/self/mem`, through which a Linux process can read and write its own memory.
///
/// An answer could use that file without any pointer and change its own record. For a process
/// that is not dumpable, the kernel makes such files accessible to root only. That also
/// prevents backtraces of a crash, so the file stays accessible if backtraces are enabled.
func closeMemoryFile() {
    if let word = getenv("SWIFT_BACKTRACE"), String(cString: word).hasPrefix("enable=yes") {
        return
    }
    let leavesNoImage: UInt = 0
    if !ProcessSetting.isDumpable.set(leavesNoImage) { exit(1) }
}

#if canImport(Glibc)
    import Glibc

    /// Closes the file by which a process on Linux reads and writes its own memory, `/proc/self/mem`: an
    /// answer needs no pointer to use it, and could change what is recorded of it.
    ///
    /// The kernel gives such files of a process that leaves no image behind to root alone. A crash cannot
    /// be looked into then either, so that this is left out where one is to be.
    func closeMemoryFile() {
        if let word = getenv("SWIFT_BACKTRACE"), String(cString: word).hasPrefix("enable=yes") {
            return
        }
        let leavesNoImage: UInt = 0
        if !ProcessControl.setDumpable.set(leavesNoImage) { exit(1) }
    }
#else
    /// There is no such file.
    func closeMemoryFile() {}
#endif

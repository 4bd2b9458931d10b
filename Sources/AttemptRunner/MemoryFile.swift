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
        let (setDumpable, leavesImage): (Int32, UInt) = (4, 0)
        if controlProcess(setDumpable, leavesImage) != 0 { exit(1) }
    }

    /// Linux's `prctl`: Swift does not import functions with any number of arguments.
    func controlProcess(_ option: Int32, _ value: UInt, _ other: UInt = 0) -> Int32 {
        typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        guard let control = dlsym(nil, "prctl") else { exit(1) }
        return unsafeBitCast(control, to: Control.self)(option, value, other, 0, 0)
    }
#else
    /// There is no such file.
    func closeMemoryFile() {}
#endif

#if canImport(Glibc)
    import Glibc

    /// What a process on Linux changes about itself, by the kernel's numbers.
    enum ProcessControl: Int32 {
        /// The signal that it gets when its parent ends.
        case signalOfParentsEnd = 1
        /// Whether it leaves an image behind when it crashes.
        case setDumpable = 4
        /// A filter of system calls.
        case setFilter = 22
        /// It gains no rights by starting others, which filters are for.
        case gainNoRights = 38

        /// Changes it: `false` where the system does not.
        ///
        /// Swift does not import functions with any number of arguments, such as `prctl`.
        func set(_ value: UInt, _ other: UInt = 0) -> Bool {
            typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
            guard let control = dlsym(nil, "prctl") else { return false }
            return unsafeBitCast(control, to: Control.self)(rawValue, value, other, 0, 0) == 0
        }
    }
#endif

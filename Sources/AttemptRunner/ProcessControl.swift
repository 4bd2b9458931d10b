#if canImport(Glibc)
    import Glibc

    /// What a process on Linux changes about itself, by the kernel's numbers.
    enum ProcessControl: Int32 {
        /// The signal that it gets when its parent ends.
        case signalOfParentsEnd = 1
        /// Whether it leaves an image behind when it crashes.
        case setDumpable = 4

        /// Changes it: `false` where the system does not.
        ///
        /// Swift does not import functions with any number of arguments, such as `prctl`.
        func set(_ value: UInt) -> Bool {
            typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
            guard let control = dlsym(nil, "prctl") else { return false }
            return unsafeBitCast(control, to: Control.self)(rawValue, value, 0, 0, 0) == 0
        }
    }
#endif

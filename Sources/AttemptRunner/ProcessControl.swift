#if canImport(Glibc)
    import Glibc

    /// Per-process settings on Linux, by their `prctl` numbers.
    enum ProcessControl: Int32 {
        /// The signal that the kernel sends this process when its parent dies.
        case signalOfParentsEnd = 1
        /// Controls whether the process dumps core after a crash.
        case setDumpable = 4

        /// Changes the setting; returns false on failure.
        ///
        /// Swift does not import variadic functions such as `prctl`.
        func set(_ value: UInt) -> Bool {
            typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
            guard let control = dlsym(nil, "prctl") else { return false }
            return unsafeBitCast(control, to: Control.self)(rawValue, value, 0, 0, 0) == 0
        }
    }
#endif

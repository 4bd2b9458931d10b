/// Settings of a Linux process, by their `prctl` numbers.
package enum ProcessSetting: Int32 {
    /// The signal that the kernel sends this process when its parent dies.
    case signalOfParentsEnd = 1
    /// Controls whether the process dumps core after a crash.
    case isDumpable = 4

    /// Changes the setting.
    ///
    /// - Returns: False on failure; true on a system without such settings.
    package func set(_ value: UInt) -> Bool {
        #if canImport(Darwin)
            return true
        #else
            // Swift does not import variadic functions such as `prctl`.
            typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
            guard let control = dlsym(nil, "prctl") else { return false }
            return unsafeBitCast(control, to: Control.self)(rawValue, value, 0, 0, 0) == 0
        #endif
    }
}

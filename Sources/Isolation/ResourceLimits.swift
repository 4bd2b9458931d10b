/// The limits that `prlimit` sets for a program: CPU time, memory, files.
package struct ResourceLimits: Hashable, Sendable {
    let options: [String]

    /// The limits of an attempt: half a gigabyte of memory, no files.
    ///
    /// The stack is twice as large as the main thread's on iOS. An endless recursion overflows it
    /// four times sooner than one of 8 MB.
    ///
    /// The CPU time is a last resort, far above the judge's own limit.
    static let attempt = ResourceLimits(options: [
        "--cpu=15:16", "--as=536870912", "--fsize=0", "--nofile=32", "--core=0", "--memlock=0",
        "--stack=2097152",
    ])

    /// The CPU seconds of each program of a compile: ten times what answers take, regardless of how
    /// busy the machine is.
    package static let secondsOfCompiling = 5

    /// The megabytes of a program: eighty times those of a usual answer's.
    package static let maximumMegabytesOfProgram = 8

    /// The limits of a compile: four times the memory that a usual answer needs.
    ///
    /// The hard limit of CPU time lies beyond the time limit. Its signal would be that of a system
    /// that is short of memory, for which no answer is to blame.
    static let compiler = ResourceLimits(options: [
        "--cpu=\(secondsOfCompiling):\(4 * secondsOfCompiling)", "--as=4294967296",
        "--data=805306368", "--fsize=\(maximumMegabytesOfProgram << 20)", "--nofile=256",
        "--core=0",
    ])
}

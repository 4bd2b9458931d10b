/// The limits that `prlimit` sets for a program: CPU time, memory, files.
package struct ResourceLimits: Hashable, Sendable {
    let options: [String]

    /// The limits of an attempt: half a gigabyte of memory, no files.
    ///
    /// The stack is twice as large as the main thread's on iOS. Endless recursion overflows it four times
    /// sooner than a stack of 8 MB.
    ///
    /// The limit of CPU time is a last resort, far above the judge's own.
    static let attempt = ResourceLimits(options: [
        "--cpu=15:16", "--as=536870912", "--fsize=0", "--nofile=32", "--core=0", "--memlock=0",
        "--stack=2097152",
    ])

    /// The CPU time in seconds of each program of a compile: ten times what answers take, however busy the
    /// machine is.
    package static let secondsOfCompiling = 5

    /// The size limit of a program in megabytes: eighty times the size of a usual answer's.
    package static let maximumMegabytesOfProgram = 8

    /// The limits of a compile: four times the memory that a usual answer needs.
    ///
    /// The hard limit of CPU time lies beyond the time limit. Its signal would look like that of a system
    /// short of memory, for which no answer is to blame.
    static let compiler = ResourceLimits(options: [
        "--cpu=\(secondsOfCompiling):\(4 * secondsOfCompiling)", "--as=4294967296",
        "--data=805306368", "--fsize=\(maximumMegabytesOfProgram << 20)", "--nofile=256",
        "--core=0",
    ])
}

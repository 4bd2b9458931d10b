/// The systems on which the workbook runs.
///
/// Where possible, functions of this value decide the differences between the systems, so that the code for
/// each system is tested on the other too.
package enum OperatingSystem: Hashable, Sendable, CaseIterable {
    case linux
    case macOS

    package static var own: OperatingSystem {
        #if canImport(Darwin)
            .macOS
        #else
            .linux
        #endif
    }

    /// The file name of a dynamic library.
    package func library(_ name: String) -> String {
        switch self {
        case .linux: "lib\(name).so"
        case .macOS: "lib\(name).dylib"
        }
    }

    /// Whether the lists of allowed declarations cover the declarations of this system's own modules.
    ///
    /// They are made from Swift's modules for Linux. Apple's modules name the same declarations differently,
    /// and a class is graded on Linux only: see `SandboxChoice`.
    package var hasListedDeclarations: Bool { self == .linux }

    /// The seconds that a new program may take to start, because the system scans it first.
    ///
    /// Source: https://github.com/rust-lang/cargo/issues/15908, which reports 0.2 s for one program, and more
    /// than a second for ten at once.
    package var secondsToScanPrograms: Double { self == .macOS ? 10 : 0 }

    /// How a crash ends a Swift program, and how much is known of it.
    package var crashes: CrashEnding {
        switch self {
        case .linux: .reportedByRuntime
        case .macOS: .exitStatus
        }
    }
}

/// How a crash ends an attempt, and how much is known of it.
package enum CrashEnding: Hashable, Sendable {
    /// The signal ends it after the Swift runtime has written a report with the lines of all frames.
    case reportedByRuntime
    /// Its own handlers end it at once, with a status that encodes the signal.
    ///
    /// Only the runtime's message can name the line. macOS lets no runtime inspect a program without an
    /// entitlement, and its own crash reporter delays the end by seconds.
    case exitStatus
}

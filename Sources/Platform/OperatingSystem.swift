/// The systems that the workbook runs on.
///
/// Where possible, functions of this value decide what differs between the systems, so that the code
/// for each system is tested on the other.
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

    /// How a crash ends a Swift program, and what is known of it.
    package var crashes: CrashEnding {
        switch self {
        case .linux: .reportedByRuntime
        case .macOS: .exitStatus
        }
    }
}

/// How a crash ends an attempt, and what is known of it.
package enum CrashEnding: Hashable, Sendable {
    /// The signal ends it, once the Swift runtime has written a report with the lines of all frames.
    case reportedByRuntime
    /// Its own handlers end it at once, with a status that names the signal.
    ///
    /// Only the runtime's message can name the line. macOS lets no runtime look into
    /// a program without an entitlement, and its own crash reporter delays the end for seconds.
    case exitStatus
}

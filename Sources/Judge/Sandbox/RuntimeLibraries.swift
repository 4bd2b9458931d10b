import Foundation

/// The files that an attempt needs to run, and the compiler to compile it.
struct RuntimeLibraries: Codable, Hashable, Sendable {
    /// The toolchain's folder.
    let toolchain: String
    /// The folder of the Swift runtime's libraries.
    let runtime: String
    /// The kit's library.
    let kit: String
    /// The C library and what else of the system's the runtime needs.
    let system: [String]
    /// The program that reports on crashes, if the toolchain has one that needs no libraries.
    let crashReporter: String?
}

extension RuntimeLibraries {
    /// Finds the files.
    init(workbook: Workbook, toolchain compiler: String) throws(SandboxFault) {
        let program = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        toolchain = program.deletingLastPathComponent().deletingLastPathComponent().path
        runtime = "\(toolchain)/lib/swift/linux"
        kit = "\(workbook.kit)/\(Workbook.kitLibrary)"
        let reporter = "\(toolchain)/libexec/swift/linux/swift-backtrace-static"
        crashReporter = FileManager.default.isExecutableFile(atPath: reporter) ? reporter : nil
        guard FileManager.default.fileExists(atPath: runtime) else {
            throw SandboxFault(
                "The Swift runtime is not where it is looked for, in \(runtime): use a toolchain "
                    + "from swift.org."
            )
        }
        system = try LoadedLibraries(of: kit).paths.filter { [runtime] path in
            !path.hasPrefix(runtime)
        }
    }
}

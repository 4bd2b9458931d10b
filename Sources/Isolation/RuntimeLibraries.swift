import Catalogue
import Foundation

/// The files that an attempt needs to run, and the compiler needs to compile it.
struct RuntimeLibraries: Codable, Hashable, Sendable {
    let toolchain: String
    let runtime: String
    let kit: String
    /// The C library and the other system libraries that the runtime needs.
    let system: [String]
    /// The program that reports crashes, if the toolchain has a statically linked one.
    let crashReporter: String?
}

extension RuntimeLibraries {
    init(workbook: Workbook, toolchain compiler: String) throws(SandboxFault) {
        let program = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
        toolchain = program.deletingLastPathComponent().deletingLastPathComponent().path
        runtime = "\(toolchain)/lib/swift/linux"
        kit = "\(workbook.kit)/\(Workbook.kitLibrary)"
        let reporter = "\(toolchain)/libexec/swift/linux/swift-backtrace-static"
        crashReporter = FileManager.default.isExecutableFile(atPath: reporter) ? reporter : nil
        guard FileManager.default.fileExists(atPath: runtime) else {
            throw SandboxFault(
                "The Swift runtime was not found where it should be, in \(runtime): use a "
                    + "toolchain from swift.org."
            )
        }
        system = try LoadedLibraries(of: kit).paths.filter { [runtime] path in
            !path.hasPrefix(runtime)
        }
    }
}

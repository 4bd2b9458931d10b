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
        system = try RuntimeLibraries.systemLibraries(of: kit, besides: runtime)
    }

    /// What the loader would open for a library, and the loader.
    private static func systemLibraries(
        of library: String,
        besides runtime: String
    ) throws(SandboxFault) -> [String] {
        let finder = try SandboxTools.find("ldd", package: "libc-bin")
        let run: ToolRun
        do {
            run = try ToolRun(finder, [library], secondsAllowed: 10)
        } catch {
            throw SandboxFault(error.description)
        }
        let paths = run.text.split(separator: "\n").compactMap { line -> String? in
            line.split(whereSeparator: \.isWhitespace).map(String.init).first { $0.hasPrefix("/") }
        }
        let outside = Set(paths).filter { !$0.hasPrefix(runtime) }.sorted()
        guard run.end?.isSuccess == true, !outside.isEmpty else {
            throw SandboxFault("\(finder) does not tell which libraries \(library) needs.")
        }
        return outside
    }
}

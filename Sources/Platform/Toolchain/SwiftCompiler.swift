import Foundation

/// The Swift compiler, and the toolchain that it belongs to.
package struct SwiftCompiler: Hashable, Sendable {
    /// The driver's path.
    package let path: String
    /// The toolchain's folder `usr`, with all other tools of the same version.
    package let toolchain: String

    /// The compiler that ``find(in:)`` finds for this process, searched for only once.
    package static func found() throws(Fault) -> SwiftCompiler { try own.get() }

    private static let own = Result { () throws(Fault) in
        try find(in: ProcessInfo.processInfo.environment)
    }

    /// Finds the compiler that `SWIFT_EXEC` names, or the first one on the `PATH`.
    ///
    /// That program may only be a launcher: `/usr/bin/swiftc` on macOS starts the compiler of the chosen
    /// Xcode, and swiftly's starts the one of the chosen version. So this asks the program for the actual
    /// compiler.
    package static func find(in environment: [String: String]) throws(Fault)
        -> SwiftCompiler
    {
        let program = try program(in: environment)
        let folder = URL(fileURLWithPath: program).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let isReal = FileManager.default.isExecutableFile(
            atPath: folder.appendingPathComponent("swift-frontend").path
        )
        let found =
            isReal
            ? nil : toolchain(reportedBy: program, environment).map { ("\($0)/bin/swiftc", $0) }
        let (path, toolchain) = found ?? (program, folder.deletingLastPathComponent().path)
        return SwiftCompiler(path: path, toolchain: toolchain)
    }

    private static func program(in environment: [String: String]) throws(Fault) -> String {
        if let named = environment["SWIFT_EXEC"], named.hasPrefix("/") { return named }
        if let first = SystemProgram.first("swiftc", in: environment["PATH"]) { return first }
        throw Fault(
            "there is no swiftc on the PATH; install Swift 6.3 from swift.org"
        )
    }

    /// The part of the output of `-print-target-info` that tells where the toolchain is.
    private struct TargetInfo: Decodable {
        struct Paths: Decodable { var runtimeResourcePath: String }
        var paths: Paths
    }

    private static let secondsAllowed = 60.0

    /// The toolchain of the compiler that a program starts; `nil` if the program does not report it.
    private static func toolchain(
        reportedBy program: String,
        _ environment: [String: String]
    ) -> String? {
        let run = try? ToolRun(
            program,
            ["-print-target-info"],
            environment: environment,
            secondsAllowed: secondsAllowed
        )
        // Warnings may come before the JSON.
        guard let run, run.end?.isSuccess == true,
            let info = try? JSONDecoder().decode(
                TargetInfo.self,
                from: Data(run.output.drop { $0 != UInt8(ascii: "{") })
            )
        else { return nil }
        // The resources lie in `usr/lib/swift`.
        let toolchain = URL(fileURLWithPath: info.paths.runtimeResourcePath)
            .deletingLastPathComponent().deletingLastPathComponent().path
        let compiler = "\(toolchain)/bin/swiftc"
        return FileManager.default.isExecutableFile(atPath: compiler) ? toolchain : nil
    }
}

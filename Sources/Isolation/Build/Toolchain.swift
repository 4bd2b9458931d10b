import Catalogue
import Foundation
import Platform

/// The Swift compiler on this machine, and its jobs to compile an attempt.
package struct Toolchain: Sendable {
    package let compiler: String
    let jobs: CompilerJobs
    /// Distinguishes this compiler and kit from others.
    let fingerprint: String

    /// Finds the compiler, and reads its jobs from the cache or asks it.
    ///
    /// - Parameter moduleCache: The compiler's folder for modules; its default folder where `nil`.
    package init(workbook: Workbook, moduleCache: String? = nil) throws {
        compiler = try Toolchain.findCompiler()
        let arguments = CompilerJobs.arguments(
            compiler: compiler,
            kit: workbook.kit,
            moduleCache: moduleCache
        )
        fingerprint =
            Workbook.fingerprint(
                of: URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
            ) + (arguments + CompilerJobs.edition).joined(separator: " ")
        let memory = "\(workbook.cache)/toolchain/\(StableHash(fingerprint).text).json"
        if let data = FileManager.default.contents(atPath: memory),
            let known = try? JSONDecoder().decode(CompilerJobs.self, from: data)
        {
            jobs = known
            return
        }
        jobs = try CompilerJobs(
            compiler: compiler,
            arguments: arguments,
            kit: "\(workbook.kit)/\(Workbook.kitLibrary)",
            scratch: "\(workbook.cache)/scratch"
        )
        try FileManager.default.createDirectory(
            atPath: "\(workbook.cache)/toolchain",
            withIntermediateDirectories: true
        )
        try JSONEncoder().encode(jobs).write(to: URL(fileURLWithPath: memory), options: .atomic)
    }

    static func findCompiler() throws -> String {
        let environment = ProcessInfo.processInfo.environment
        if let named = environment["SWIFT_EXEC"], named.hasPrefix("/") { return named }
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        for folder in folders {
            let candidate = "\(folder)/swiftc"
            if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
        }
        throw ToolchainFault(
            message: "there is no swiftc on the PATH; install Swift 6.3 from swift.org"
        )
    }
}

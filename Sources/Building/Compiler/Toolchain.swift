import Catalogue
import Foundation
import Hashing
import Platform

/// The Swift compiler on this machine, and its jobs to compile an attempt.
package struct Toolchain: Sendable {
    package let compiler: String
    let jobs: CompilerJobs
    /// Distinguishes this compiler and kit from others.
    let fingerprint: String

    /// Finds the compiler, and reads its jobs from the cache or asks the compiler for them.
    ///
    /// - Parameter apple: The facts known about the SDK.
    package init(workbook: Workbook, apple: AppleTools = AppleTools()) throws {
        compiler = try SwiftCompiler.found().path
        // The compiler would create this folder and the cache around it without access for other users.
        try FileManager.default.createDirectory(
            atPath: workbook.modules,
            withIntermediateDirectories: true
        )
        let arguments = CompilerJobs.arguments(
            compiler: compiler,
            kit: workbook.kit,
            sdk: try apple.sdk(),
            moduleCache: workbook.modules
        )
        fingerprint =
            Workbook.fingerprint(
                of: URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
            ) + (arguments + CompilerJobs.edition).joined(separator: " ")
        // The shortest link depends on the libraries that the kit loads.
        let key = StableHash(fingerprint + workbook.kitFingerprint).text
        let path = "\(workbook.cache)/toolchain/\(key).json"
        jobs = try KeptValue(at: path).value { [compiler] in
            try CompilerJobs(
                compiler: compiler,
                arguments: arguments,
                kit: "\(workbook.kit)/\(Workbook.kitLibrary)",
                scratch: "\(workbook.cache)/scratch"
            )
        }
    }
}

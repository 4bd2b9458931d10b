import Isolation
import Foundation

/// The linker's command for an attempt that needs no libraries beyond those of the kit.
///
/// Reading the symbols of the runtime's libraries takes the linker longer than everything else. The
/// kit's library loads them anyway, so that the dynamic linker can resolve these symbols at launch.
enum KitLink {
    /// The command without the kit's own libraries; `nil` if there is nothing to omit.
    ///
    /// - Parameters:
    ///   - direct: The linker's command with all libraries.
    ///   - kit: The path of the kit's library.
    static func job(_ direct: CompilerJobs.Job, kit: String) -> CompilerJobs.Job? {
        let loaded = librariesBesides(kit)
        let job = direct.filter { argument in
            !argument.hasPrefix("-l") || !loaded.contains("lib\(argument.dropFirst(2)).so")
        }
        guard job.count < direct.count else { return nil }
        return job + ["--unresolved-symbols=ignore-all"]
    }

    /// The Swift libraries that are loaded with the kit's.
    ///
    /// The system's stay in the command, since they are small.
    private static func librariesBesides(_ kit: String) -> Set<String> {
        let paths = (try? LoadedLibraries(of: kit))?.paths ?? []
        return Set(
            paths.filter { $0.contains("/lib/swift/") }
                .map { URL(fileURLWithPath: $0).lastPathComponent }
        )
    }
}

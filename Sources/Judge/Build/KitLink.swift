import Foundation

/// The linker's command for an attempt that needs no library but those that the kit's needs.
///
/// Reading what the runtime's libraries define takes the linker longer than all else. Where the kit's
/// library has them loaded anyway, their symbols can be left to be found at the start.
enum KitLink {
    /// The command, made from the one that names all libraries; `nil` where no library can be left out.
    ///
    /// - Parameters:
    ///   - direct: The linker's command.
    ///   - kit: The kit's library.
    static func job(_ direct: CompilerJobs.Job, kit: String) -> CompilerJobs.Job? {
        let loaded = librariesBesides(kit)
        let job = direct.filter { argument in
            !argument.hasPrefix("-l") || !loaded.contains("lib\(argument.dropFirst(2)).so")
        }
        guard job.count < direct.count else { return nil }
        return job + ["--unresolved-symbols=ignore-all"]
    }

    /// The libraries that are loaded with the kit's, but for the system's: these are small.
    private static func librariesBesides(_ kit: String) -> Set<String> {
        let paths = (try? LoadedLibraries(of: kit))?.paths ?? []
        return Set(
            paths.filter { $0.contains("/lib/swift/") }
                .map { URL(fileURLWithPath: $0).lastPathComponent }
        )
    }
}

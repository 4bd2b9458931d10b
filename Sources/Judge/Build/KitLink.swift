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
    ///   - image: What stands for it and for all of the toolchain's, if there is such a thing.
    static func job(
        _ direct: CompilerJobs.Job,
        kit: String,
        image: KitImage? = nil
    ) -> CompilerJobs.Job? {
        let loaded = librariesBesides(kit)
        let job = direct.filter { argument in
            !argument.hasPrefix("-l") || !loaded.contains("lib\(argument.dropFirst(2)).so")
        }
        guard job.count < direct.count else { return nil }
        return (image.map { linked(job, with: $0) } ?? job) + ["--unresolved-symbols=ignore-all"]
    }

    /// The command with an image in the place of the kit's library.
    private static func linked(_ job: CompilerJobs.Job, with image: KitImage) -> CompilerJobs.Job {
        let inImage = ["-lAttemptKit", "-lswiftSwiftOnoneSupport"]
        return [job[0], "-L\(image.stub)", "-rpath", image.folder]
            + job.dropFirst().filter { !inImage.contains($0) } + ["-l\(KitImage.name)"]
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

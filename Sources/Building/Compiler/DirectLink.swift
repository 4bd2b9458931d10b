import Foundation
import Platform

/// The linker's own command for an attempt.
///
/// The compiler's driver runs one program that searches the object file for the libraries it needs,
/// and another that calls the linker. For answers with the usual imports both give the same result
/// each time. Omitting them saves a fifth of a compile. An answer that needs more is linked as the
/// driver does it.
struct DirectLink {
    /// The command, with placeholders as in ``CompilerJobs``; `nil` if it could not be determined.
    let job: CompilerJobs.Job?

    /// The imports of answers and harnesses.
    private static let answer = "import UIKit\n"
    private static let harness = "import AttemptRunner\nimport UIKit\n"

    /// For a program this small, one thread links in two thirds of the time.
    private static let oneThread = "--threads=1"

    /// Compiles a file with nothing but imports, and asks for the command that links it.
    ///
    /// - Parameters:
    ///   - jobs: The driver's jobs: a compile, a search for libraries, and a link.
    ///   - scratch: The folder for temporary files.
    init(_ jobs: CompilerJobs, in scratch: ScratchFolder) {
        job = try? DirectLink.learned(jobs, in: scratch)
    }

    private static func learned(
        _ jobs: CompilerJobs,
        in scratch: ScratchFolder
    ) throws -> CompilerJobs.Job? {
        guard jobs.jobs.count == 3, jobs.jobs[2].contains("-fuse-ld=lld") else { return nil }
        let folder = "\(scratch.path)/link"
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: false
        )
        let paths = CompilerJobs.Paths(
            answer: "\(folder)/Answer.swift",
            harness: "\(folder)/Harness.swift",
            product: "\(folder)/attempt",
            folder: folder
        )
        try Data(answer.utf8).write(to: URL(fileURLWithPath: paths.answer))
        try Data(harness.utf8).write(to: URL(fileURLWithPath: paths.harness))
        let filled = jobs.jobs.map(paths.filled)
        guard filled[..<2].allSatisfy({ output(of: $0, in: scratch)?.isEmpty == true }) else {
            return nil
        }
        guard let link = linker(calledBy: filled[2], in: scratch) else { return nil }
        let back = link.map { argument in
            argument
                .replacingOccurrences(of: paths.product, with: CompilerJobs.Placeholder.product)
                .replacingOccurrences(of: folder, with: CompilerJobs.Placeholder.folder)
        }
        return back.contains(CompilerJobs.Placeholder.product)
            ? [back[0], DirectLink.oneThread] + back.dropFirst() : nil
    }

    /// The command that the linker's driver would call, if it is a single one.
    private static func linker(
        calledBy job: CompilerJobs.Job,
        in scratch: ScratchFolder
    ) -> CompilerJobs.Job? {
        guard let executable = job.first,
            let text = output(of: [executable, "-###"] + job.dropFirst(), in: scratch)
        else { return nil }
        let commands = text.split(whereSeparator: \.isNewline)
            .filter { $0.hasPrefix(" \"") }
            .map { ShellWords.split(String($0)) }
        guard commands.count == 1, let command = commands.first,
            command.first?.hasSuffix("/ld.lld") == true
        else { return nil }
        return command
    }

    private static func output(of job: CompilerJobs.Job, in scratch: ScratchFolder) -> String? {
        guard let executable = job.first,
            let run = try? ToolRun(
                executable,
                Array(job.dropFirst()),
                environment: scratch.environment,
                secondsAllowed: 30
            ),
            run.end?.isSuccess == true
        else { return nil }
        return run.text
    }
}

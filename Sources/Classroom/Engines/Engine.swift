import Foundation
import Platform

/// An external program that distributes the shares of a class, perhaps to other machines.
package enum Engine: Hashable, Sendable {
    /// GNU parallel over ssh.
    ///
    /// Each share gets up to three tries, on different machines. Hosts have GNU parallel's syntax:
    /// `user@host`, `8/host` for eight jobs, `:` for this machine.
    case parallel(hosts: [String])
    /// Slurm, as a job array with one job per share.
    ///
    /// Set partition, account and time limit with Slurm's own variables, such as
    /// `SBATCH_PARTITION`.
    case slurm

    /// The path of the engine's program.
    package func path() throws(Fault) -> String {
        let program =
            switch self {
            case .parallel: OutsideProgram(name: "parallel", package: "parallel")
            case .slurm: OutsideProgram(name: "sbatch", package: "slurm-wlm")
            }
        return try program.path(otherwise: " Or leave ENGINE out, to grade on this machine.")
    }

    /// Refuses a results folder whose path the engine would alter, because it replaces some characters.
    package func check(out: String) throws(Mistake) {
        let (name, replaced) =
            switch self {
            case .parallel: ("GNU parallel", ["{"])
            case .slurm: ("Slurm", ["%", "\\"])
            }
        let path = URL(fileURLWithPath: out).standardizedFileURL.path
        guard let found = replaced.first(where: path.contains) else { return }
        throw Mistake(
            "OUT=\(out): the path \(path) has \(found), which \(name) replaces. Name another folder."
        )
    }

    /// Runs the engine's program until all shares are graded, and forwards its output to standard error.
    ///
    /// The exit status is ignored, because only records show which students are graded. The engine and
    /// everything that it started end with this process, however that ends.
    ///
    /// - Parameters:
    ///   - jobs: The number of shares that run in parallel (on each machine, with GNU parallel); `nil` for
    ///     the engine's default.
    ///   - cancellation: Ends the engine.
    package func run(
        _ path: String,
        shares: Int,
        jobs: Int?,
        _ grader: ShareGrader,
        _ store: RecordStore,
        _ cancellation: Cancellation
    ) throws {
        try store.write(input(shares: shares, grader), to: ".workbook/engine-input.txt")
        let name = "workbook-\(UUID().uuidString.prefix(8))"
        try EngineProcess(
            [path] + arguments(shares: shares, jobs: jobs, grader, name: name),
            input: "\(store.work)/engine-input.txt",
            environment: environment.merging(
                ProcessInfo.processInfo.environment,
                uniquingKeysWith: { _, own in own }
            ),
            finally: cleaning(name: name),
            cancellation
        ).wait()
    }

    /// - Parameter name: The name of the job array, which no other job has.
    private func arguments(
        shares: Int,
        jobs: Int?,
        _ grader: ShareGrader,
        name: String
    ) -> [String] {
        switch self {
        case .parallel(let hosts):
            [
                "--sshlogin", hosts.joined(separator: ","), "--retries", "3",
                "--joblog", "\(grader.out)/.workbook/parallel.log",
            ] + (jobs.map { ["--jobs", "\($0)"] } ?? []) + [grader.script(number: "{}")]
        case .slurm:
            [
                "--wait", "--requeue", "--job-name", name,
                "--array", "1-\(shares)" + (jobs.map { "%\($0)" } ?? ""),
                "--chdir", "\(grader.out)/.workbook", "--output", Engine.slurmOutput(ofShare: "%a"),
                "--open-mode", "append",
            ]
        }
    }

    private static func slurmOutput(ofShare number: String) -> String { "slurm-\(number).txt" }

    /// The file in the results folder to which a share prints; `nil` if it prints here.
    package func output(ofShare number: Int) -> String? {
        switch self {
        case .parallel: nil
        case .slurm: ".workbook/" + Engine.slurmOutput(ofShare: "\(number)")
        }
    }

    /// The shell command that ends what is left after the engine's end.
    ///
    /// Slurm's jobs do not end together with the program that waits for them.
    private func cleaning(name: String) -> String {
        switch self {
        case .parallel: ":"
        case .slurm: "\"${1%/*}/scancel\" --quiet --name \(name)"
        }
    }

    /// The program's input: the shares' numbers for GNU parallel, a job script for Slurm.
    private func input(shares: Int, _ grader: ShareGrader) -> String {
        switch self {
        case .parallel: (1...max(1, shares)).map { "\($0)\n" }.joined()
        case .slurm:
            "#!/bin/sh\nexec " + grader.script(number: "\"$SLURM_ARRAY_TASK_ID\"") + "\n"
        }
    }

    /// Additional environment variables; one that exists already keeps its value.
    private var environment: [String: String] {
        switch self {
        case .parallel:
            // Fail on an unreachable host instead of waiting for it or asking for a password.
            [
                "PARALLEL_SSH": "ssh -o BatchMode=yes -o ConnectTimeout=10 "
                    + "-o ServerAliveInterval=15 -o ServerAliveCountMax=4"
            ]
        case .slurm: [:]
        }
    }
}

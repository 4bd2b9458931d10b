/// Grades with Slurm, as a job array with one job a share.
///
/// Set partition, account and time limit with Slurm's own variables, such as `SBATCH_PARTITION`.
package struct SlurmEngine: Engine {
    package static let program = "sbatch"
    /// The Debian package that contains it.
    package static let package = "slurm-wlm"

    /// The maximum number of parallel shares; `nil` for no limit.
    package let jobs: Int?

    package init(jobs: Int?) {
        self.jobs = jobs
    }

    /// One call that submits the array, and waits for all of its jobs.
    package func command(shares: Int, _ grader: ShareGrader) -> EngineCommand {
        EngineCommand(
            arguments: [
                "--wait", "--requeue", "--job-name", "workbook",
                "--array", "1-\(shares)" + (jobs.map { "%\($0)" } ?? ""),
                "--chdir", "\(grader.out)/.workbook", "--output", "slurm-%a.txt",
                "--open-mode", "append",
            ],
            input: "#!/bin/sh\nexec "
                + grader.script(number: "\"$SLURM_ARRAY_TASK_ID\"") + "\n"
        )
    }
}

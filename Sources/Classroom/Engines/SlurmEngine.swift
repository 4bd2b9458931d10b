/// Slurm: one array of jobs, one job a share.
///
/// Partition, account and time limit are told by Slurm's own variables, such as `SBATCH_PARTITION`.
package struct SlurmEngine: Engine {
    /// The program that submits a job.
    package static let program = "sbatch"
    /// Debian's package with it.
    package static let package = "slurm-wlm"

    /// How many shares are graded at once; as many as Slurm likes where `nil`.
    package let jobs: Int?

    package init(jobs: Int?) {
        self.jobs = jobs
    }

    /// One call that submits the array, and waits for the last of its jobs.
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

/// Slurm: one array of jobs, one job a share.
///
/// Partition, account and time limit are told by Slurm's own variables, such as `SBATCH_PARTITION`.
public struct SlurmEngine: Engine {
    public static let program = "sbatch"
    public static let package = "slurm-wlm"

    /// How many shares are graded at once; as many as Slurm likes where `nil`.
    public let jobs: Int?

    /// Creates an engine.
    public init(jobs: Int?) {
        self.jobs = jobs
    }

    public func command(shares: Int, _ grader: ShareGrader) -> EngineCommand {
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

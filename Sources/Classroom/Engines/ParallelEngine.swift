/// GNU parallel, over ssh.
///
/// A share that fails is tried on another machine, three times in all. Hosts may be told as GNU parallel
/// has them: `user@host`, `8/host` for eight at once, `:` for this machine.
package struct ParallelEngine: Engine {
    /// GNU parallel's program.
    package static let program = "parallel"
    /// Debian's package with it.
    package static let package = "parallel"

    /// The machines.
    package let hosts: [String]
    /// How many shares each machine grades at once; as many as it has processors where `nil`.
    package let jobs: Int?

    package init(hosts: [String], jobs: Int?) {
        self.hosts = hosts
        self.jobs = jobs
    }

    /// One call that reads the shares' numbers, and grades each of them on one of the hosts.
    package func command(shares: Int, _ grader: ShareGrader) -> EngineCommand {
        var arguments = ["--sshlogin", hosts.joined(separator: ","), "--retries", "3"]
        arguments += ["--joblog", "\(grader.out)/.workbook/parallel.log"]
        if let jobs { arguments += ["--jobs", "\(jobs)"] }
        return EngineCommand(
            arguments: arguments + [grader.script(number: "{}")],
            input: (1...max(1, shares)).map { "\($0)\n" }.joined(),
            // A host that is gone must not be waited for, nor asked for a password.
            environment: [
                "PARALLEL_SSH": "ssh -o BatchMode=yes -o ConnectTimeout=10 "
                    + "-o ServerAliveInterval=15 -o ServerAliveCountMax=4"
            ]
        )
    }
}

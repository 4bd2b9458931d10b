/// Grades with GNU parallel over ssh.
///
/// Each share gets up to three tries, on different machines. Hosts have GNU parallel's syntax:
/// `user@host`, `8/host` for eight jobs, `:` for this machine.
package struct ParallelEngine: Engine {
    package static let program = "parallel"
    /// The Debian package that contains it.
    package static let package = "parallel"

    package let hosts: [String]
    /// The number of parallel shares on each machine; `nil` for one per processor.
    package let jobs: Int?

    package init(hosts: [String], jobs: Int?) {
        self.hosts = hosts
        self.jobs = jobs
    }

    /// One call that reads the shares' numbers from standard input.
    package func command(shares: Int, _ grader: ShareGrader) -> EngineCommand {
        var arguments = ["--sshlogin", hosts.joined(separator: ","), "--retries", "3"]
        arguments += ["--joblog", "\(grader.out)/.workbook/parallel.log"]
        if let jobs { arguments += ["--jobs", "\(jobs)"] }
        return EngineCommand(
            arguments: arguments + [grader.script(number: "{}")],
            input: (1...max(1, shares)).map { "\($0)\n" }.joined(),
            // Fail on an unreachable host instead of waiting for it or asking for a password.
            environment: [
                "PARALLEL_SSH": "ssh -o BatchMode=yes -o ConnectTimeout=10 "
                    + "-o ServerAliveInterval=15 -o ServerAliveCountMax=4"
            ]
        )
    }
}

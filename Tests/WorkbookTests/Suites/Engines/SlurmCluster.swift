import Foundation

/// A Slurm cluster of two nodes, `first` and `second`, with one processor each.
final class SlurmCluster {
    /// The machines' folder.
    let folder: MachineFolder
    private var machines: [Machine] = []

    static var isPossible: Bool {
        Machine.isPossible
            && OutsidePrograms.has("munged", "slurmctld", "slurmd", "sbatch", "scancel", "sinfo")
    }

    /// Starts the cluster.
    init() throws {
        folder = try MachineFolder()
        try folder.write(
            String((0..<64).map { _ in "0123456789abcdef".randomElement() ?? "0" }),
            to: "munge.key"
        )
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o600],
            ofItemAtPath: folder.path("munge.key")
        )
        for name in ["state", "spool-first", "spool-second"] {
            try FileManager.default.createDirectory(
                at: folder.url.appendingPathComponent(name),
                withIntermediateDirectories: false
            )
        }
        let host = try folder.run("hostname", ["-s"])
            .trimmingCharacters(in: .whitespacesAndNewlines)
        try folder.write(try configuration(host: host), to: "slurm.conf")
        try start("munged", ["--foreground", "--force"] + munge, name: "munged")
        try folder.wait { try folder.run("munge", ["-n", "-S", folder.path("munge.sock")]) }
        try start("slurmctld", ["-c", "-D"], name: "slurmctld")
        for node in ["first", "second"] { try start("slurmd", ["-D", "-N", node], name: node) }
        try folder.wait {
            let idle = try folder.run(
                "sinfo",
                ["-h", "-t", "idle", "-o", "%D"],
                environment: environment
            )
            guard idle.hasPrefix("2") else {
                throw MachineFolder.Failure(description: "not all nodes are idle: \(idle)")
            }
        }
    }

    /// The variables of Slurm's commands.
    var environment: [String: String] { ["SLURM_CONF": folder.path("slurm.conf")] }

    private func start(_ program: String, _ arguments: [String], name: String) throws {
        let path = OutsidePrograms.path(of: program) ?? program
        machines.append(
            try Machine([path] + arguments, in: folder.url, name: name, environment: environment)
        )
    }

    private var munge: [String] {
        [
            "--key-file=\(folder.path("munge.key"))", "--socket=\(folder.path("munge.sock"))",
            "--pid-file=\(folder.path("munged.pid"))", "--log-file=\(folder.path("munged.log"))",
            "--seed-file=\(folder.path("munge.seed"))",
        ]
    }

    /// A lost node is noticed after seconds, and its jobs begin anew after few more.
    private func configuration(host: String) throws -> String {
        """
        ClusterName=workbook
        SlurmctldHost=\(host)(127.0.0.1)
        SlurmctldPort=\(try folder.freePort())
        SlurmUser=root
        SlurmdUser=root
        AuthType=auth/munge
        AuthInfo=socket=\(folder.path("munge.sock")),cred_expire=5
        StateSaveLocation=\(folder.path("state"))
        SlurmdSpoolDir=\(folder.path("spool-%n"))
        SlurmctldPidFile=\(folder.path("slurmctld.pid"))
        SlurmdPidFile=\(folder.path("slurmd-%n.pid"))
        ProctrackType=proctrack/linuxproc
        TaskPlugin=task/none
        JobAcctGatherType=jobacct_gather/none
        SelectType=select/cons_tres
        SelectTypeParameters=CR_CPU
        SwitchType=switch/none
        MpiDefault=none
        ReturnToService=2
        SlurmdTimeout=4
        MessageTimeout=3
        KillWait=1
        SchedulerParameters=batch_sched_delay=0
        NodeName=first NodeHostname=\(host) NodeAddr=127.0.0.1 Port=\(try folder.freePort()) CPUs=1
        NodeName=second NodeHostname=\(host) NodeAddr=127.0.0.1 Port=\(try folder.freePort()) CPUs=1
        PartitionName=all Nodes=first,second Default=YES MaxTime=INFINITE State=UP

        """
    }
}

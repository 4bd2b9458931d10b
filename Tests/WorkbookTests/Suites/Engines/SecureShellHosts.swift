import Foundation

/// Two machines that are reached by ssh, `first` and `second`, each with an sshd, a port and a key of
/// its own.
final class SecureShellHosts {
    /// The machines' folder.
    let folder: MachineFolder
    private var machines: [Machine] = []

    static var isPossible: Bool {
        Machine.isPossible && OutsidePrograms.has("sshd", "ssh", "ssh-keygen", "parallel")
    }

    /// Starts the machines.
    init() throws {
        folder = try MachineFolder()
        for key in ["host", "user"] {
            try folder.run("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", folder.path(key)])
        }
        // The folder in which sshd separates its unprivileged part.
        try FileManager.default.createDirectory(
            atPath: "/run/sshd",
            withIntermediateDirectories: true
        )
        let names = ["first", "second"]
        var hosts = ""
        for name in names {
            let port = try folder.freePort()
            hosts += "Host \(name)\n  Port \(port)\n"
            try folder.write(server(port, name), to: "\(name).conf")
            let server = OutsidePrograms.path(of: "sshd") ?? "/usr/sbin/sshd"
            let command = [server, "-D", "-e", "-f", folder.path("\(name).conf")]
            machines.append(try Machine(command, in: folder.url, name: name))
        }
        try folder.write(hosts + client, to: "ssh.conf")
        for name in names {
            try folder.wait {
                try folder.run("ssh", ["-F", folder.path("ssh.conf"), name, "true"])
            }
        }
    }

    /// The variables with which the workbook finds the machines.
    var environment: [String: String] { ["PARALLEL_SSH": "ssh -F \(folder.path("ssh.conf"))"] }

    private func server(_ port: UInt16, _ name: String) -> String {
        """
        Port \(port)
        ListenAddress 127.0.0.1
        HostKey \(folder.path("host"))
        AuthorizedKeysFile \(folder.path("user.pub"))
        PidFile none
        StrictModes no
        UsePAM no
        PermitRootLogin yes
        PasswordAuthentication no
        SetEnv WORKBOOK_MACHINE=\(name)

        """
    }

    private var client: String {
        """
        Host *
          HostName 127.0.0.1
          User root
          IdentityFile \(folder.path("user"))
          IdentitiesOnly yes
          StrictHostKeyChecking no
          UserKnownHostsFile /dev/null
          LogLevel ERROR
          BatchMode yes
          ConnectTimeout 5

        """
    }
}

import Isolation
import CLibrary
import Catalogue
import Foundation
import Platform
import Results

/// Proves that a sandbox holds before any answer runs in it: compiles an attack, runs it like an
/// answer, and checks that it reaches nothing.
package struct Canary {
    private let workbook: Workbook
    private let protection: Protection
    private let known: (any Sandbox)?

    package init(_ workbook: Workbook, protection: Protection) {
        self.workbook = workbook
        self.protection = protection
        known = nil
    }

    init(_ workbook: Workbook, sandbox: any Sandbox) {
        self.workbook = workbook
        protection = sandbox.protection
        known = sandbox
    }

    /// Runs the attack.
    ///
    /// - Throws: ``SandboxFault`` if any part of the attack succeeds, or could not be tried.
    package func prove() throws {
        guard protection != .none else { return }
        let sandbox = try known ?? SandboxChoice(workbook).sandbox(protection)
        let folder = "\(workbook.cache)/canary-\(UUID().uuidString)"
        let files = FileManager.default
        try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(atPath: folder) }
        let secret = "\(folder)/secret"
        try Data("secret".utf8).write(to: URL(fileURLWithPath: secret))
        if protection == .user { chmod(secret, 0o600) }
        try proveCompiler(sandbox, folder, secret: secret)
        try proveAttempt(sandbox, folder, secret: secret)
    }

    // MARK: The attempt's sandbox

    private func proveAttempt(_ sandbox: any Sandbox, _ folder: String, secret: String) throws {
        let program = try program(sandbox, folder)
        let listener = try Listener()
        // Opens the file as Foundation does, so that programs inherit the descriptor.
        let opened = open(secret, O_RDONLY)
        let descriptor = fcntl(opened, F_DUPFD, Canary.descriptor)
        defer {
            listener.close()
            close(opened)
            close(descriptor)
        }
        let plan = [
            "secret \(secret)", "folders \(folders(beside: folder).joined(separator: ":"))",
            "port \(listener.port)", "descriptor \(descriptor)",
            "judge \(ProcessInfo.processInfo.processIdentifier)",
            "attacks \(attacks.joined(separator: " "))",
        ].joined(separator: "\n")
        try Data(plan.utf8).write(to: URL(fileURLWithPath: "\(folder)/plan"))
        for reportsCrashes in [false, true] {
            var command = sandbox.attempt(program, reportsCrashes: reportsCrashes)
            command.openFiles[3] = "\(folder)/plan"
            let run = try ToolRun(command, secondsAllowed: Canary.secondsAllowed)
            sandbox.sweep()
            try check(run.text, isWithProcesses: reportsCrashes)
        }
    }

    private static let secondsAllowed = 20.0
    /// Higher than the descriptors of an attempt's own files.
    private static let descriptor: Int32 = 100

    /// Reads the attack's report of which protections held.
    ///
    /// - Parameter isWithProcesses: Whether the attack may start programs, as the crash reporter requires.
    private func check(_ text: String, isWithProcesses: Bool = false) throws {
        let lines = text.split(separator: "\n").map(String.init)
        let broken = lines.filter { line in
            line.hasPrefix("broken ") && !(isWithProcesses && line.contains("it could start "))
        }
        guard broken.isEmpty else {
            throw fault(broken.map { $0.dropFirst(7) }.joined(separator: "; ") + ".")
        }
        let held = lines.filter { $0.hasPrefix("held ") }.map { String($0.dropFirst(5)) }
        let expected = attacks.filter { !isWithProcesses || $0 != "programs" || held.contains($0) }
        // A program that the attack started may have reported as well.
        guard held == expected, lines.contains("done") else {
            throw fault("its test gave no answer." + (lines.last.map { " \($0)" } ?? ""))
        }
    }

    /// The attacks to try: one for each promise of the protection.
    private var attacks: [String] {
        switch protection {
        case .bubblewrap:
            [
                "secret", "files", "descriptors", "writing", "network", "signal", "processes",
                "entries", "programs", "environment", "limits", "memory",
            ]
        case .user:
            ["secret", "descriptors", "writing", "signal", "environment", "limits", "memory"]
        case .none: []
        }
    }

    private func folders(beside folder: String) -> [String] {
        let own = [folder, workbook.root, "\(workbook.root)/Solutions"]
        return protection == .user ? own : own + ["/", "/tmp", "/dev/shm", "/dev", "/proc", "."]
    }

    /// Compiles the attack in the sandbox, as answers are compiled.
    private func program(_ sandbox: any Sandbox, _ folder: String) throws -> String {
        // The attack needs the same modules as any answer, and the first compile builds them.
        guard let exercise = Exercise.all.first else { return "" }
        let builder = try AttemptBuilder(workbook: workbook, exercise: exercise, sandbox: sandbox)
        let source = "\(workbook.root)/Sources/Harnesses/Canary"
        let run = try builder.compiler.compile(
            answer: "\(source)/Canary.swift",
            harness: "\(source)/Harness.swift",
            into: folder
        ).run
        guard run.end?.isSuccess == true else {
            throw fault("nothing can be compiled in it. \(run.text.prefix(400))")
        }
        return "\(folder)/attempt"
    }

    // MARK: The compiler's sandbox

    /// Runs a shell in place of the compiler: it must neither read the judge's files nor write
    /// outside its folder.
    private func proveCompiler(_ sandbox: any Sandbox, _ folder: String, secret: String) throws {
        let products = "\(folder)/shell"
        try FileManager.default.createDirectory(
            atPath: products,
            withIntermediateDirectories: false
        )
        sandbox.handOver(products)
        let script =
            "cat '\(secret)' >/dev/null && echo read; touch '\(folder)/touched' && echo wrote; "
            + "kill -0 \(ProcessInfo.processInfo.processIdentifier) && echo signalled; "
            + "(: <>/proc/1/mem) && echo entered; "
            + "touch '\(products)/own' && echo own"
        let command = sandbox.compile(script, reading: [], writing: products)
        let run = try ToolRun(command, secondsAllowed: Canary.secondsAllowed)
        let words = Set(run.text.split(separator: "\n").map(String.init))
        let reached = [
            "read": "the compiler could read the judge's files",
            "wrote": "the compiler could write to the judge's folders",
            "signalled": "the compiler could signal the judge",
            "entered": "the compiler could write into the first process of its sandbox",
        ].filter { words.contains($0.key) }.map(\.value).sorted()
        guard reached.isEmpty else { throw fault(reached.joined(separator: "; ") + ".") }
        guard words.contains("own") else { throw fault("\(run.text.prefix(400))") }
    }

    private func fault(_ reason: String) -> SandboxFault {
        SandboxFault(
            "The sandbox \(protection.rawValue) does not work on this machine: \(reason)"
                + SandboxFault.remedy
        )
    }
}

extension SandboxFault {
    /// The advice for a machine without a working sandbox.
    static let remedy =
        "\nNothing was graded. Untrusted answers need a machine where bubblewrap works "
        + "(apt-get install bubblewrap, and user namespaces allowed); SANDBOX=user is for a container "
        + "that is thrown away, as root; SANDBOX=none is for answers that you trust."
}

/// A port on which the judge listens, for the attack to connect to.
private struct Listener {
    let descriptor: Int32
    let port: UInt16

    init() throws(SandboxFault) {
        descriptor = openStreamSocket()
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let own = descriptor
        let result = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(own, pointer, size) == 0 && listen(own, 1) == 0
                    && getsockname(own, pointer, &size) == 0
            }
        }
        guard descriptor >= 0, result else {
            throw SandboxFault("The sandbox cannot be tested: no port can be opened.")
        }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        port = UInt16(bigEndian: address.sin_port)
    }

    func close() { _ = Foundation.close(descriptor) }
}

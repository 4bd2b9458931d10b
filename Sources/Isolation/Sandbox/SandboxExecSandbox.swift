import Catalogue
import Foundation
import Platform
import Scenario

/// The sandbox of macOS, by `sandbox-exec` and a profile.
///
/// Written from Apple's documentation of an earlier profile format, and never run: the canary
/// decides whether it holds.
struct SandboxExecSandbox: Sandbox {
    let workbook: Workbook

    var protection: Protection { .sandboxExec }

    func attempt(_ program: String, reportsCrashes: Bool) -> SandboxedCommand {
        SandboxedCommand(
            executable: "/usr/bin/sandbox-exec",
            arguments: ["-p", profile(writing: nil), program],
            environment: AttemptEnvironment(reportsCrashes: reportsCrashes).values
        )
    }

    func compile(
        _ script: String,
        reading files: [String],
        writing folder: String
    ) -> SandboxedCommand {
        SandboxedCommand(
            executable: "/usr/bin/sandbox-exec",
            arguments: ["-p", profile(writing: folder), "/bin/sh", "-c", script],
            environment: ["PATH": "/usr/bin:/bin", "HOME": folder, "TMPDIR": folder]
        )
    }

    private func profile(writing folder: String?) -> String {
        var rules = [
            "(version 1)", "(allow default)", "(deny network*)", "(deny file-write*)",
            "(allow file-write-data (literal \"/dev/null\"))",
            "(deny file-read* (subpath \(quoted("\(workbook.root)/Solutions"))))",
            "(deny signal (target others))", "(deny process-info* (target others))",
        ]
        if let folder {
            rules.append("(allow file-write* (subpath \(quoted(folder))))")
        } else {
            rules.append("(deny process-fork)")
        }
        return rules.joined(separator: "\n")
    }

    private func quoted(_ path: String) -> String {
        let escaped = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        return "\"\(escaped)\""
    }
}

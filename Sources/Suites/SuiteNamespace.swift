import Foundation
import Isolation
import Platform

/// A pid namespace around a suite's process and all its sandboxes, so that none of them survives if the
/// grading command is killed.
///
/// Only late in its setup does bubblewrap ask the kernel to kill it together with its parent. If its parent
/// is killed in the milliseconds before that, the sandbox keeps running. The suite's process is the first
/// process of this namespace: when it ends, the kernel kills all others, however far their setup has come.
enum SuiteNamespace {
    /// The command that starts a program in a new namespace; the plain command if the system allows none.
    static func command(_ program: [String]) -> [String] { (maker ?? []) + program }

    /// The command that makes a namespace, tested once.
    private static let maker: [String]? = {
        guard let unshare = try? SandboxTools.find("unshare", package: "util-linux") else {
            return nil
        }
        let asOneself = SandboxTools.isRoot ? [] : ["--user", "--map-current-user"]
        let maker =
            [unshare] + asOneself + ["--pid", "--fork", "--kill-child", "--mount-proc", "--"]
        let run = try? ToolRun(
            maker[0],
            maker.dropFirst() + ["true"],
            secondsAllowed: secondsOfTrial
        )
        return run?.end?.isSuccess == true ? maker : nil
    }()

    private static let secondsOfTrial = 10.0
}

import Foundation

/// A pid namespace around a suite's process and all the boxes that it makes, so that nothing of them is left
/// when the command that grades is killed.
///
/// A box ends with its maker only once it is whole: bubblewrap asks for that late, and a maker that is
/// killed in those milliseconds leaves a box behind that runs on. With the first process of a namespace,
/// which is the suite's own here, the kernel ends all others at any moment.
enum SuiteNamespace {
    /// The command that starts a program in a namespace of its own; the program's own where the system lets
    /// nobody make one.
    static func command(_ program: String) -> [String] { (maker ?? []) + [program] }

    /// What makes a namespace, found out once.
    private static let maker: [String]? = {
        #if os(Linux)
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
        #else
            return nil
        #endif
    }()

    private static let secondsOfTrial = 10.0
}

/// Ends a shell script and everything that it started together with the judge, however the judge ends.
///
/// The judge holds the other end of a pipe, which the system closes at the latest when the judge is killed. A
/// parent-death signal would reach only the shell, and exists only on Linux.
enum JudgeWatch {
    /// The descriptor of the pipe in the shell.
    static let descriptor: Int32 = 8

    /// Runs a script beside a process that waits for the end of the judge and then kills the whole group.
    ///
    /// A shell of its own runs the script, so that the script cannot wait for that process. The script's exit
    /// status is kept.
    static func script(_ script: String) -> String {
        """
        { read -r gone <&\(descriptor); kill -KILL 0; } >/dev/null 2>&1 &
        watch=$!
        ( \(script)
        ) \(descriptor)<&-
        status=$?
        exec 2>/dev/null
        kill $watch
        wait $watch
        exit $status
        """
    }
}

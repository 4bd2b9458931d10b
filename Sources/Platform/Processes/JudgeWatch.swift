/// Ends a shell's script, and all that it started, together with the judge, however the judge ends.
///
/// The judge holds the other end of a pipe, which the system closes at the latest when the judge is
/// killed. The signal of a parent's death would reach the shell alone, and only on Linux.
enum JudgeWatch {
    /// The descriptor of the pipe in the shell.
    static let descriptor: Int32 = 8

    /// The script beside a process that waits for the end of the judge, and then kills the whole group.
    ///
    /// The script cannot wait for that process, because a shell of its own runs it. Its exit status stays.
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

import Foundation

/// The workbook's command as the machines of a test have it: the machine called `second` fails in the
/// middle of the first share that it gets.
struct FaultyWorkbook {
    /// A failure of the machine, or of its share.
    enum Failure: String {
        /// All of the machine ends, at once.
        case powerFails = "touch \"$folder/second.off\""
        /// Slurm is told to end the share.
        case jobIsCancelled = "scancel \"${SLURM_ARRAY_JOB_ID}_$SLURM_ARRAY_TASK_ID\""
    }

    /// The command.
    let path: String
    private let begun: URL

    /// Writes the command.
    ///
    /// - Parameter folder: The machines' folder.
    init(in folder: URL, failure: Failure) throws {
        let file = folder.appendingPathComponent("workbook")
        let command = CommandRun.products.appendingPathComponent("workbook").path
        path = file.path
        begun = folder.appendingPathComponent("begun")
        let script = """
            #!/bin/sh
            # Called as: workbook grade-share OUT NUMBER
            folder='\(folder.path)'
            if [ "${SLURMD_NODENAME:-$WORKBOOK_MACHINE}" = second ] && mkdir "$folder/begun"; then
                '\(command)' "$@" & grading=$!
                student=$(sed 's/.*"students":\\["\\([^"]*\\)".*/\\1/' "$2/.workbook/shares/$3.json")
                while [ ! -e "$2/records/$student/3.json" ]; do sleep 0.02; done
                kill -STOP $grading
                \(failure.rawValue)
                sleep 60
                kill -KILL $grading
                exit 1
            fi
            exec '\(command)' "$@"
            """
        try Data(script.utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }

    /// Whether the machine failed, in the middle of a share.
    var hasFailed: Bool { FileManager.default.fileExists(atPath: begun.path) }
}

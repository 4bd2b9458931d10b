import Platform

/// Detects by polling that an editor has saved, replaced or removed a file.
///
/// Polling works on every file system; folders of containers and networks may report no events.
struct SaveWatch {
    private let path: String
    /// The file as it was after the last save.
    private var saved: FileStamp?
    private var lastSeen: FileStamp?

    init(path: String) {
        self.path = path
        saved = FileStamp(path)
        lastSeen = saved
    }

    /// Polls the file, and returns true once for each completed save or removal.
    ///
    /// One save is often several changes: a backup, a new file, a rename. It is complete when the file has
    /// not changed since the last poll.
    mutating func wasSaved() -> Bool {
        let current = FileStamp(path)
        defer { lastSeen = current }
        guard current != saved, current == lastSeen else { return false }
        saved = current
        return true
    }
}

import Platform

/// Detects that an editor has saved, replaced or removed a file, by looking at it again and again.
///
/// Looking works on every file system; folders of containers and networks may report no events.
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

    /// Looks at the file, and returns once for each completed save or removal.
    ///
    /// One save is often several changes: a backup, a new file, a rename. It is complete when the file is as
    /// it was at the last look.
    mutating func wasSaved() -> Bool {
        let current = FileStamp(path)
        defer { lastSeen = current }
        guard current != saved, current == lastSeen else { return false }
        saved = current
        return true
    }
}

#if canImport(Darwin)
    import Darwin

    /// Detects with kqueue that a file in a folder was saved, replaced or removed.
    ///
    /// The folder's descriptor reports changed names, and the file's descriptor reports writes.
    package final class FolderWatcher {
        /// Readable when there are events.
        package let descriptor: Int32
        private let folder: Int32
        private let path: String
        private var file: Int32 = -1
        private var stamp: FileStamp?

        private static let changes = UInt32(
            NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME
        )

        /// Watches a file's folder; `nil` if the system cannot.
        package init?(folder path: String, name: String) {
            self.path = path + "/" + name
            descriptor = kqueue()
            folder = open(path, O_EVTONLY | O_CLOEXEC)
            guard descriptor >= 0, folder >= 0, watch(folder) else { return nil }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            watchFile()
        }

        // Also runs when the initialiser fails.
        deinit {
            for open in [file, folder, descriptor] where open >= 0 { close(open) }
        }

        /// Drains the events.
        ///
        /// The folder's events do not say which name changed. An event counts only if the file's
        /// stamp differs.
        package func news() -> FolderEvents {
            var news = FolderEvents.nothing
            var event = kevent()
            var now = timespec()
            var hasEvents = false
            while kevent(descriptor, nil, 0, &event, 1, &now) > 0 {
                hasEvents = true
                let isGone = event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME) != 0
                if event.ident == UInt(folder), isGone { news = .folderLost }
            }
            guard hasEvents, news == .nothing else { return news }
            let current = FileStamp(path)
            guard current != stamp else { return .nothing }
            watchFile()
            return .fileTouched
        }

        private func watchFile() {
            if file >= 0 { close(file) }
            file = open(path, O_EVTONLY | O_CLOEXEC)
            // The watch reports later writes, and the stamp includes earlier ones.
            if file >= 0 { _ = watch(file) }
            stamp = FileStamp(path)
        }

        private func watch(_ watched: Int32) -> Bool {
            var change = kevent(
                ident: UInt(watched),
                filter: Int16(EVFILT_VNODE),
                flags: UInt16(EV_ADD | EV_CLEAR),
                fflags: FolderWatcher.changes,
                data: 0,
                udata: nil
            )
            return kevent(descriptor, &change, 1, nil, 0, nil) >= 0
        }
    }
#endif

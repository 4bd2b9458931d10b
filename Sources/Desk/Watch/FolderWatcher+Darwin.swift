#if canImport(Darwin)
    import Darwin

    /// Hears from the system when a file in a folder is saved, replaced or removed.
    ///
    /// The folder tells of new and removed names, the file of what is written into it.
    final class FolderWatcher {
        /// Readable when there is news.
        let descriptor: Int32
        private let folder: Int32
        private var file: Int32 = -1
        private let path: String

        private static let changes = UInt32(
            NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME
        )

        /// Watches a file's folder; `nil` where the system cannot.
        init?(folder path: String, name: String) {
            self.path = path + "/" + name
            descriptor = kqueue()
            folder = open(path, O_EVTONLY | O_CLOEXEC)
            guard descriptor >= 0, folder >= 0, watch(folder) else {
                close(descriptor)
                close(folder)
                return nil
            }
            _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
            watchFile()
        }

        deinit {
            close(file)
            close(folder)
            close(descriptor)
        }

        /// What happened since the last time.
        func news() -> FolderNews {
            var news = FolderNews.nothing
            var event = kevent()
            var now = timespec()
            while kevent(descriptor, nil, 0, &event, 1, &now) > 0 {
                let isGone = event.fflags & UInt32(NOTE_DELETE | NOTE_RENAME) != 0
                let isFolder = event.ident == UInt(folder)
                news = max(news, isFolder && isGone ? .folderLost : .fileTouched)
            }
            // The name may belong to another file now.
            if news == .fileTouched { watchFile() }
            return news
        }

        private func watchFile() {
            close(file)
            file = open(path, O_EVTONLY | O_CLOEXEC)
            if file >= 0 { _ = watch(file) }
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

#if canImport(Glibc)
    import Glibc

    /// Detects with inotify that a file in a folder was saved, replaced or removed.
    ///
    /// Watches the folder, because many editors write a new file and rename it.
    package final class FolderWatcher {
        /// Readable when there are events.
        package let descriptor: Int32
        private let name: [UInt8]

        /// Watches a file's folder; `nil` if the system cannot.
        package init?(folder: String, name: String) {
            self.name = Array(name.utf8)
            descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)
            guard descriptor >= 0 else { return nil }
            let news =
                IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE
                | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR
            guard inotify_add_watch(descriptor, folder, UInt32(truncatingIfNeeded: news)) >= 0
            else { return nil }
        }

        // Also runs when the initialiser fails.
        deinit { close(descriptor) }

        package func news() -> FolderEvents {
            var news = FolderEvents.nothing
            var buffer = [UInt8](repeating: 0, count: 16_384)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                guard count > 0 else { return news }
                buffer.withUnsafeBytes { bytes in
                    var start = 0
                    while start + 16 <= count {
                        let mask = bytes.loadUnaligned(fromByteOffset: start + 4, as: UInt32.self)
                        let length = bytes.loadUnaligned(
                            fromByteOffset: start + 12,
                            as: UInt32.self
                        )
                        let end = min(count, start + 16 + Int(length))
                        let name = bytes[(start + 16)..<end].prefix { $0 != 0 }
                        news = max(news, self.news(mask, name.elementsEqual(self.name)))
                        start = end
                    }
                }
            }
        }

        private func news(_ mask: UInt32, _ isTheFile: Bool) -> FolderEvents {
            let lost = IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED | IN_UNMOUNT
            if mask & UInt32(truncatingIfNeeded: lost) != 0 { return .folderLost }
            // The event queue overflowed, and may have lost an event of the file.
            let isOverflow = mask & UInt32(truncatingIfNeeded: IN_Q_OVERFLOW) != 0
            return isTheFile || isOverflow ? .fileTouched : .nothing
        }
    }
#endif

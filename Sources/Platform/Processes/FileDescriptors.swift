import Foundation

/// Files opened for a process to be spawned, under high descriptor numbers in the judge.
package struct FileDescriptors {
    package let descriptors: [(own: Int32, its: Int32)]

    /// Opens files for reading.
    ///
    /// A file that cannot be opened is not passed to the process.
    package init(_ files: [Int32: String]) {
        descriptors = files.sorted { $0.key < $1.key }.compactMap { number, path in
            let opened = Foundation.open(path, O_RDONLY | O_CLOEXEC)
            guard opened >= 0 else { return nil }
            return (ProcessPipe.moved(opened), number)
        }
    }

    /// Closes the judge's copies.
    package func close() {
        for (own, _) in descriptors { Foundation.close(own) }
    }
}

import Foundation

/// The changes to a spawned process's descriptors before its program starts.
struct SpawnFileActions {
    #if canImport(Darwin)
        var value: posix_spawn_file_actions_t?
    #else
        var value = posix_spawn_file_actions_t()
    #endif

    init() { posix_spawn_file_actions_init(&value) }

    mutating func duplicate(_ own: Int32, as its: Int32) {
        posix_spawn_file_actions_adddup2(&value, own, its)
    }

    /// Closes all descriptors except the given ones and standard input, output and error.
    ///
    /// Foundation opens files so that programs inherit them. While one answer's process starts, another
    /// thread may have the record of another student's grade open. On macOS a flag of the spawn closes such
    /// files. A GNU C library before 2.34 cannot close them: the sandbox's proof detects that, and no class
    /// is graded.
    mutating func closeOthers(than kept: [Int32]) {
        #if !canImport(Darwin)
            let first = STDERR_FILENO + 1
            let end = max(first, (kept.max() ?? 0) + 1)
            for descriptor in first..<end where !kept.contains(descriptor) {
                posix_spawn_file_actions_addclose(&value, descriptor)
            }
            // Swift does not import GNU's additions.
            typealias CloseFrom =
                @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
            if let close = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") {
                _ = unsafeBitCast(close, to: CloseFrom.self)(&value, end)
            }
        #endif
    }

    mutating func destroy() { posix_spawn_file_actions_destroy(&value) }
}

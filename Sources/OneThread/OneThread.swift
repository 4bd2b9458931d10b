import CLibrary

/// Replaces the system's `pthread_create`, and starts no thread.
///
/// An attempt's process has one thread. A data race can corrupt memory without any unsafe code, including the
/// record of the answer's behaviour; on a single thread, Swift's checks hold. Work that an answer enqueues on
/// any queue runs on this thread, after the touch.
///
/// This module belongs only to the kit's attempt library, so that all other programs keep their threads. On
/// Apple's systems it has no effect, because each library calls the function with which it was linked.
///
/// Source: `pthread_create(3)`. The dynamic linker prefers a definition in a library that is loaded before
/// the C library.
@_cdecl("pthread_create")
public func startNoThread(
    _ thread: UnsafeMutablePointer<pthread_t>?,
    _ attributes: UnsafeRawPointer?,
    _ body: UnsafeRawPointer?,
    _ argument: UnsafeMutableRawPointer?
) -> Int32 {
    // The caller may inspect the thread, so its identifier must be valid.
    thread?.pointee = pthread_self()
    return 0
}

#if canImport(Glibc)
    import Glibc

    /// Takes the place of the system's function that starts a thread, and starts none.
    ///
    /// An attempt's process has one thread. Two threads that change the same variable can break the memory of
    /// a process without a word of unsafe code, and with it the record of what the answer does; on one thread
    /// Swift's checks hold. What an answer starts elsewhere never begins: no scene waits for it.
    ///
    /// This module is part of the kit's library and of nothing else, so that only attempts are without
    /// threads.
    ///
    /// Source: `pthread_create(3)`; a definition in a library that is loaded before the C library is taken in
    /// its place.
    @_cdecl("pthread_create")
    public func startNoThread(
        _ thread: UnsafeMutablePointer<pthread_t>?,
        _ attributes: UnsafeRawPointer?,
        _ body: UnsafeRawPointer?,
        _ argument: UnsafeMutableRawPointer?
    ) -> Int32 {
        // Whoever asks may look at the thread, which must be one.
        thread?.pointee = pthread_self()
        return 0
    }
#endif

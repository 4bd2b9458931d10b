#if canImport(Darwin)
    import Darwin
#else
    // The C library's streams are global variables whose safety the compiler cannot check.
    @preconcurrency import Glibc
#endif

/// The C library's streams, which every process has.
package enum StandardStreams {
    package static var output: UnsafeMutablePointer<FILE>? { stdout }
    package static var errors: UnsafeMutablePointer<FILE>? { stderr }
}

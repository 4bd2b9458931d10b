#if canImport(Glibc)
    // The C library's streams are global variables, which the compiler cannot vouch for.
    @preconcurrency import Glibc
#elseif canImport(Darwin)
    import Darwin
#endif

/// Standard output or standard error, as functions of the C library take it.
///
/// The library's own `stdout` and `stderr` are pointers, which the compiler does not check. An answer
/// that names them is compiled with these in their place.
public enum StandardStream: Sendable {
    /// Standard output.
    case output
    /// Standard error.
    case errors

    fileprivate var file: UnsafeMutablePointer<FILE>? {
        switch self {
        case .output: stdout
        case .errors: stderr
        }
    }

    /// What stands where a function takes a buffer: there is none to give.
    public enum NoBuffer {}
}

/// Standard output, in the place of `stdout`.
public let stdio1 = StandardStream.output

/// Standard error, in the place of `stderr`.
public let stdio2 = StandardStream.errors

/// Writes a text.
@discardableResult
public func fputs(_ text: String, _ stream: StandardStream) -> Int32 { fputs(text, stream.file) }

/// Writes a text to standard output, and ends the line.
@discardableResult
public func puts(_ text: String) -> Int32 { fputs(text + "\n", stdout) }

/// Writes a character.
@discardableResult
public func fputc(_ character: Int32, _ stream: StandardStream) -> Int32 {
    fputc(character, stream.file)
}

/// Writes a character.
@discardableResult
public func putc(_ character: Int32, _ stream: StandardStream) -> Int32 {
    putc(character, stream.file)
}

/// Hands on what was written so far.
@discardableResult
public func fflush(_ stream: StandardStream) -> Int32 { fflush(stream.file) }

/// Says when to hand on what is written.
@discardableResult
public func setvbuf(
    _ stream: StandardStream,
    _ buffer: StandardStream.NoBuffer?,
    _ mode: Int32,
    _ size: Int
) -> Int32 {
    setvbuf(stream.file, nil, mode, size)
}

/// Hands on at once what is written.
public func setbuf(_ stream: StandardStream, _ buffer: StandardStream.NoBuffer?) {
    setbuf(stream.file, nil)
}

/// The number of the stream's descriptor.
public func fileno(_ stream: StandardStream) -> Int32 { fileno(stream.file) }

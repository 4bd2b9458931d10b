import CLibrary

/// Standard output or standard error, as an argument of C library functions.
///
/// The library's own `stdout` and `stderr` are pointers, which the compiler cannot check. In an
/// answer these values replace them.
public enum StandardStream: Sendable {
    /// Standard output.
    case output
    /// Standard error.
    case errors

    fileprivate var file: UnsafeMutablePointer<FILE>? {
        switch self {
        case .output: StandardStreams.output
        case .errors: StandardStreams.errors
        }
    }

    /// An uninhabited type for buffer parameters, so that `nil` is the only argument.
    public enum NoBuffer {}
}

/// Replaces `stdout` in an answer.
public let stdio1 = StandardStream.output

/// Replaces `stderr` in an answer.
public let stdio2 = StandardStream.errors

/// Writes a text.
@discardableResult
public func fputs(_ text: String, _ stream: StandardStream) -> Int32 { fputs(text, stream.file) }

/// Writes a text and a newline to standard output.
@discardableResult
public func puts(_ text: String) -> Int32 { fputs(text + "\n", StandardStreams.output) }

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

/// Flushes the buffered output.
@discardableResult
public func fflush(_ stream: StandardStream) -> Int32 { fflush(stream.file) }

/// Sets the buffering mode.
@discardableResult
public func setvbuf(
    _ stream: StandardStream,
    _ buffer: StandardStream.NoBuffer?,
    _ mode: Int32,
    _ size: Int
) -> Int32 {
    setvbuf(stream.file, nil, mode, size)
}

/// Turns buffering off.
public func setbuf(_ stream: StandardStream, _ buffer: StandardStream.NoBuffer?) {
    setbuf(stream.file, nil)
}

/// The stream's file descriptor.
public func fileno(_ stream: StandardStream) -> Int32 { fileno(stream.file) }

// In an answer, these functions replace Foundation's. Their names have the same length, so that all
// columns of the source stay valid.

/// Replaces `String(format:)`.
public func UIText(format: String, _ arguments: any CVarArg...) -> String {
    CheckedFormat(format, arguments).text
}

/// Replaces `String(format:arguments:)`.
public func UIText(format: String, arguments: [any CVarArg]) -> String {
    CheckedFormat(format, arguments).text
}

/// Replaces `NSLog`.
public func UILog(_ format: String, _ arguments: any CVarArg...) {
    NSLog("%@", NSString(string: CheckedFormat(format, arguments).text))
}

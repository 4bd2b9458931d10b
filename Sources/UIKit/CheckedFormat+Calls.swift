import Foundation

// The compiler's calls of Foundation's functions are replaced by calls of these in an answer: their names
// are as long, so that every column stays where it is.

/// Text by a format, in the place of `String(format:)`.
public func UIText(format: String, _ arguments: any CVarArg...) -> String {
    CheckedFormat(format, arguments).text
}

/// Text by a format, in the place of `String(format:arguments:)`.
public func UIText(format: String, arguments: [any CVarArg]) -> String {
    CheckedFormat(format, arguments).text
}

/// Logs a text by a format, in the place of `NSLog`.
public func UILog(_ format: String, _ arguments: any CVarArg...) {
    let text = CheckedFormat(format, arguments).text
    NSLog(text.replacing("%", with: "%%"))
}

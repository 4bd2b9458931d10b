/// A path as the system's bytes, which need not be UTF-8.
///
/// Converting a name that is not UTF-8 to a `String` would change it, and the file could not be
/// opened. Students with such names must be graded as well.
struct RawPath: Hashable, Sendable {
    let bytes: [UInt8]

    init(_ path: String) {
        bytes = Array(path.utf8)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    func appending(_ name: FileName) -> RawPath {
        RawPath(bytes: bytes + [UInt8(ascii: "/")] + name.bytes)
    }

    /// Calls `body` with the null-terminated path.
    func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        FileName(bytes: bytes).withBytes(body)
    }
}

/// A file's name as the system's bytes, which need not be UTF-8.
struct FileName: Hashable, Sendable {
    let bytes: [UInt8]

    /// The name, if it is UTF-8.
    var text: String? { String(validating: bytes, as: UTF8.self) }

    /// The name for display, with each byte above 0x7F of an invalid name as `\xE9`.
    var visible: String {
        if let text { return text }
        return bytes.map { byte in
            byte < 0x80 ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16).uppercased()
        }.joined()
    }

    /// Calls `body` with the null-terminated name.
    func withBytes<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let terminated = bytes.map(CChar.init(bitPattern:)) + [0]
        return terminated.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map(body) ?? "".withCString(body)
        }
    }

    /// Whether the name starts with a dot, as hidden files of programs do.
    var isHidden: Bool { bytes.first == UInt8(ascii: ".") }
}

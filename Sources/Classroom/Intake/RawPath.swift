/// A path, or a file's name, as the system's bytes, which need not be UTF-8.
///
/// Converting a name that is not UTF-8 to a `String` would change it, and the file could not be
/// opened. Students with such names must be graded as well.
struct RawPath: Hashable, Sendable {
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

    func appending(_ name: RawPath) -> RawPath {
        RawPath(bytes: bytes + [UInt8(ascii: "/")] + name.bytes)
    }

    /// Calls `body` with the null-terminated bytes.
    func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let terminated = bytes.map(CChar.init(bitPattern:)) + [0]
        return terminated.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map(body) ?? "".withCString(body)
        }
    }

    /// Whether the name starts with a dot, as hidden files of programs do.
    var isHidden: Bool { bytes.first == UInt8(ascii: ".") }
}

extension RawPath {
    init(_ path: String) {
        self.init(bytes: Array(path.utf8))
    }
}

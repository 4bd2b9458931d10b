/// A path as the system has it: bytes, which need not be text.
///
/// A name that is no UTF-8 cannot be a string and be found again, and a student with such a name is a
/// student.
struct FilePlace: Hashable, Sendable {
    let bytes: [UInt8]

    init(_ path: String) {
        bytes = Array(path.utf8)
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The place of a name within this folder.
    func appending(_ name: FileName) -> FilePlace {
        FilePlace(bytes: bytes + [UInt8(ascii: "/")] + name.bytes)
    }

    /// Lends the path to the system.
    func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        FileName(bytes: bytes).withBytes(body)
    }
}

/// A file's name as the system has it: bytes, which need not be text.
struct FileName: Hashable, Sendable {
    let bytes: [UInt8]

    /// The name, if it is text.
    var text: String? { String(validating: bytes, as: UTF8.self) }

    /// The name as it can be shown: bytes that are no text are written as `\xE9`.
    var visible: String {
        if let text { return text }
        return bytes.map { byte in
            byte < 0x80 ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16).uppercased()
        }.joined()
    }

    /// Lends the name to the system.
    func withBytes<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
        let terminated = bytes.map(CChar.init(bitPattern:)) + [0]
        return terminated.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map(body) ?? "".withCString(body)
        }
    }

    /// Whether systems hide the file, as they do with what programs keep beside their work.
    var isHidden: Bool { bytes.first == UInt8(ascii: ".") }
}

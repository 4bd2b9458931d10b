import Foundation

#if canImport(Glibc)
    import Glibc
#endif

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
        let path = bytes.map(CChar.init(bitPattern:)) + [0]
        return path.withUnsafeBufferPointer { buffer in
            buffer.baseAddress.map(body) ?? "".withCString(body)
        }
    }

    /// The names in this folder, ordered by their bytes; `nil` where it cannot be read.
    func names() -> [FileName]? {
        guard let folder = withPath({ opendir($0) }) else { return nil }
        defer { closedir(folder) }
        var names: [FileName] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 1) { start in
                    FileName(
                        bytes: UnsafeBufferPointer(start: start, count: strlen(start))
                            .map(UInt8.init(bitPattern:))
                    )
                }
            }
            if name.bytes != Array(".".utf8), name.bytes != Array("..".utf8) {
                names.append(name)
            }
        }
        return names.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
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

    /// Whether systems hide the file, as they do with what programs keep beside their work.
    var isHidden: Bool { bytes.first == UInt8(ascii: ".") }
}

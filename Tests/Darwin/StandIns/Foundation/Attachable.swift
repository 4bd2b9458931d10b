// What can be attached to a test by a file that imports Foundation and Testing. It comes from a third
// module, which the compiler imports there by itself.

import Testing

extension Data: Attachable {
    public func withUnsafeBytes<Result>(
        for attachment: borrowing Attachment<Data>,
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result { try withUnsafeBytes(body) }
}

extension Attachable where Self: Encodable {
    public func withUnsafeBytes<Result>(
        for attachment: borrowing Attachment<Self>,
        _ body: (UnsafeRawBufferPointer) throws -> Result
    ) throws -> Result { try body(UnsafeRawBufferPointer(start: nil, count: 0)) }
}

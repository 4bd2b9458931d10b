import Foundation

/// The lines that arrive on a descriptor.
package struct LineChannel {
    package let descriptor: Int32
    private var unread = Data()
    /// The number of unread bytes that were already searched for a line end.
    private var searched = 0

    package init(_ descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// The next line without its end, if all of it has been received.
    package mutating func nextLine() -> Data? {
        let end = unread.range(of: Data([UInt8(ascii: "\n")]), in: searched..<unread.count)
        guard let end else {
            searched = unread.count
            return nil
        }
        defer {
            unread = Data(unread[end.upperBound...])
            searched = 0
        }
        return unread[..<end.lowerBound]
    }

    /// Receives the available bytes; returns `false` at the end of the stream.
    package mutating func receive() -> Bool {
        switch readAvailable(descriptor) {
        case .bytes(let bytes): unread.append(contentsOf: bytes)
        case .nothingYet: break
        case .end: return false
        }
        return true
    }

    /// Waits for the next line on a descriptor that blocks; `nil` at the end of the stream.
    package mutating func waitForLine() -> Data? {
        while true {
            if let line = nextLine() { return line }
            guard receive() else { return nil }
        }
    }
}

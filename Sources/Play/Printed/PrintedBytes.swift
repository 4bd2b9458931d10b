import Foundation

/// The bytes that an attempt printed, unchecked: every byte is hostile.
package struct PrintedBytes: Hashable {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    /// The number of line ends among the dropped bytes.
    var linesLost = 0

    package init(output: [UInt8] = [], errors: [UInt8] = [], linesLost: Int = 0) {
        self.output = output
        self.errors = errors
        self.linesLost = linesLost
    }
}

extension ArraySlice<UInt8> {
    var lineEnds: Int {
        withUnsafeBytes { bytes in
            guard var start = bytes.baseAddress else { return 0 }
            let end = start + bytes.count
            var count = 0
            while let found = memchr(start, Int32(UInt8(ascii: "\n")), end - start) {
                start = UnsafeRawPointer(found) + 1
                count += 1
            }
            return count
        }
    }
}

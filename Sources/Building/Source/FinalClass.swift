/// Replaces the `final` of the class that the harness subclasses by spaces.
///
/// Otherwise the compiler would refuse the harness, and it would take three more runs to find out why. This
/// finds the usual spelling; for any other, the compiler's tree gives the place of the `final`.
enum FinalClass {
    /// The bytes with spaces in place of `final`, so that columns stay.
    static func opened(_ type: String, in bytes: [UInt8]) -> [UInt8] {
        var opened = bytes
        let final = Array("final".utf8)
        for range in bytes.ranges(of: final + Array(" class \(type)".utf8)) {
            guard bytes[range.upperBound...].first.map(endsName) ?? true else { continue }
            opened.blank(range.prefix(final.count))
        }
        return opened
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte.isBlank || [":", "<", "{"].map { UInt8(ascii: $0) }.contains(byte)
    }
}

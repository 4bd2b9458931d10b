/// Blanks the `final` of the class that the harness subclasses.
///
/// The compiler would refuse the harness, and three more runs would find out why. This finds the usual
/// way to write it; for any other, the compiler's tree shows where the `final` is.
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

import Platform

/// Replaces attributes that mean nothing without Objective-C, such as `@IBOutlet`, by spaces.
///
/// Without Objective-C the compiler refuses them, and two more runs would find out where they are. This finds
/// their usual forms; for others, such as `@objc(name)`, the compiler's tree gives the place.
enum ObjectiveCAttributes {
    private static let names = [
        "@IBOutlet", "@IBAction", "@IBInspectable", "@IBDesignable", "@objcMembers", "@objc",
    ]

    /// The bytes with spaces in place of the attributes, so that columns stay.
    static func blanked(in bytes: [UInt8], on system: OperatingSystem = .own) -> [UInt8] {
        guard system == .linux, bytes.contains(UInt8(ascii: "@")) else { return bytes }
        var blanked = bytes
        for name in names {
            for range in bytes.ranges(of: Array(name.utf8)) {
                let rest = bytes[range.upperBound...]
                let next = rest.first { !$0.isBlank }
                guard rest.first?.isBlank == true, next != UInt8(ascii: "(") else { continue }
                blanked.blank(range)
            }
        }
        return blanked
    }
}

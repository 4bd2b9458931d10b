/// Replaces an answer's platform conditions by their values in an iOS app.
///
/// Here the compiler takes `os(iOS)` for false, and would silently omit the branch that an app compiles. The
/// values are padded to the length of the conditions, so that columns stay.
enum PlatformConditions {
    private static let values: [(condition: String, value: String)] = [
        ("os(iOS)", "true"), ("os(macOS)", "false"), ("os(OSX)", "false"), ("os(Linux)", "false"),
        ("canImport(AppKit)", "false"), ("canImport(Cocoa)", "false"),
        ("canImport(Glibc)", "false"),
    ].map { ($0.0, $0.1 + String(repeating: " ", count: $0.0.utf8.count - $0.1.utf8.count)) }

    /// The bytes with the values in `#if` and `#elseif` lines.
    static func asInAnApp(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.firstRange(of: Array("#if".utf8)) != nil else { return bytes }
        var changed = bytes
        for line in bytes.split(separator: 0x0A) where isCondition(line) {
            for (condition, value) in values {
                for range in line.ranges(of: Array(condition.utf8)) {
                    changed.replaceSubrange(range, with: Array(value.utf8))
                }
            }
        }
        return changed
    }

    private static func isCondition(_ line: ArraySlice<UInt8>) -> Bool {
        let directive = line.drop { $0 == 0x20 || $0 == 0x09 }
        return directive.starts(with: "#if".utf8) || directive.starts(with: "#elseif".utf8)
    }
}

/// Formats text and checks each conversion against its value.
///
/// Foundation's `String(format:)` trusts the format about the types of the values. A wrong
/// conversion makes it read unrelated memory.
struct CheckedFormat {
    /// Scalars and not characters, because a percent sign can be a part of a character, as in "\u{600}%".
    private var rest: Substring.UnicodeScalarView
    private var values: ArraySlice<any CVarArg>
    private(set) var text = ""

    init(_ format: String, _ values: [any CVarArg]) {
        rest = format[...].unicodeScalars
        self.values = values[...]
        while let percent = rest.firstIndex(of: "%") {
            text.unicodeScalars.append(contentsOf: rest[..<percent])
            rest = rest[percent...].dropFirst()
            text += conversion()
        }
        text.unicodeScalars.append(contentsOf: rest)
    }

    /// Consumes a conversion at the start of `rest` and returns its text.
    private mutating func conversion() -> String {
        if rest.first == "%" {
            rest = rest.dropFirst()
            return "%"
        }
        var layout = prefix(of: "+-# 0", atMost: 5, or: "has a flag twice")
        layout += prefix(of: "0123456789", atMost: 3, or: "has a width over 999")
        if rest.first == "." {
            rest = rest.dropFirst()
            layout += "."
            layout += prefix(of: "0123456789", atMost: 3, or: "has a precision over 999")
        }
        _ = prefix(of: "hlqLjzt", atMost: 2, or: "has a length of three letters")
        guard let kind = rest.popFirst() else { refuse("ends with %") }
        guard let value = values.popFirst() else { refuse("has more conversions than values") }
        switch kind {
        case "d", "i":
            return String(format: "%\(layout)lld", arguments: [integer(value, for: kind)])
        case "u", "x", "X", "o":
            let bits = UInt64(bitPattern: integer(value, for: kind))
            return String(format: "%\(layout)ll\(kind)", arguments: [bits])
        case "c":
            let scalar = UInt32(exactly: integer(value, for: kind)).flatMap(Unicode.Scalar.init)
            return scalar.map { String(Character($0)) } ?? ""
        case "f", "F", "e", "E", "g", "G", "a", "A":
            return String(format: "%\(layout)\(kind)", arguments: [number(value, for: kind)])
        case "@":
            if value is any Numeric || value is Bool {
                refuse("has %@ for \(value), which is not an object")
            }
            return "\(value)"
        default: refuse("has %\(kind), which the workbook does not check")
        }
    }

    /// Consumes the scalars at the start of `rest` that are among `allowed`.
    ///
    /// Foundation copies a conversion to a place of fixed length, so none may be long.
    private mutating func prefix(
        of allowed: String,
        atMost most: Int,
        or reason: String
    ) -> String {
        let prefix = rest.prefix(while: allowed.unicodeScalars.contains)
        guard prefix.count <= most else { refuse(reason) }
        rest = rest[prefix.endIndex...]
        return String(prefix)
    }

    private func integer(_ value: any CVarArg, for kind: Unicode.Scalar) -> Int64 {
        switch value {
        case let value as any BinaryInteger: return Int64(truncatingIfNeeded: value)
        case let value as Bool: return value ? 1 : 0
        case let value as NSNumber: return value.int64Value
        default: refuse("has %\(kind) for \(value), which is not an integer")
        }
    }

    private func number(_ value: any CVarArg, for kind: Unicode.Scalar) -> Double {
        switch value {
        case let value as CGFloat: return Double(value)
        case let value as any BinaryFloatingPoint: return Double(value)
        case let value as NSNumber: return value.doubleValue
        default: refuse("has %\(kind) for \(value), which is not a floating-point number")
        }
    }

    private func refuse(_ reason: String) -> Never {
        fatalError("the format \(reason)")
    }
}

/// Types of functions with an ownership modifier on a parameter, recognized by their mangled names.
///
/// Some functions of the standard library have such types. The property `static let make =
/// Array<Int>.makeIterator` has one by inference, and an associated type can be inferred from the property.
/// An override can then differ in ownership although the answer has no modifier; see ``OwnershipWords``.
///
/// Source: `docs/ABI/Mangling.rst` of Swift 6.3.
enum OwningFunctionTypes {
    /// Whether a file may infer an associated type from a property, or override a property.
    static func areConceivable(in bytes: [UInt8]) -> Bool {
        bytes.contains(oneOf: ["associatedtype", "RawRepresentable", "OptionSet"])
            || bytes.ranges(of: Array("override".utf8)).contains { range in
                let rest = bytes[range.upperBound...]
                return ![" func ", " init("].contains { rest.starts(with: $0.utf8) }
            }
    }

    /// Whether a mangled type contains such a function type, marked by the operator `n` or `h`.
    static func isIn(_ mangled: String) -> Bool {
        var rest = Array(mangled.utf8)[...]
        if rest.starts(with: "$s".utf8) { rest = rest.dropFirst(2) }
        while let first = rest.first {
            switch first {
            case UInt8(ascii: "n"), UInt8(ascii: "h"): return true
            case UInt8(ascii: "0")...UInt8(ascii: "9"): skipIdentifier(&rest)
            case UInt8(ascii: "A"): skipSubstitution(&rest)
            case UInt8(ascii: "S"): skipStandardType(&rest)
            // Operators of two letters.
            case UInt8(ascii: "X"), UInt8(ascii: "Y"), UInt8(ascii: "Q"), UInt8(ascii: "R"):
                rest = rest.dropFirst(2)
            default: rest = rest.dropFirst()
            }
        }
        return false
    }

    /// Skips a length and as many characters, such as `3Box`, and words of earlier names before it: `0A3Box`.
    private static func skipIdentifier(_ rest: inout ArraySlice<UInt8>) {
        if rest.first == UInt8(ascii: "0") {
            rest = rest.dropFirst().drop(while: isLowercase).dropFirst()
            guard rest.first.map(isDigit) == true else { return }
        }
        let digits = rest.prefix(while: isDigit)
        let length = Int(String(decoding: digits, as: UTF8.self)) ?? rest.count
        rest = rest.dropFirst(digits.count).dropFirst(max(length, 0))
    }

    /// Skips references to earlier parts, of which the last has an uppercase letter: `AB`, `AabC`, `A2_`.
    private static func skipSubstitution(_ rest: inout ArraySlice<UInt8>) {
        rest = rest.dropFirst().drop { isLowercase($0) || isDigit($0) }.dropFirst()
    }

    /// Skips the short names of the standard library's types: `Si`, `S2i`, `ScA`.
    private static func skipStandardType(_ rest: inout ArraySlice<UInt8>) {
        rest = rest.dropFirst().drop(while: isDigit)
        rest = rest.dropFirst(rest.first == UInt8(ascii: "c") ? 2 : 1)
    }

    private static func isLowercase(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
}

import Foundation
import Hashing
import Markup
import Scenario

/// The name of a student's feedback file, derived from the folder's name and valid on every system.
///
/// Letters, digits and some punctuation are kept, and other characters become `_`. A changed name
/// gets a hash of the original name as a suffix, so that distinct names have distinct files. A name
/// that already ends like a hash gets a suffix, too, so no student can take the place of another's
/// file.
package enum FeedbackFileName {
    /// The file's name, which leaves room for an extension of five bytes.
    package static func stem(of student: String) -> String {
        let safe = safeCharacters(of: student)
        // Some file systems, like Swift, treat canonically equivalent letters as equal.
        let composed = Array(student.precomposedStringWithCanonicalMapping.utf8)
        let isKept =
            Array(safe.utf8) == Array(student.utf8) && Array(safe.utf8) == composed
            && safe.utf8.count <= maximumBytes && !isReserved(safe) && !hasNumber(safe)
        return isKept ? safe : "\(beginning(of: safe))-\(number(of: student))"
    }

    /// Leaves room within the 255 bytes of a file name for the hash and the extension.
    private static let maximumBytes = 200

    private static func safeCharacters(of name: String) -> String {
        var safe = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            safe.append(scalar.isSafeInFileNames ? scalar : "_")
        }
        while let last = safe.last, last == "." || last == " " {
            safe.removeLast()
        }
        if let first = safe.first, first == "-" || first == "." || first == " " || first.isMark {
            safe.insert("_", at: safe.startIndex)
        }
        return safe.isEmpty ? "_" : String(safe)
    }

    private static func beginning(of name: String) -> String {
        var beginning = ""
        for scalar in name.unicodeScalars {
            guard beginning.utf8.count + UTF8.width(scalar) <= maximumBytes else { break }
            beginning.unicodeScalars.append(scalar)
        }
        return beginning
    }

    /// Whether Windows reserves the name for a device, with or without an extension.
    private static func isReserved(_ name: String) -> Bool {
        let stem = name.prefix { $0 != "." }.uppercased()
        let isNumbered = ["COM", "LPT"].contains { stem.hasPrefix($0) } && stem.count == 4
        return isNumbered || ["CON", "PRN", "AUX", "NUL"].contains(stem)
    }

    private static func hasNumber(_ name: String) -> Bool {
        let end = name.utf8.suffix(digits + 1)
        return end.count == digits + 1 && end.first == UInt8(ascii: "-")
            && end.dropFirst().allSatisfy { byte in
                switch Unicode.Scalar(byte) {
                case "0"..."9", "a"..."f": true
                default: false
                }
            }
    }

    private static let digits = 16

    private static func number(of name: String) -> String {
        String(ContentHash(Array(name.utf8)).text.prefix(digits))
    }
}

extension Unicode.Scalar {
    /// Whether the character is safe in a file name on every system and in every shell.
    fileprivate var isSafeInFileNames: Bool {
        switch self {
        case "-", "_", ".", " ", ",", "+", "@": return true
        case _ where isASCII: return properties.isAlphabetic || properties.numericType != nil
        default: break
        }
        switch properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
            .decimalNumber:
            return !properties.isDefaultIgnorableCodePoint
        case .nonspacingMark, .spacingMark: return !properties.isDefaultIgnorableCodePoint
        default: return false
        }
    }
}

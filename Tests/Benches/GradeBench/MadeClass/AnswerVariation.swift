import Foundation
import Building

/// A variation of one of the repository's answers for one student.
struct AnswerVariation {
    private let bytes: [UInt8]
    private let tokens: SwiftTokens
    private let words: [String]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        tokens = SwiftTokens(bytes)
        words = tokens.words
    }

    // MARK: Other tokens

    /// Renames constants and adds an unused declaration: different tokens, the same behaviour.
    func renamed(for student: Int) -> [UInt8] {
        let renamed = localNames
        var result: [UInt8] = []
        var end = 0
        for (range, word) in zip(tokens.ranges, words) where renamed.contains(word) {
            result += bytes[end..<range.upperBound] + Array("\(student)".utf8)
            end = range.upperBound
        }
        return result + bytes[end...] + Array("\n\(unused(by: student))\n".utf8)
    }

    private func unused(by student: Int) -> String {
        switch student % 3 {
        case 0: "private let trial\(student) = \(student)"
        case 1: "private func half\(student)(_ number: Int) -> Int { number / 2 }"
        default: "private enum Notes\(student) { static let last = \"\(student)\" }"
        }
    }

    /// The names of constants inside functions that have no other meaning in the file.
    private var localNames: Set<String> {
        var names: Set<String> = []
        var others: Set<String> = []
        var depth = 0
        for (index, word) in words.enumerated() {
            if word == "{" { depth += 1 }
            if word == "}" { depth -= 1 }
            guard word.first?.isLetter == true, word.first?.isLowercase == true else { continue }
            let last = index > 0 ? words[index - 1] : ""
            let next = index + 1 < words.count ? words[index + 1] : ""
            if last == "let" || last == "var" {
                if depth >= 2, next == "=" { names.insert(word) } else { others.insert(word) }
            } else if last == "." || last == "`" || last == "func" || last == "case" || next == ":"
            {
                others.insert(word)
            }
        }
        // A string literal may use a name in an interpolation.
        let texts = words.filter { $0.contains("\\(") }
        return names.subtracting(others).subtracting(AnswerVariation.inherited)
            .filter { name in !texts.contains { $0.contains(name) } }
    }

    /// The inherited members of the answers' classes, which a constant of the same name may hide
    /// for some lines.
    private static let inherited: Set<String> = [
        "alpha", "bounds", "center", "frame", "layer", "next", "self", "subviews", "superview",
        "transform", "view", "window",
    ]

    // MARK: The same tokens

    /// The answer with the same tokens, but different comments, whitespace and empty lines.
    func laidOut(by generator: inout some RandomNumberGenerator) -> [UInt8] {
        var result: [UInt8] = []
        var end = 0
        for range in tokens.ranges {
            let between = bytes[end..<range.lowerBound]
            result += between
            if between.contains(0x0A), Int.random(in: 0..<4, using: &generator) == 0 {
                let number = Int.random(in: 1...999, using: &generator)
                result += Array("// step \(number)\n\n  ".utf8)
            }
            result += bytes[range]
            end = range.upperBound
        }
        return result + bytes[end...] + Array("\n// done\n".utf8)
    }
}

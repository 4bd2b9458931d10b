import Foundation

/// What the compiler's own tree of an answer shows, and its index does not: attributes and modifiers,
/// expressions marked as unsafe, and the standard library's own names.
struct AnswerTree {
    /// An attribute or a modifier, as `final` or `@available(…)`.
    private struct Attribute {
        /// What the compiler calls it, such as `final_attr`.
        var kind: String
        /// Where it begins in the file's bytes, behind an `@`, and where its last word begins.
        var range: ClosedRange<Int>
        /// The name of the declaration that it stands before, if it has one.
        var declaration: String? = nil
        /// Whether it says that the compiler is not to look after memory, as `unowned(unsafe)`.
        var isUnchecked = false
    }

    private let bytes: [UInt8]
    /// Whether the tree is longer or deeper than what is read.
    private(set) var isUnreadable = false
    private var attributes: [Attribute] = []
    private var uncheckedExpressions: [Int] = []
    /// The declarations of others whose names begin with an underscore: the index leaves them out.
    private(set) var underscored: Set<Declaration> = []

    /// Whether the compiler must be asked: whatever it would find has one of some words in it, or a name that
    /// begins with an underscore, and most answers have none of them.
    static func isNeeded(for bytes: [UInt8], outlets: Set<String>) -> Bool {
        bytes.firstRange(of: Array("unsafe".utf8)) != nil || hasUnderscoredName(bytes)
            || hasUnclearAttribute(bytes) || mayHide(outlets, in: bytes)
    }

    /// Whether something in a file may be closed to the harness, which subclasses: then it does not compile.
    static func mayCloseOff(_ bytes: [UInt8]) -> Bool {
        bytes.firstRange(of: Array("final".utf8)) != nil
    }

    /// Whether an outlet stands soon after a `private`: the harness would set another property.
    private static func mayHide(_ outlets: Set<String>, in bytes: [UInt8]) -> Bool {
        let names = outlets.map { Array($0.utf8) }
        return bytes.ranges(of: Array("private".utf8)).contains { range in
            let rest = bytes[range.upperBound...].prefix(mostBytesOfModifiers)
            return names.contains { rest.firstRange(of: $0) != nil }
        }
    }

    /// More than any modifiers, blanks and comments that stand between a `private` and its name.
    private static let mostBytesOfModifiers = 400

    /// What stands behind most `@`, and can only be this: to declare an attribute takes another `@`.
    private static let clearAttributes = ["MainActor", "escaping", "discardableResult"]
        .map { Array($0.utf8) }

    /// Whether an `@` begins anything else than one of the clear attributes and a blank.
    private static func hasUnclearAttribute(_ bytes: [UInt8]) -> Bool {
        let blanks: [UInt8] = [0x09, 0x0A, 0x0D, 0x20]
        return bytes.indices.contains { index in
            guard bytes[index] == UInt8(ascii: "@") else { return false }
            let rest = bytes[index...].dropFirst()
            return !clearAttributes.contains { word in
                rest.starts(with: word)
                    && rest.dropFirst(word.count).first.map(blanks.contains) == true
            }
        }
    }

    /// Whether a word begins with an underscore and goes on.
    private static func hasUnderscoredName(_ bytes: [UInt8]) -> Bool {
        let isWord = bytes.map { byte in
            byte >= 0x80 || byte == UInt8(ascii: "_") || isLetter(byte)
                || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        }
        return bytes.indices.dropLast().contains { index in
            bytes[index] == UInt8(ascii: "_") && isWord[index + 1]
                && (index == 0 || !isWord[index - 1] || bytes[index - 1] >= 0x80)
        }
    }

    /// Reads what the compiler printed.
    ///
    /// - Parameters:
    ///   - output: The tree as JSON, behind which there may be warnings.
    ///   - bytes: The file.
    init(_ output: [UInt8], of bytes: [UInt8]) {
        self.bytes = bytes
        guard let tree = try? JSONSerialization.jsonObject(with: Data(output)) else {
            isUnreadable = true
            return
        }
        var waiting: [Any] = [tree]
        while let next = waiting.popLast() {
            if let node = next as? [String: Any] {
                take(node)
                waiting += node.values
            } else if let list = next as? [Any] {
                waiting += list
            }
        }
        attributes.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    private mutating func take(_ node: [String: Any]) {
        if node["_kind"] as? String == "unsafe_expr" {
            uncheckedExpressions.append(AnswerTree.range(of: node)?.lowerBound ?? 0)
        }
        if node["exported"] as? Bool == true, let range = AnswerTree.range(of: node) {
            attributes.append(Attribute(kind: "exported_attr", range: range))
        }
        if let usr = node["decl_usr"] as? String { take(usr) }
        let name = (node["name"] as? [String: Any])?["base_name"] as? [String: Any]
        for case let attribute as [String: Any] in node["attrs"] as? [Any] ?? [] {
            // One without a place is the compiler's own.
            guard let range = AnswerTree.range(of: attribute), range.upperBound < bytes.count,
                let kind = attribute["_kind"] as? String
            else { continue }
            attributes.append(
                Attribute(
                    kind: kind,
                    range: range,
                    declaration: name?["name"] as? String,
                    isUnchecked: attribute["unowned(unsafe)"] as? Bool == true
                )
            )
        }
    }

    private mutating func take(_ usr: String) {
        // Most names are without.
        guard usr.utf8.contains(UInt8(ascii: "_")) else { return }
        let declaration = Declaration(usr: usr)
        if declaration.hasUnderscore, declaration.module != CompilerJobs.module {
            underscored.insert(declaration)
        }
    }

    private static func range(of node: [String: Any]) -> ClosedRange<Int>? {
        guard let range = node["range"] as? [String: Any], let start = range["start"] as? Int,
            let end = range["end"] as? Int, start >= 0, start <= end
        else { return nil }
        return start...end
    }

    // MARK: What is not allowed

    /// The first attribute or expression that no answer may have, and where it is in the bytes.
    var firstFinding: (reach: AnswerReach, offset: Int)? {
        let refused = attributes.first {
            $0.isUnchecked || !AnswerTree.allowedAttributes.contains($0.kind)
        }
        if let refused {
            return (.attribute(word(at: refused.range.lowerBound)), refused.range.lowerBound)
        }
        return uncheckedExpressions.min().map { (.uncheckedCode, $0) }
    }

    private func word(at offset: Int) -> String {
        // An import's range begins behind its attributes.
        if bytes[offset...].starts(with: "import".utf8) { return "_exported" }
        let start = bytes[offset...].first == UInt8(ascii: "@") ? offset + 1 : offset
        let word = bytes[start...].prefix { $0 == UInt8(ascii: "_") || AnswerTree.isLetter($0) }
        return String(decoding: word, as: UTF8.self)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    // MARK: What is compiled

    /// The bytes to compile, with every column where it was: `final` is blanked, so that a harness can
    /// subclass, and `private` before the properties that the harness sets, as a nib sets outlets.
    func compiledBytes(outlets: Set<String>) -> [UInt8] {
        var compiled = bytes
        for attribute in attributes {
            let start = attribute.range.lowerBound
            let isOutlet = attribute.declaration.map(outlets.contains) == true
            switch (attribute.kind, word(at: start)) {
            case ("final_attr", "final"): blank(start..<start + "final".utf8.count, in: &compiled)
            case ("access_control_attr", let word)
            where isOutlet && (word == "private" || word == "fileprivate"):
                blank(start..<start + word.utf8.count, in: &compiled)
            case ("setter_access_attr", "private"), ("setter_access_attr", "fileprivate"):
                if isOutlet { blank(start..<attribute.range.upperBound + 1, in: &compiled) }
            default: break
            }
        }
        return compiled
    }

    private func blank(_ range: Range<Int>, in bytes: inout [UInt8]) {
        for offset in range.clamped(to: bytes.indices) { bytes[offset] = UInt8(ascii: " ") }
    }
}

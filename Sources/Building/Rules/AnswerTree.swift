import Foundation
import Platform

/// The facts about an answer that only the compiler's tree has, not its index.
///
/// They are attributes and modifiers, expressions marked as unsafe, accesses to memory that Swift does not
/// check, and declarations with an underscore: those of other modules, and those in the answer's protocols.
package struct AnswerTree {
    /// An attribute or a modifier, such as `final` or `@available(…)`.
    private struct Attribute {
        /// The compiler's name for it, such as `final_attr`.
        var kind: String
        /// From the attribute's offset in bytes, after its `@`, to the offset of its last token.
        var range: ClosedRange<Int>
        /// The base name of the declaration that has it.
        var declaration: String? = nil
        /// Whether the attribute switches off memory checks, as `unowned(unsafe)` does.
        var isUnchecked = false
    }

    private let bytes: [UInt8]
    /// What the names of literals' initializers begin with, if the file does not name them itself.
    private let initializersOfLiterals: [String]
    /// The CPU time for a tree.
    ///
    /// The whole check of a right answer of 37 KB takes half of it.
    private static let maximumSeconds = 10.0
    /// Whether the tree could not be parsed, or not in time.
    private(set) var isUnreadable = false
    private var attributes: [Attribute] = []
    private var uncheckedExpressions: [Int] = []
    /// Code whose memory accesses Swift does not check.
    private var uncheckedAccesses: UncheckedAccesses
    private var endings = EndingChecks()
    private(set) var heritage = Heritage()
    /// The offsets of `final` where no harness subclasses: on a class without a superclass, and on
    /// its members.
    private var harmlessFinals: Set<Int> = []
    /// Requirements that a type of the standard library may fulfil with a member that the index omits.
    private var hiddenRequirements: [(name: String, offset: Int)] = []
    /// Initializers that some subclasses do not inherit.
    private(set) var uninheritedInitializers: [UninheritedInitializer] = []
    /// Declarations of other modules with a leading underscore, which the index omits.
    package private(set) var underscored: Set<Declaration> = []

    /// Whether modifiers or attributes that mean nothing here may be why the compiler refused the file.
    static func mayExplainRefusal(of bytes: [UInt8]) -> Bool {
        bytes.contains(oneOf: ["final", "private"]) || hasUnclearAttribute(bytes)
    }

    /// Common attributes that can only have their usual meaning: declaring another attribute of the same name
    /// would need another `@`.
    private static let clearAttributes = ["MainActor", "escaping", "discardableResult"]
        .map { Array($0.utf8) }

    /// Whether any `@` begins something other than a clear attribute followed by white space.
    private static func hasUnclearAttribute(_ bytes: [UInt8]) -> Bool {
        bytes.indices.contains { index in
            guard bytes[index] == UInt8(ascii: "@") else { return false }
            let rest = bytes[index...].dropFirst()
            return !clearAttributes.contains { word in
                rest.starts(with: word)
                    && rest.dropFirst(word.count).first?.isBlank == true
            }
        }
    }

    /// Parses the compiler's output.
    ///
    /// - Parameters:
    ///   - output: The tree as JSON.
    ///   - bytes: The file.
    package init(_ output: [UInt8], of bytes: [UInt8]) {
        self.bytes = bytes
        uncheckedAccesses = UncheckedAccesses(in: bytes)
        initializersOfLiterals = ["_builtin", "_regexString"].filter {
            bytes.firstRange(of: Array($0.utf8)) == nil
        }
        guard let text = AnswerTree.escapedToASCII(output),
            let tree = try? JSONSerialization.jsonObject(with: text)
        else {
            isUnreadable = true
            return
        }
        let clock = ComputingClock.ofProcess
        TreeNode.visit(tree) { node in
            isUnreadable = isUnreadable || clock.seconds > AnswerTree.maximumSeconds
            guard !isUnreadable else { return false }
            take(node)
            uncheckedAccesses.take(node)
            endings.take(node)
            heritage.take(node)
            return true
        }
        guard !isUnreadable else { return }
        uncheckedAccesses.finish(in: tree)
        attributes.sort { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// The output with each byte beyond ASCII, and then each `%`, as in `%C3`.
    ///
    /// Swift tells names apart by their bytes. Here they are texts, which are compared by characters: `é` of
    /// one scalar equals `é` of two, and `_` with an accent behind it is no underscore.
    private static func escapedToASCII(_ output: [UInt8]) -> Data? {
        let text = String(decoding: output, as: UTF8.self)
        guard text.utf8.count != text.utf16.count else { return Data(output) }
        let ascii = CharacterSet(charactersIn: "\u{0}"..."\u{7F}").subtracting(["%"])
        return text.addingPercentEncoding(withAllowedCharacters: ascii).map { Data($0.utf8) }
    }

    private mutating func take(_ node: TreeNode) {
        if node["exported"] as? Bool == true, let range = node.range {
            attributes.append(Attribute(kind: "exported_attr", range: range))
        }
        if let usr = node["decl_usr"] as? String { take(usr) }
        switch node.kind {
        case "unsafe_expr": uncheckedExpressions.append(node.range?.lowerBound ?? 0)
        case "protocol": takeRequirements(of: node)
        case "class_decl":
            uninheritedInitializers += UninheritedInitializer.all(in: node)
            let heritage = node["inherits"] as? TreeNode
            if heritage?["superclass_type"] == nil { takeFinals(of: node) }
        default: break
        }
        for attribute in node.attributes {
            // An attribute without a range was added by the compiler.
            guard let range = attribute.range, range.upperBound < bytes.count,
                let kind = attribute.kind
            else { continue }
            attributes.append(
                Attribute(
                    kind: kind,
                    range: range,
                    declaration: node.baseName,
                    isUnchecked: attribute["unowned(unsafe)"] as? Bool == true
                )
            )
        }
    }

    private mutating func takeFinals(of node: TreeNode) {
        for attribute in ([node] + node.members).flatMap(\.attributes)
        where attribute.kind == "final_attr" {
            if let range = attribute.range { harmlessFinals.insert(range.lowerBound) }
        }
    }

    private mutating func takeRequirements(of node: TreeNode) {
        for member in node.members {
            let labels = (member["name"] as? TreeNode)?["args"] as? [String] ?? []
            let names = [member.baseName].compactMap { $0 } + labels
            guard let hidden = names.first(where: { $0.hasPrefix("_") && $0 != "_" }) else {
                continue
            }
            hiddenRequirements.append((hidden, member.range?.lowerBound ?? 0))
        }
    }

    private mutating func take(_ usr: String) {
        // Most names have no underscore.
        guard usr.utf8.contains(UInt8(ascii: "_")), !Declaration.isOfAnswer(usr) else { return }
        let declaration = Declaration(usr: usr)
        guard let name = declaration.underscoredName else { return }
        // Every literal has such an initializer without naming it.
        let isOfLiteral = initializersOfLiterals.contains { name.hasPrefix($0) }
        if !isOfLiteral { underscored.insert(declaration) }
    }

    // MARK: Forbidden code

    /// The first attribute or expression that no answer may have, and its offset in bytes.
    package var firstFinding: (reach: AnswerReach, offset: Int)? {
        let refused = attributes.first {
            $0.isUnchecked || !AnswerTree.allowedAttributes.contains($0.kind)
        }
        if let refused {
            let start = refused.range.lowerBound
            let word = word(at: start)
            let isModifier = AnswerTree.ownershipModifiers.contains(refused.kind)
            return (isModifier ? .modifier(word) : .attribute(word), start)
        }
        if let hidden = hiddenRequirements.min(by: { $0.offset < $1.offset }) {
            return (.hiddenRequirement(hidden.name), hidden.offset)
        }
        let ofHeritage = heritage.firstFinding(joiningClasses: uncheckedAccesses.joinsClasses)
        if let access = uncheckedAccesses.first ?? ofHeritage { return access }
        return uncheckedExpressions.min().map { (.uncheckedCode, $0) }
    }

    private func word(at offset: Int) -> String {
        // The range of an import begins after its attributes.
        if bytes[offset...].starts(with: "import".utf8) { return "_exported" }
        let start = bytes[offset...].first == UInt8(ascii: "@") ? offset + 1 : offset
        let word = bytes[start...].prefix { $0 == UInt8(ascii: "_") || $0.isLetter }
        return String(decoding: word, as: UTF8.self)
    }

    // MARK: Compiled code

    /// The bytes to compile: with unchanged lines, and unchanged columns outside each `deinit`.
    ///
    /// Spaces replace `private` before the properties that the harness sets, as a nib sets outlets. Each
    /// `deinit` gets its check.
    ///
    /// - Parameter opensFinal: Whether spaces also replace `final` on a subclass, so that a harness can
    ///   subclass it.
    package func compiledBytes(outlets: Set<String>, opensFinal: Bool) -> [UInt8] {
        var compiled = bytes
        for attribute in attributes {
            let start = attribute.range.lowerBound
            let isOutlet = attribute.declaration.map(outlets.contains) == true
            switch (attribute.kind, word(at: start)) {
            case ("final_attr", "final") where opensFinal && !harmlessFinals.contains(start):
                compiled.blank(start..<start + "final".utf8.count)
            case ("access_control_attr", let word)
            where isOutlet && (word == "private" || word == "fileprivate"):
                compiled.blank(start..<start + word.utf8.count)
            case ("setter_access_attr", "private"), ("setter_access_attr", "fileprivate"):
                if isOutlet { compiled.blank(start..<attribute.range.upperBound + 1) }
            default: break
            }
        }
        return endings.written(into: compiled)
    }

    /// The bytes with spaces in place of `@objc`, `@IBOutlet` and their kind, so that columns stay.
    ///
    /// These mean nothing without Objective-C, and the compiler refuses them here.
    var bytesWithoutObjectiveC: [UInt8] {
        var others = bytes
        for attribute in attributes
        where AnswerTree.objectiveCAttributes.contains(attribute.kind) {
            let at = UInt8(ascii: "@")
            let start = attribute.range.lowerBound
            let isAfterMark = bytes[start] != at
            guard !isAfterMark || start > 0 && bytes[start - 1] == at else { continue }
            let last = attribute.range.upperBound
            let end = last + max(bytes[last...].prefix(while: \.isLetter).count, 1)
            others.blank((isAfterMark ? start - 1 : start)..<end)
        }
        return others
    }
}

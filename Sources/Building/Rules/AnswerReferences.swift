import Foundation
import Platform

/// The references of an answer, as the compiler resolved them.
package struct AnswerReferences {
    private(set) var answer: [IndexStore.Occurrence]
    let harness: [IndexStore.Occurrence]
    private(set) var heritage = Heritage()
    private let ofAnswer: Set<String>
    /// The declarations of the harness, which is compiled in the answer's module.
    private let ofHarness: [String]

    init(answer: [IndexStore.Occurrence], harness: [IndexStore.Occurrence]) {
        self.answer = answer
        self.harness = harness
        ofAnswer = Set(answer.filter(\.isDefinition).map(\.usr))
        ofHarness = Set(harness.filter(\.isDefinition).map(\.usr)).sorted()
    }

    /// The same references, with the tree's facts about protocols and extensions.
    func adding(_ heritage: Heritage) -> AnswerReferences {
        var references = self
        references.heritage = heritage
        let listed = Set(
            answer.flatMap { base in
                base.heirs.map { Heritage.Inheritance(heir: $0, base: base.usr) }
            }
        )
        let definitions = Dictionary(
            answer.filter(\.isDefinition).map { ($0.usr, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        for inheritance in heritage.inheritances where !listed.contains(inheritance) {
            guard let heir = definitions[inheritance.heir] ?? answer.first else { continue }
            references.answer.append(AnswerReferences.base(inheritance, placedAt: heir))
        }
        return references
    }

    /// A protocol's inheritance as if its base stood after the colon.
    ///
    /// - Parameter heir: The protocol, or the file's first occurrence if the index does not know the protocol.
    private static func base(
        _ inheritance: Heritage.Inheritance,
        placedAt heir: IndexStore.Occurrence
    ) -> IndexStore.Occurrence {
        var occurrence = heir
        occurrence.usr = inheritance.base
        occurrence.name =
            Declaration(usr: inheritance.base).path.components(separatedBy: ".").last ?? ""
        occurrence.roles = [.reference, .base]
        occurrence.heirs = [inheritance.heir]
        (occurrence.containers, occurrence.overridden) = ([], [])
        return occurrence
    }

    /// A reference that the answer may not make.
    package struct Finding: Hashable {
        var reach: AnswerReach
        var line: Int
        var column: Int

        init(_ reach: AnswerReach, at occurrence: IndexStore.Occurrence) {
            self.reach = reach
            (line, column) = (occurrence.line, occurrence.column)
        }
    }

    /// The forbidden references, with each declaration once.
    func findings(against allowed: AllowedDeclarations) -> [Finding] {
        var seen: Set<String> = []
        var named: Set<String> = []
        var findings: [Finding] = []
        for occurrence in answer where isUsed(occurrence) {
            let isBase = occurrence.roles.contains(.base)
            guard isBase || seen.insert(occurrence.usr).inserted, !occurrence.isLocal,
                !isOwn(occurrence.usr)
            else { continue }
            let declaration = Declaration(usr: occurrence.usr, name: occurrence.name)
            guard
                case .forbidden(let instead) = allowed.verdict(on: declaration, asBase: isBase),
                named.insert(declaration.path).inserted
            else { continue }
            let reach: AnswerReach =
                occurrence.isModule
                ? .module(occurrence.name)
                : .declaration(declaration.nameForPeople, instead: instead)
            findings.append(Finding(reach, at: occurrence))
        }
        return findings
    }

    /// Conformances of the answer's types to protocols that are closed to them.
    ///
    /// They are found by the protocol's name, and by the members that fulfil its requirements, because a type
    /// may name the protocol by an alias.
    func closedConformances(against allowed: AllowedDeclarations) -> [Finding] {
        var named: Set<String> = []
        return answer.compactMap { occurrence in
            let bases = occurrence.roles.contains(.base) ? [occurrence.usr] : []
            let closed = (bases + occurrence.overridden).lazy.filter { !isOwn($0) }
                .compactMap { allowed.closedProtocol(around: Declaration(usr: $0)) }.first
            guard let closed, named.insert(closed).inserted else { return nil }
            return Finding(.conformance(closed), at: occurrence)
        }
    }

    /// References to subscripts that have a type parameter of their own, other than a range.
    ///
    /// Swift compares key paths as if the arguments of a generic subscript always had the same type.
    var genericSubscripts: [Finding] {
        answer.filter { occurrence in
            occurrence.roles.contains(.reference) && occurrence.name == "subscript(_:)"
                && occurrence.usr.contains("qd__") && !occurrence.usr.contains("SXRd__")
                && !isOwn(occurrence.usr)
        }.map { occurrence in
            Finding(
                .declaration(
                    "a subscript with a type parameter",
                    instead:
                        "Swift may compare key paths with it wrongly. Take one element after the other."
                ),
                at: occurrence
            )
        }
    }

    /// Extensions of one-sided ranges, which may make them `Hashable`.
    ///
    /// In a key path they are smaller than other ranges, yet Swift compares them with those.
    var extendedRanges: [Finding] {
        let ranges = ["From", "UpTo", "Through"].map { "PartialRange\($0)" }
        return answer.filter { occurrence in
            occurrence.roles.contains(.extended) && ranges.contains(occurrence.name)
                && occurrence.usr.hasPrefix("s:s")
        }.map { occurrence in
            Finding(
                .declaration(
                    "an extension of \(occurrence.name)",
                    instead:
                        "Swift may compare key paths with such a range wrongly. Write a function."
                ),
                at: occurrence
            )
        }
    }

    /// The names to which the answer refers, without modules: `UIView.isHidden`, `CALayer.contains(_:)`.
    ///
    /// - Parameter isLeftOut: Whether to ignore the name at a line and column.
    func names(
        except isLeftOut: (_ line: Int, _ column: Int) -> Bool = { _, _ in false }
    ) -> Set<String> {
        let types = OwnTypes(
            answer.filter { $0.isDefinition && $0.name.first?.isUppercase == true }
        )
        var seen: Set<String> = []
        var names: Set<String> = []
        for occurrence in answer
        where occurrence.roles.contains(.reference) && !occurrence.isLocal
            && !isLeftOut(occurrence.line, occurrence.column)
            && seen.insert(occurrence.usr).inserted
        {
            guard !Declaration.isOfAnswer(occurrence.usr) else {
                let type = types.outermost(around: occurrence.usr).map { $0 + "." } ?? ""
                names.insert(type + occurrence.name)
                continue
            }
            names.insert(Declaration(usr: occurrence.usr, name: occurrence.name).nameInModule)
        }
        return names
    }

    /// The types that the answer declares, by identifier: a member's identifier begins with its type's.
    private struct OwnTypes {
        private var names: [String: String] = [:]
        /// The lengths of the identifiers in bytes: far fewer than there are types.
        private let lengths: [Int]

        init(_ types: [IndexStore.Occurrence]) {
            for type in types where names[type.usr] == nil { names[type.usr] = type.name }
            lengths = Set(names.keys.map(\.utf8.count)).sorted()
        }

        /// The name of the outermost type around a declaration, other than the declaration itself.
        func outermost(around usr: String) -> String? {
            let bytes = usr.utf8
            for length in lengths.prefix(while: { $0 < bytes.count }) {
                if let name = names[String(decoding: bytes.prefix(length), as: UTF8.self)] {
                    return name
                }
            }
            return nil
        }
    }

    /// Whether the answer can call the declaration here.
    ///
    /// A witness of one of the answer's own protocols can be called through the protocol. A requirement of
    /// another protocol is not checked here, since many have a default implementation. To call it, the answer
    /// must name it, and that reference is checked.
    private func isUsed(_ occurrence: IndexStore.Occurrence) -> Bool {
        occurrence.roles.contains(.reference)
            || occurrence.overridden.contains(where: isOwn)
    }

    /// The answer's declarations that could replace the kit's own: those with the name of one of its checked
    /// functions, or of a member that the harness asks the answer's types for.
    var namesakes: [Finding] {
        answer.filter { occurrence in
            guard occurrence.isDefinition else { return false }
            // A label can begin with an accent, which is a part of the character before it.
            let name = String(occurrence.name.unicodeScalars.prefix { $0 != "(" && $0 != ":" })
            return CheckedCalls.kitsWords.contains(name)
                || !occurrence.isLocal && name.lowercased().hasPrefix("workbook")
        }.map { Finding(.reservedName($0.name), at: $0) }
    }

    /// The places where the answer names a function that the kit replaces by a checked one.
    var checkedCalls: [CheckedCalls.Replacement] {
        answer.compactMap { occurrence in
            guard occurrence.roles.contains(.reference), !Declaration.isOfAnswer(occurrence.usr)
            else { return nil }
            let declaration = Declaration(usr: occurrence.usr, name: occurrence.name)
            guard declaration.module != "UIKit",
                let (word, kits) = CheckedCalls.words[declaration.labelledPath]
            else { return nil }
            return CheckedCalls.Replacement(
                line: occurrence.line,
                column: occurrence.column,
                word: word,
                kits: kits
            )
        }
    }

    /// Whether the answer declares it, or the compiler synthesizes it for one of the answer's types.
    private func isOwn(_ usr: String) -> Bool {
        ofAnswer.contains(usr)
            || Declaration.isOfAnswer(usr) && !ofHarness.contains(where: usr.hasPrefix)
    }

    /// The answer's declarations to which the harness refers although they belong to none of the types that
    /// it is about, such as an operator or a function with the name of one that the harness uses.
    ///
    /// The harness may use members that the answer's class inherits from another class of the answer, if they
    /// override UIKit's or are outlets.
    ///
    /// - Parameters:
    ///   - types: The names of the answer's types that the harness is about.
    ///   - outlets: The names of the properties that the harness sets.
    func hijacked(from types: [String], outlets: Set<String> = []) -> [Finding] {
        let types = types.compactMap { type in
            answer.filter { $0.isDefinition && $0.name == type }.map(\.usr)
                .min { $0.utf8.count < $1.utf8.count }
        }
        // A protocol inside the answer's class can have an initializer that replaces the class's own.
        let typesInside = answer.filter { occurrence in
            occurrence.isDefinition && occurrence.isType && !types.contains(occurrence.usr)
                && types.contains(where: occurrence.usr.hasPrefix)
        }.map(\.usr)
        let used = Set(harness.filter { $0.roles.contains(.reference) }.map(\.usr))
        let inheritance = AnswerInheritance(answer: answer, harness: harness)
        var named: Set<String> = []
        return answer.filter { occurrence in
            guard occurrence.isDefinition, used.contains(occurrence.usr) else { return false }
            let isMember =
                types.contains(where: occurrence.usr.hasPrefix)
                && !typesInside.contains(where: occurrence.usr.hasPrefix)
            return !isMember && !inheritance.gives(occurrence, outlets: outlets)
        }.map { Finding(.ownName(Declaration.withoutAccessor($0.name)), at: $0) }
            .filter { named.insert("\($0.reach.message):\($0.line)").inserted }
    }
}

extension IndexStore.Occurrence {
    fileprivate var isModule: Bool { usr.hasPrefix("c:@M@") }
    /// Whether the declaration is a class, a structure, an enumeration or a protocol, by its mangled name.
    fileprivate var isType: Bool { usr.hasPrefix("s:") && "CVOP".contains(usr.last ?? " ") }
    var isDefinition: Bool {
        !roles.isDisjoint(with: [.declaration, .definition])
    }
}

import Foundation
import Scenario

/// What an answer refers to, as the compiler resolved it, held against what it may refer to.
struct AnswerReferences {
    private let answer: [IndexStore.Occurrence]
    private let harness: [IndexStore.Occurrence]
    /// What the answer defines.
    private let ofAnswer: Set<String>
    /// What the harness defines: it is compiled in the answer's module.
    private let ofHarness: [String]

    init(answer: [IndexStore.Occurrence], harness: [IndexStore.Occurrence]) {
        self.answer = answer
        self.harness = harness
        ofAnswer = Set(answer.filter(\.isDefinition).map(\.usr))
        ofHarness = Set(harness.filter(\.isDefinition).map(\.usr)).sorted()
    }

    /// A reference to what the answer may not refer to.
    struct Finding: Hashable {
        var reach: AnswerReach
        var line: Int
        var column: Int
    }

    /// The references that are not allowed, each declaration once.
    func findings(against allowed: AllowedDeclarations) -> [Finding] {
        var seen: Set<String> = []
        var named: Set<String> = []
        var findings: [Finding] = []
        for occurrence in answer where isUsed(occurrence) {
            let isBase = occurrence.roles.contains(.base)
            guard isBase || seen.insert(occurrence.usr).inserted else { continue }
            let declaration = Declaration(usr: occurrence.usr, name: occurrence.name)
            guard !occurrence.isLocal, !isOwn(declaration, occurrence.usr),
                case .forbidden(let instead) = allowed.verdict(on: declaration, asBase: isBase),
                named.insert(declaration.path).inserted
            else { continue }
            findings.append(
                Finding(
                    reach: occurrence.isModule
                        ? .module(occurrence.name)
                        : .declaration(declaration.path, instead: instead),
                    line: occurrence.line,
                    column: occurrence.column
                )
            )
        }
        return findings
    }

    /// What the answer refers to, without modules: `UIView.isHidden`, `CALayer.contains(_:)`.
    var names: Set<String> {
        Set(
            answer.filter { $0.roles.contains(.reference) }.map { occurrence in
                let path = Declaration(usr: occurrence.usr, name: occurrence.name).labelledPath
                guard let dot = path.firstIndex(of: "."), path.first?.isUppercase == true else {
                    return path
                }
                return String(path[dot...].dropFirst())
            }
        )
    }

    /// Whether the answer can call it here.
    ///
    /// What fulfils a requirement of a protocol of the answer's own is called by that. A requirement of
    /// another protocol has to be named, and is judged there: many have a form that fulfils them by itself.
    private func isUsed(_ occurrence: IndexStore.Occurrence) -> Bool {
        occurrence.roles.contains(.reference)
            || occurrence.overridden.contains { isOwn(Declaration(usr: $0), $0) }
    }

    /// The declarations of the answer's that have the name of a checked form of the kit's, and would be called
    /// in its place.
    var namesakes: [Finding] {
        answer.filter { occurrence in
            occurrence.isDefinition
                && CheckedCalls.kitsWords.contains(
                    String(occurrence.name.prefix { $0 != "(" && $0 != ":" })
                )
        }.map { Finding(reach: .ownName($0.name), line: $0.line, column: $0.column) }
    }

    /// Where the answer names what the kit has a checked form of.
    var checkedCalls: [CheckedCalls.Replacement] {
        answer.compactMap { occurrence in
            guard occurrence.roles.contains(.reference) else { return nil }
            let declaration = Declaration(usr: occurrence.usr, name: occurrence.name)
            guard !["UIKit", CompilerJobs.module].contains(declaration.module),
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

    /// Whether the answer declares it, or the compiler does for a type of the answer's.
    private func isOwn(_ declaration: Declaration, _ usr: String) -> Bool {
        ofAnswer.contains(usr)
            || declaration.module == CompilerJobs.module
                && !ofHarness.contains(where: usr.hasPrefix)
    }

    /// The declarations of the answer's that the harness was led to, although they belong to none of the
    /// types that it is about: an operator or a function of the same name as one that the harness uses.
    ///
    /// - Parameter types: The names of the answer's types that the harness is about.
    func hijacked(from types: [String]) -> [Finding] {
        let types = types.map { "\(CompilerJobs.module).\($0)" }
        let used = Set(harness.filter { $0.roles.contains(.reference) }.map(\.usr))
        return answer.filter { occurrence in
            guard occurrence.isDefinition, used.contains(occurrence.usr) else { return false }
            let declaration = Declaration(usr: occurrence.usr, name: occurrence.name)
            return !declaration.surroundings.contains { types.contains($0) }
        }.map { Finding(reach: .ownName($0.name), line: $0.line, column: $0.column) }
    }
}

extension IndexStore.Occurrence {
    fileprivate var isModule: Bool { usr.hasPrefix("c:@M@") }
    fileprivate var isDefinition: Bool {
        !roles.isDisjoint(with: [.declaration, .definition])
    }
}

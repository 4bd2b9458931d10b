import Platform

/// The classes of an answer from which the harness's class inherits.
///
/// The compiler's index lists them: the direct superclass, even where the answer names it by a type alias,
/// and the answer's classes above it.
struct AnswerInheritance {
    /// By the identifiers of the classes.
    private let classes: Set<String>
    private let overridden: [String: [String]]
    private let containers: [String: [String]]

    init(answer: [IndexStore.Occurrence], harness: [IndexStore.Occurrence]) {
        let definitions = answer.filter(\.isDefinition)
        overridden = Dictionary(definitions.map { ($0.usr, $0.overridden) }) { $0 + $1 }
        containers = Dictionary(definitions.map { ($0.usr, $0.containers) }) { $0 + $1 }
        let declared = Set(definitions.map(\.usr)).filter(AnswerInheritance.isClass)
        var found: Set<String> = []
        var waiting = harness.filter { !$0.heirs.isEmpty && declared.contains($0.usr) }.map(\.usr)
        while let next = waiting.popLast() {
            guard found.insert(next).inserted else { continue }
            waiting += answer.filter { $0.heirs.contains(next) && declared.contains($0.usr) }
                .map(\.usr)
        }
        classes = found
    }

    /// Whether a declaration is one of the classes, or a member that the harness's class may inherit from
    /// them: an override of a UIKit class's member, or an outlet.
    ///
    /// A member must be declared in the class itself, not in an extension or a nested type.
    func gives(_ occurrence: IndexStore.Occurrence, outlets: Set<String>) -> Bool {
        if classes.contains(occurrence.usr) { return true }
        guard let member = member(of: occurrence.usr) else { return false }
        return overridesUIKit(occurrence.usr) || overridesUIKit(member)
            || outlets.contains(Declaration.withoutAccessor(occurrence.name))
    }

    /// The declaration, or the property of an accessor, if one of the classes contains it.
    private func member(of usr: String) -> String? {
        let outer = containers[usr] ?? []
        if outer.contains(where: classes.contains) { return usr }
        return outer.first { property in
            containers[property]?.contains(where: classes.contains) == true
                && !AnswerInheritance.isClass(property)
        }
    }

    /// Whether a member overrides, directly or through the answer's own classes, a member of another module's
    /// class.
    private func overridesUIKit(_ usr: String) -> Bool {
        var seen: Set<String> = []
        var waiting = overridden[usr] ?? []
        while let next = waiting.popLast() {
            guard seen.insert(next).inserted else { continue }
            if let further = overridden[next] {
                waiting += further
            } else if !Declaration.isOfAnswer(next), AnswerInheritance.isInClass(next) {
                return true
            }
        }
        return false
    }

    /// Whether an identifier is one of a class: a mangled name that ends with the class's mark.
    private static func isClass(_ usr: String) -> Bool {
        usr.hasPrefix("s:") && usr.hasSuffix("C")
    }

    /// Whether an identifier is one of a member of a class at a module's top level.
    private static func isInClass(_ usr: String) -> Bool {
        guard usr.hasPrefix("s:") else { return false }
        var rest = usr.dropFirst(2)
        for _ in ["module", "class"] {
            let digits = rest.prefix(while: \.isWholeNumber)
            guard let length = Int(digits), length > 0, length < rest.count else { return false }
            rest = rest.dropFirst(digits.count).dropFirst(length)
        }
        return rest.hasPrefix("C")
    }
}

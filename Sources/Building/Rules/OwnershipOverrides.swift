extension AnswerReferences {
    /// Overrides that may release an argument which the overridden method leaves to its caller, or the
    /// reverse.
    ///
    /// Swift 6.3 accepts an override with other ownership modifiers, such as `consuming`, but calls it as if
    /// it had those of the overridden method. The argument is then released twice, or never. The same happens
    /// with functions among the types, even where a superclass is generic.
    var ownershipOverrides: [Finding] {
        // Only members of classes count; calls through a protocol are converted correctly.
        let members = answer.filter { member in
            member.isDefinition && !member.overridden.isEmpty
                && member.containers.contains { $0.hasSuffix("C") }
        }
        let requirements = members.isEmpty ? [] : requirementsOfOwnProtocols
        var lines: Set<Int> = []
        return members.filter { member in
            member.overridden.contains {
                !requirements.contains($0) && OwnershipOverride.mayDiffer(member.usr, from: $0)
            }
        }.filter { lines.insert($0.line).inserted }
            .map { Finding(.ownershipOverride, at: $0) }
    }

    /// The requirements of the answer's own protocols.
    private var requirementsOfOwnProtocols: Set<String> {
        let declared = answer.filter {
            $0.isDefinition && $0.containers.contains(where: MangledType.isProtocol)
        }
        return Set(declared.map(\.usr))
    }
}

enum OwnershipOverride {
    /// Whether two declarations may differ in the ownership of their parameters, by their mangled names.
    ///
    /// They may if one has a modifier. They may also if a function replaces a generic parameter, whose
    /// ownership the overridden declaration's name does not show.
    static func mayDiffer(_ override: String, from overridden: String) -> Bool {
        let (own, other) = (MangledType(usr: override), MangledType(usr: overridden))
        return own.hasOwnership || other.hasOwnership || other.isGeneric && own.functions > 0
    }
}

extension AnswerReferences {
    /// Types in the answer's protocols that have the same name as a type in another protocol.
    ///
    /// If a type conforms to both protocols, Swift 6.3 takes the two for one type without checking it: a
    /// structure may have one type through one conformance, and another through the other.
    var mergedTypes: [Finding] {
        let types = answer.filter { type in
            type.isDefinition && type.usr.hasSuffix("a")
                && type.containers.contains(where: MangledType.isProtocol)
        }
        let timesNamed = Dictionary(types.map { ($0.name, 1) }, uniquingKeysWith: +)
        let libraryNames = mayConformToBoth ? LibraryTypes.names : []
        return types.filter { type in
            let isAlias = !type.usr.hasSuffix("Qa")
            return isAlias || timesNamed[type.name] != 1 || libraryNames.contains(type.name)
        }.map { Finding(.mergedType($0.name), at: $0) }
    }

    /// Whether a type may conform both to one of the answer's protocols and to one of Swift's with associated
    /// types.
    ///
    /// For that, the answer declares a type that conforms to one of Swift's or inherits from one of Swift's
    /// classes, or it makes another module's type conform to one of its own.
    private var mayConformToBoth: Bool {
        let protocols = OwnProtocols(answer)
        return answer.contains { base in
            guard base.roles.contains(.base) else { return false }
            let isOfSwift =
                MangledType.isClass(base.usr)
                ? !LibraryTypes.isOfAnswerOrModel(class: base.usr)
                : protocols.hasAssociatedTypesOfOthers(base.usr)
            return isOfSwift || base.heirs.contains(where: LibraryTypes.isExtensionOfOthers)
        }
    }

    /// Conformances to Swift's protocols with associated types, by an extension that may have conditions, or
    /// that extends another module's type.
    ///
    /// Such an extension may give a type of the same name as another one for another protocol of Swift's.
    var conditionalConformances: [Finding] {
        let protocols = OwnProtocols(answer)
        return answer.filter { base in
            base.roles.contains(.base) && !MangledType.isClass(base.usr)
                && protocols.hasAssociatedTypesOfOthers(base.usr)
                && base.heirs.contains { heir in
                    heir.hasPrefix("s:e:") && heritage.mayHaveConditions(extension: heir)
                        || LibraryTypes.isExtensionOfOthers(heir)
                }
        }.map { Finding(.conditionalConformance($0.name), at: $0) }
    }

    /// Members of classes that mention `Self` other than as their result, or beside a typed error or a
    /// condition.
    ///
    /// Swift 6.3 takes it for the caller's `Self`.
    var dynamicSelves: [Finding] {
        var lines: Set<Int> = []
        return answer.filter { member in
            guard member.isDefinition, member.usr.contains("XD") else { return false }
            let type = MangledType(usr: member.usr)
            return type.dynamicSelves > 1
                || type.dynamicSelves > 0 && (type.hasTypedError || type.hasRequirements)
        }.filter { lines.insert($0.line).inserted }
            .map { Finding(.dynamicSelf, at: $0) }
    }
}

private enum LibraryTypes {
    static let answersModule = "\(CompilerJobs.module.utf8.count)\(CompilerJobs.module)"

    /// Whether a class is the answer's or the model's.
    ///
    /// Such a class conforms to none of Swift's protocols with associated types, unless the answer says so.
    static func isOfAnswerOrModel(class usr: String) -> Bool {
        usr.hasPrefix("s:\(answersModule)")
            || OwnProtocols.modelModules.contains { usr.hasPrefix("s:\($0.utf8.count)\($0)") }
    }

    /// Whether an extension extends another module's type.
    static func isExtensionOfOthers(_ usr: String) -> Bool {
        usr.hasPrefix("s:e:") && !usr.hasPrefix("s:e:s:\(answersModule)")
    }

    /// The names of associated types, and of aliases, in the protocols of Swift's libraries.
    ///
    /// Source: the interfaces of the modules of Swift 6.3, and Foundation's source.
    static let names = Set(
        """
        ActorID ActorSystem ActorType Address AllCases ArrayLiteralElement AsyncIterator
        AtomicOptionalRepresentation AtomicRepresentation BooleanLiteralType Bound CodeUnit Compared
        Distance Duration Element Elements EncodedScalar Encoding Exponent
        ExtendedGraphemeClusterLiteralType Failure First FloatLiteralType FormatInput FormatOutput
        ForwardParser GPRValue Generator ID Index IndexDistance Indices Input InsertionResult Instant
        IntegerLiteralType InvocationDecoder InvocationEncoder Iterator Key Magnitude MaskStorage
        NSNumberFormat ObjectiveCValue Output ParseInput ParseOutput Pointee RawExponent RawIterator
        RawMutableIterator RawSignificand RawValue ReferenceType RegexOutput Regions Register
        ResultHandler ReverseParser SIMD16Storage SIMD2Storage SIMD32Storage SIMD4Storage
        SIMD64Storage SIMD8Storage SIMDMaskScalar Scalar Second SerializationRequirement Size
        Specification Strategy Stride StringInterpolation StringLiteralType SubSequence
        TangentVector TestScopeProvider UTF16View UTF8View UnicodeScalarLiteralType
        UnicodeScalarView UnitType Value Variable Words Wrapped _Buffer _Element _ObjectiveCType
        """.split { $0.isWhitespace }.map(String.init)
    )
}

/// The functions and parameters in a declaration's type, read from its mangled name.
///
/// The runtime's demangler is no help: a short mangled name can expand to gigabytes of text. This reads only
/// the name's operators, and skips everything that contains arbitrary letters or digits.
///
/// Source: `docs/ABI/Mangling.rst` and the demangler of Swift 6.3.
struct MangledType {
    /// Whether a parameter is owned, shared or `sending`, or a result is `sending`.
    private(set) var hasOwnership = false
    /// The number of function types, each of which may be used several times.
    private(set) var functions = 0
    /// Whether there is a generic parameter, or a type that belongs to one.
    private(set) var isGeneric = false

    /// How often the first generic parameter occurs: in a protocol, `Self`.
    private(set) var mentionsOfFirstParameter = 0

    /// How often the `Self` of a class occurs.
    private(set) var dynamicSelves = 0
    /// Whether a function has a typed error.
    private(set) var hasTypedError = false
    /// Whether a function throws any error.
    private(set) var hasError = false
    /// Whether a function is thin, a block or a C function.
    private(set) var hasConvention = false
    /// Whether a function comes after an opaque type.
    private(set) var hasFunctionAfterOpaqueType = false
    private var hasOpaqueType = false
    /// Whether parsing failed, so that the rest was not understood.
    private(set) var isIncomplete = false
    /// The number of function types that are `async`.
    private(set) var asynchronousFunctions = 0
    /// Whether the last function type is `async`, and the one before it.
    ///
    /// In `(Slow) -> () async -> Plain`, the type of a method, the method's own is the one before.
    private var lastAreAsynchronous = (before: false, last: false)
    private var isNextAsynchronous = false
    /// Whether a function belongs to a global actor.
    private var hasGlobalActor = false
    /// Whether a generic parameter has a condition.
    private(set) var hasRequirements = false
    /// Whether a generic parameter must inherit from a class.
    private(set) var hasSuperclassRequirement = false
    /// Whether a type joins protocols with `AnyObject` or a class, as `any Error & AnyObject` does.
    private(set) var hasClassComposition = false

    var mayHaveTypedError: Bool { hasTypedError || isIncomplete }
    var mayHaveFunctionAfterOpaqueType: Bool { hasFunctionAfterOpaqueType || isIncomplete }
    var mayHaveConvention: Bool { hasConvention || isIncomplete }
    /// Whether this is the type of a method that is `async`, for certain.
    ///
    /// An `async` function within the result's type does not count.
    var isAsynchronousMethod: Bool { lastAreAsynchronous.before && !isOrderUnclear }
    /// Whether this may be the type of a method that is `async`.
    var mayBeAsynchronousMethod: Bool {
        lastAreAsynchronous.before || isIncomplete || isOrderUnclear && asynchronousFunctions > 0
    }
    /// Whether the types of errors, actors and conditions may contain functions, which come between others.
    private var isOrderUnclear: Bool {
        isIncomplete || hasTypedError || hasGlobalActor || hasRequirements
    }
    /// Whether a function throws, or may.
    var mayHaveError: Bool { hasError || mayHaveTypedError }

    private var rest: ArraySlice<UInt8>

    /// The last operators in the names of initializers, subscripts and their accessors.
    private static let functionSuffixes = ["fc", "fC", "ip", "ig", "is", "iM", "ir"]

    /// Reads a unified symbol resolution, such as `s:1m4ViewC4take3boxyAA3BoxVn_tF`.
    init(usr: String) {
        rest = Array(usr.utf8)[...].drop { $0 != UInt8(ascii: ":") }.dropFirst()
        while let first = rest.first {
            if first.isDigit { skipIdentifier() } else { takeOperator() }
        }
        // Initializers and subscripts have a function type themselves.
        if MangledType.functionSuffixes.contains(where: usr.hasSuffix) { functions -= 1 }
    }

    private mutating func takeOperator() {
        switch next() {
        case "n", "h": hasOwnership = true
        case "c": takeFunction()
        case "x":
            isGeneric = true
            mentionsOfFirstParameter += 1
        case "q":
            isGeneric = true
            skipParameter()
        case "K": hasError = true
        case "A": skipSubstitution()
        case "S": skipStandardType()
        case "B": skipBuiltinType()
        case "f": skip(1)
        case "L": if rest.first?.isLetter == true { skip(1) } else { skipIndex() }
        case "Q": takeDependentType()
        case "R":
            hasRequirements = true
            skipRequirement()
        case "r": while !rest.isEmpty, rest.first != UInt8(ascii: "l") { skip(1) }
        case "X": takeKindOfType()
        case "Y": takeFunctionTrait()
        case "$":
            if rest.first == UInt8(ascii: "n") { skip(1) }
            skipIndex()
        default: break
        }
    }

    private mutating func takeFunction() {
        functions += 1
        lastAreAsynchronous = (lastAreAsynchronous.last, isNextAsynchronous)
        isNextAsynchronous = false
        if hasOpaqueType { hasFunctionAfterOpaqueType = true }
    }

    private mutating func takeKindOfType() {
        switch next() {
        case "E", "A", "K": takeFunction()
        case "f", "C", "B", "L", "z":
            takeFunction()
            hasConvention = true
        case "D": dynamicSelves += 1
        case "l", "c": hasClassComposition = true
        default: break
        }
    }

    private mutating func takeFunctionTrait() {
        switch next() {
        case "u", "T": hasOwnership = true
        case "K": hasTypedError = true
        case "a":
            asynchronousFunctions += 1
            isNextAsynchronous = true
        case "c": hasGlobalActor = true
        default: break
        }
    }

    private mutating func takeDependentType() {
        isGeneric = true
        switch next() {
        case "y", "Y": skipParameter()
        case "o":
            hasOpaqueType = true
            skipIndex()
        case "R": skipIndex()
        default: break
        }
    }

    private mutating func next() -> Character? {
        rest.popFirst().map { Character(UnicodeScalar($0)) }
    }

    private mutating func skip(_ count: Int) {
        rest = rest.dropFirst(count)
    }

    // MARK: Parts with arbitrary letters or digits

    /// Skips a name with its length, such as `3Box`, and words of earlier names: `0aB3BoxC0`.
    private mutating func skipIdentifier() {
        var (hasWords, isPunycode) = (false, false)
        if rest.first == UInt8(ascii: "0") {
            skip(1)
            isPunycode = rest.first == UInt8(ascii: "0")
            hasWords = !isPunycode
            if isPunycode { skip(1) }
        }
        repeat {
            while hasWords, let word = rest.first, word.isLetter {
                skip(1)
                hasWords = word.isLowercase
            }
            if rest.first == UInt8(ascii: "0") { return skip(1) }
            skipName(isPunycode: isPunycode)
        } while hasWords && !rest.isEmpty
    }

    /// Skips a length and as many bytes.
    ///
    /// If bytes are missing, parsing has failed, and anything may follow.
    private mutating func skipName(isPunycode: Bool) {
        let digits = rest.prefix(while: \.isDigit)
        skip(digits.count)
        if isPunycode, rest.first == UInt8(ascii: "_") { skip(1) }
        let length = Int(String(decoding: digits, as: UTF8.self)) ?? 0
        guard length > 0, length <= rest.count else {
            hasOwnership = true
            isIncomplete = true
            rest = []
            return
        }
        skip(length)
    }

    /// Skips the letters of earlier parts after an `A`, the last in uppercase: `AB`, `AabC`, `A12_`.
    private mutating func skipSubstitution() {
        rest = rest.drop { $0.isLowercase || $0.isDigit }.dropFirst()
    }

    /// Skips the letters of a standard type after an `S`: `Si`, `S2i`, `ScA`.
    private mutating func skipStandardType() {
        rest = rest.drop(while: \.isDigit)
        skip(rest.first == UInt8(ascii: "c") ? 2 : 1)
    }

    /// Skips the letter of a builtin type after a `B`, and the number of bits of an integer: `Bp`, `Bi64_`.
    private mutating func skipBuiltinType() {
        if let kind = next(), "ifv".contains(kind) { skipIndex() }
    }

    private mutating func skipIndex() {
        rest = rest.drop(while: \.isDigit)
        if rest.first == UInt8(ascii: "_") { skip(1) }
    }

    /// Skips the number of a generic parameter: `z`, `_`, `0_`, or `d__` with its depth.
    private mutating func skipParameter() {
        switch rest.first {
        case UInt8(ascii: "z"): skip(1)
        case UInt8(ascii: "d"):
            skip(1)
            skipIndex()
            skipIndex()
        default: skipIndex()
        }
    }

    /// Skips a requirement's kind, if it has one, and its parameter.
    private mutating func skipRequirement() {
        if let kind = rest.first, kind.isLetter, !"zd".utf8.contains(kind) {
            skip(1)
            if "bcBC".utf8.contains(kind) { hasSuperclassRequirement = true }
            // An inverse requirement, such as ~Copyable, has a number.
            if "iI".utf8.contains(kind) { skipIndex() }
        }
        skipParameter()
    }
}

extension MangledType {
    /// Whether an identifier belongs to a protocol.
    static func isProtocol(_ usr: String) -> Bool { usr.hasPrefix("s:") && usr.hasSuffix("P") }

    /// Whether an identifier belongs to a class.
    static func isClass(_ usr: String) -> Bool {
        usr.hasPrefix("s:") && !usr.hasPrefix("s:e:") && usr.hasSuffix("C")
            || usr.hasPrefix("c:objc(cs)")
    }
}

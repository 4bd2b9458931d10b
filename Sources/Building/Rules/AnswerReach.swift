/// A way in which an answer reaches beyond its exercise, although the compiler allows it.
package enum AnswerReach: Hashable, Sendable {
    /// An attribute that changes the behaviour of other code, or the place of code.
    case attribute(String)
    /// A modifier of a method, such as `consuming`.
    case modifier(String)
    case module(String)
    /// A declaration that is on no list, and its replacement, if known.
    case declaration(String, instead: String?)
    /// A conformance to a protocol whose requirements Swift's own code trusts.
    case conformance(String)
    /// A conformance to a protocol with `Self` or associated types, which subclasses inherit.
    case inheritedConformance(String)
    /// A type in a protocol with a name that a type in another protocol has, or may have.
    case mergedType(String)
    /// A conformance to one of Swift's protocols with associated types, by an extension with conditions.
    case conditionalConformance(String)
    /// A member of a class that mentions `Self` other than as its result.
    case dynamicSelf
    /// A name that would replace one of the workbook's own.
    case ownName(String)
    /// A name that the kit reserves, wherever an answer declares it.
    case reservedName(String)
    /// A directive that changes the place of messages.
    case movedMessages
    /// A requirement of the answer's protocol that the standard library's hidden members may fulfil.
    case hiddenRequirement(String)
    /// A word that switches off the compiler's checks.
    case uncheckedCode
    /// A local function or closure that uses a variable around it and takes a closure that may, too.
    case reentrantClosure
    /// A function with a typed error that is used as a value.
    case typedError
    /// A function with a result that is `sending`, used as a value.
    case sendingResult
    /// An initializer that is private, in a class from which another one inherits.
    case privateInitializer
    /// An override that may release other arguments than the overridden method.
    case ownershipOverride
    /// A function that is `nonisolated(nonsending)`, used as a value.
    case inheritedIsolation

    var message: String {
        switch self {
        case .attribute(let name): "@\(name) may not be used in an answer"
        case .modifier(let name): "\(name) may not be used in an answer"
        case .module(let name): "an answer may not import \(name)"
        case .declaration(let name, _): "\(shown(name)) may not be used in an answer"
        case .conformance(let name): "no type of an answer may conform to \(name)"
        case .inheritedConformance(let name):
            "a class with subclasses may not conform to \(name) in an answer"
        case .mergedType(let name): "a protocol of an answer may not have the type \(name)"
        case .conditionalConformance(let name):
            "an extension with conditions, or of another module's type, may not conform to \(name) in an answer"
        case .dynamicSelf: "Self may only be the result of a class's method in an answer"
        case .ownName(let name), .reservedName(let name):
            "the code that grades the answer would call this \(name)"
        case .movedMessages: "#sourceLocation may not be used in an answer"
        case .hiddenRequirement(let name): "a protocol of an answer may not ask for \(name)"
        case .uncheckedCode: "unsafe code may not be used in an answer"
        case .reentrantClosure:
            "a local function of an answer that uses a variable around it may not take this closure"
        case .typedError:
            "a closure, a parameter or a value may not throw a type of its own in an answer"
        case .sendingResult: "a function with a sending result may only be called in an answer"
        case .privateInitializer:
            "a class with subclasses may have no private initializer in an answer, other than convenience"
        case .ownershipOverride: "an override may not change who releases an argument"
        case .inheritedIsolation:
            "a function that is nonisolated(nonsending) may only be called in an answer"
        }
    }

    /// The reason, and what to do instead.
    var advice: String {
        switch self {
        case .attribute("UIApplicationMain"), .attribute("NSApplicationMain"), .attribute("main"):
            "The workbook starts your answer itself. Leave it out here, and write it again in an app."
        case .attribute, .modifier, .uncheckedCode:
            "It is outside the exercise, and could change what the grader records. No exercise needs it; "
                + "leave it out."
        case .module: "UIKit is all that an answer needs, and Foundation comes with it."
        case .declaration(_, let instead?): instead
        case .declaration(_, nil):
            "It is outside the exercises, and none needs it. To see what happens, use print."
        case .conformance:
            "Swift's own functions trust what such a type says of itself. Use Swift's own types, or a protocol of "
                + "your own."
        case .inheritedConformance:
            "Swift does not check that each subclass keeps what the protocol says of Self and of associated types. "
                + "Write the members without the protocol, or let it have no associated types and say nothing of Self."
        case .mergedType:
            "Swift 6.3 confuses types of one name in two protocols. Choose another name for an associated "
                + "type, and put an alias outside the protocol."
        case .conditionalConformance:
            "Swift does not check that its types agree with those of other conformances. Conform to it where the "
                + "type is declared, or in an extension without conditions, whose first member has none either. For "
                + "a type of another module write functions instead."
        case .dynamicSelf:
            "Swift 6.3 takes it for another class in a typed error or a condition. Write the class's name."
        case .movedMessages:
            "It changes the file and line in the compiler's messages. Leave it out."
        case .hiddenRequirement:
            "Swift's own types have hidden members whose names begin with an underscore. Choose a "
                + "name without one."
        case .reentrantClosure:
            "Swift does not check here that the closure leaves the variable alone. Mark the closure "
                + "@escaping, or pass the variable as an argument."
        case .typedError:
            "Swift does not check the type of the error when such a function is stored or handed on. "
                + "Write throws without a type, or rethrows, or call the function by its name."
        case .sendingResult, .inheritedIsolation:
            "Swift does not check such a function when it is stored or handed on. Leave out the word; "
                + "no exercise needs it."
        case .privateInitializer:
            "Swift 6.3 may then make an object of this class in a subclass's place. Leave the word out; the grader "
                + "makes a subclass of the exercise's class."
        case .ownershipOverride:
            "Swift may then release it twice, or while it is still used. Leave out consuming, borrowing and "
                + "sending, here and above, and write functions among the types as they are above. An override in "
                + "place of a generic class's method may have no function among them."
        case .reservedName: "The grader uses this name itself. Choose another name."
        case .ownName:
            "The grader uses this name itself. Choose another name, or declare it in the exercise's "
                + "class itself."
        }
    }

    /// The name with the module that an answer imports: parts of Foundation are modules of their own.
    private func shown(_ name: String) -> String {
        for part in ["FoundationEssentials.", "FoundationInternationalization."]
        where name.hasPrefix(part) {
            return "Foundation." + name.dropFirst(part.count)
        }
        return name.hasPrefix("_Concurrency.")
            ? "Swift." + name.dropFirst("_Concurrency.".count) : name
    }
}

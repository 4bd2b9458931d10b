/// How an answer reaches past its exercise, which the compiler would allow.
public enum AnswerReach: Hashable, Sendable {
    /// An attribute that changes what other code does, or where code lies.
    case attribute(String)
    /// A module that is the workbook's own, or a toolchain's inside.
    case module(String)
    /// A name of the workbook's own code.
    case ownName(String)
    /// A word that switches the compiler's checks off.
    case uncheckedCode
    /// A directive that gives messages another place.
    case directive(String)
    /// A function by which a process changes its own channels or code.
    case systemCall(String)
    /// Memory that Swift does not look after, and what of it is used, if that is known.
    case memory(name: String?)

    /// What is not allowed, in a sentence.
    var message: String {
        switch self {
        case .attribute(let name): "@\(name) may not be used in an answer"
        case .module(let name): "an answer may not import \(name)"
        case .ownName(let name): "\(name) is a name of the workbook's own"
        case .uncheckedCode: "unsafe code may not be used in an answer"
        case .directive(let name): "#\(name) may not be used in an answer"
        case .systemCall(let name): "\(name) may not be used in an answer"
        case .memory(nil): "memory that Swift does not check may not be used in an answer"
        case .memory(let name?):
            "\(name) may not be used in an answer: it leads to memory that Swift does not check"
        }
    }

    /// Why, and what to do.
    var advice: String {
        switch self {
        case .attribute, .systemCall, .uncheckedCode:
            "It reaches past the exercise: with it, code could change what is recorded of it. No "
                + "exercise needs it; leave it out."
        case .memory:
            "It reaches past the exercise: with it, code could change what is recorded of it. No "
                + "exercise needs it; leave it out. To see what happens, use print; to tell objects "
                + "apart, use === or ObjectIdentifier."
        case .module:
            "It reaches past the exercise, to what grades it. UIKit is all that an answer needs, "
                + "and Foundation comes with it."
        case .ownName:
            "It reaches past the exercise, to what grades it. Choose another name."
        case .directive:
            "It would give messages about your file another place. Leave it out."
        }
    }
}

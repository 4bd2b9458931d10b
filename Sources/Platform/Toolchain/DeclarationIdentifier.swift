/// The compiler's identifiers of declarations, in the form that they have without Objective-C.
///
/// With Objective-C, a class below `NSObject` and each `@objc` member have identifiers of Clang's
/// form, such as `c:@M@UIKitModel@objc(cs)UIView`. In Swift's form, a member's identifier begins with
/// its type's on every system.
///
/// Source: `USRGeneration.cpp` of the Swift compiler.
enum DeclarationIdentifier {
    private static let module = "c:@M@"
    private static let kinds = ["objc(cs)": "C", "objc(pl)": "P"]

    /// The identifier in Swift's form; unchanged if it names nothing that Swift declares.
    static func withoutObjectiveC(_ usr: String) -> String {
        guard usr.hasPrefix(module) else { return usr }
        let parts = usr.dropFirst(module.count).split(separator: "@", maxSplits: 1)
        guard parts.count == 2, let kind = kinds.first(where: { parts[1].hasPrefix($0.key) }) else {
            return usr
        }
        let path = parts[1].dropFirst(kind.key.count)
        let type = path.prefix { $0 != "(" }
        let member = path.drop { $0 != ")" }.dropFirst()
        let selector = member.replacing(":", with: "_")
        return "s:" + mangled(parts[0]) + mangled(type) + kind.value
            + (member.isEmpty ? "" : mangled(selector) + "yyF")
    }

    private static func mangled(_ name: some StringProtocol) -> String {
        "\(name.utf8.count)\(name)"
    }
}

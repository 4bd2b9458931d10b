/// A name from UIKit or Core Animation that the model lacks, with advice on what to write instead.
struct MissingName {
    private let name: String
    /// The advice, with NAME in place of the name.
    private let text: String

    /// Finds the missing name in a message, if UIKit has it.
    ///
    /// - Parameters:
    ///   - sourceLine: The line that the message is about. A message about an override does not name
    ///     the member; the line does.
    ///   - known: The advice by name.
    init?(in message: String, sourceLine: String?, known: [String: String]) {
        // The advice also covers types, but an uppercase member may be a type that the answer declares.
        func replacement(of member: String) -> String? {
            member.first?.isLowercase == true ? known[member] : nil
        }
        if let type = Self.missingType(in: message),
            let text = Self.typesOfTheModel.contains(type)
                ? Self.notImported : known[type] ?? (type.hasPrefix("NS") ? nil : Self.unknownType)
        {
            name = type
            self.text = text
        } else if let member = Self.missingMember(in: message)
            ?? Self.missingOverride(in: message, sourceLine: sourceLine),
            let text = replacement(of: member)
        {
            name = member
            self.text = text
        } else if let member = Self.hiddenMember(in: message) {
            name = member
            text = replacement(of: member) ?? Self.hidden
        } else if let member = Self.memberOfModel(in: message) {
            name = member
            text = Self.unknownMember
        } else {
            return nil
        }
    }

    var advice: String { text.replacing("NAME", with: name) }

    // MARK: Reading a message

    private static func missingType(in message: String) -> String? {
        let pattern = /cannot find (?:type )?'((?:UI|CA|CG|NS)[A-Z]\w*)' in scope/
        return message.firstMatch(of: pattern).map { String($0.output.1) }
    }

    private static func missingMember(in message: String) -> String? {
        message.firstMatch(of: /(?:has no member|cannot find) '(\w+)'/).map { String($0.output.1) }
    }

    /// A name that a type of UIKit or Core Animation does not have as a member.
    private static func memberOfModel(in message: String) -> String? {
        let pattern = /type '(?:UI|CA)[A-Z]\w*[?!]?' has no member '(\w+)'/
        return message.firstMatch(of: pattern).map { String($0.output.1) }
    }

    private static func missingOverride(in message: String, sourceLine: String?) -> String? {
        guard message.contains("does not override any") else { return nil }
        return sourceLine?.firstMatch(of: /override .*?(?:var|func) (\w+)/).map {
            String($0.output.1)
        }
    }

    private static func hiddenMember(in message: String) -> String? {
        let pattern = /'(\w+)' is inaccessible due to '(?:private|fileprivate|internal|package)'/
        return message.firstMatch(of: pattern).map { String($0.output.1) }
    }

    // MARK: Replacement

    /// Types in the model: the compiler misses them only if `import UIKit` is missing.
    private static let typesOfTheModel: Set = [
        "CALayer", "CAShapeLayer", "CGFloat", "CGPoint", "CGRect", "CGSize", "UIAlertAction",
        "UIAlertController", "UIApplication", "UIBezierPath", "UIButton", "UIColor", "UIControl",
        "UIEvent", "UIGestureRecognizer", "UIImageView", "UILabel", "UIResponder", "UIScrollView",
        "UITapGestureRecognizer", "UITouch", "UIView", "UIViewController", "UIWindow",
    ]

    private static let notImported = "Write import UIKit in the first line of your file."

    private static let unknownType =
        "The workbook models the part of UIKit that concerns touches, views and layers. NAME is not "
        + "part of it. Leave it out here; no exercise needs it."

    private static let unknownMember =
        "If NAME exists in an app, leave it out here: the workbook's model has only what concerns "
        + "touches, views and layers. Otherwise check the spelling."

    private static let hidden =
        "If NAME is UIKit's, the workbook's model does not offer it: leave it out here; no "
        + "exercise needs it. If it is your own, only the type that declares it can use it."
}

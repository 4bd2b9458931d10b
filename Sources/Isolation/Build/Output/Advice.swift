import Catalogue
import Results

/// The workbook's advice on compiler messages about names and features that do not exist here.
enum Advice {
    static func on(_ message: String, sourceLine: String?) -> String? {
        let text = message + " " + (sourceLine ?? "")
        if text.contains("#selector") {
            return text.contains("GestureRecognizer")
                ? "Selectors need Apple's Objective-C runtime. Give the method itself here, as in "
                    + "action: MyView.tapped; in an app write #selector(…) around it."
                : "Selectors need Apple's Objective-C runtime. Use addAction(UIAction { … }, for:) "
                    + "here; in an app #selector works as well."
        }
        if let module = message.firstMatch(of: /^no such module '([^']+)'/)?.1 {
            return onModules[module]
                ?? "An answer needs `import UIKit` only; Foundation comes with it."
        }
        let known = onMessages.first { $0.parts.allSatisfy(message.contains) }
        return known?.advice ?? MissingName(in: message, sourceLine: sourceLine)?.advice
    }

    private static let onModules: [Substring: String] = [
        "Combine":
            "There is no Combine here, and no exercise needs it: a property that holds a closure "
            + "tells others of a change.",
        "ObjectiveC":
            "There is no ObjectiveC here, and no exercise needs it: keep a value in a property "
            + "of your class.",
        "OSLog": onSystemLog, "os": onSystemLog, "os.log": onSystemLog, "os.signpost": onSystemLog,
        "SwiftUI":
            "There is no SwiftUI here, and no exercise needs it: UIBezierPath draws and contains "
            + "shapes.",
    ]

    private static let onSystemLog =
        "The system log does not exist here: leave the import out, and use print or NSLog."

    /// The advice on messages in which all of some parts occur.
    private static let onMessages: [(parts: [String], advice: String)] = [
        (
            ["'optional' can only be applied"],
            "There is no Objective-C here: give the member a default in an extension of the protocol."
        ),
        (["'@main'"], onMain), (["'main' attribute"], onMain),
        (
            ["no macro named 'Preview'"],
            "Previews are Xcode's. Leave it out here, or put it between #if canImport(SwiftUI) and "
                + "#endif."
        ),
        (
            ["external macro implementation type"],
            "Answers are compiled without macros: write the code that this one would write."
        ),
        (
            ["could not infer type of color literal"],
            "Colour literals need Apple's SDK: write UIColor(red:green:blue:alpha:)."
        ),
        (
            ["cannot be overridden from extension"],
            "Move the override into the class itself. In an app Objective-C lets an extension "
                + "override it; there is no Objective-C here."
        ),
        (
            ["declared in extension of ", " cannot be overridden"],
            "Write one member that asks with `is` or `switch`. In an app Objective-C lets subclasses "
                + "override what an extension declares; there is no Objective-C here."
        ),
        (["does not override a designated initializer"], onInitializers),
        (["must call a designated initializer of the superclass 'UI"], onInitializers),
    ]

    private static let onMain =
        "The workbook starts your answer itself. Leave @main out here, and write it again in an app."

    private static let onInitializers =
        "In UIKit too init() is a convenience initializer: the designated one is init(frame:) for a "
        + "view, and init(target:action:) for a gesture recognizer."

    /// The message for an answer that compiles by itself, but does not fit the exercise.
    ///
    /// - Parameters:
    ///   - path: The answer's path, as the student knows it.
    ///   - messages: The compiler's messages about the harness, which names the answer's type.
    static func onMisfit(
        _ path: String,
        _ exercise: Exercise,
        _ messages: [Diagnostic]
    ) -> Diagnostic {
        let missing = ["type '\(exercise.answerType)'", "'\(exercise.answerType)' in scope"]
        if messages.contains(where: { message in
            message.message.hasPrefix("cannot find")
                && missing.contains(where: message.message.contains)
        }) {
            return Diagnostic(
                severity: .error,
                file: path,
                message: "the file does not declare `\(exercise.declaration)`",
                advice: "The exercise is graded by that name: keep the stub's declaration."
            )
        }
        return Diagnostic(
            severity: .error,
            file: path,
            message: "`\(exercise.answerType)` does not fit the exercise",
            advice: "Keep what the stub declares: `\(exercise.declaration)`, neither private nor "
                + "with another superclass, and its properties and functions by name and type."
        )
    }
}

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
        if message.hasPrefix("'optional' can only be applied") {
            return "There is no Objective-C here: give the member a default in an extension of the "
                + "protocol."
        }
        if message.contains("'@main'") || message.contains("'main' attribute") {
            return
                "The workbook starts your answer itself. Leave @main out here, and write it again in an "
                + "app."
        }
        if message.hasPrefix("no macro named 'Preview'") {
            return
                "Previews are Xcode's. Leave it out here, or put it between #if canImport(SwiftUI) and "
                + "#endif."
        }
        if message.hasPrefix("external macro implementation type") {
            return "Answers are compiled without macros: write the code that this one would write."
        }
        if message.hasPrefix("could not infer type of color literal") {
            return "Colour literals need Apple's SDK: write UIColor(red:green:blue:alpha:)."
        }
        if message.firstMatch(of: /^no such module '(os|OSLog|os\.log|os\.signpost)'/) != nil {
            return
                "The system log does not exist here: leave the import out, and use print or NSLog."
        }
        if let module = message.firstMatch(of: /^no such module '(Combine|SwiftUI|ObjectiveC)/)?.1 {
            return "There is no \(module) here, and no exercise needs it: "
                + (instead[module] ?? "leave it out.")
        }
        if message.hasPrefix("no such module") {
            return "An answer needs `import UIKit` only; Foundation comes with it."
        }
        if message.contains("cannot be overridden from extension") {
            return
                "Move the override into the class itself. In an app Objective-C lets an extension "
                + "override it; there is no Objective-C here."
        }
        if message.firstMatch(of: /declared in extension of .* cannot be overridden/) != nil {
            return
                "Write one member that asks with `is` or `switch`. In an app Objective-C lets subclasses "
                + "override what an extension declares; there is no Objective-C here."
        }
        if message.contains("does not override a designated initializer")
            || message.contains("must call a designated initializer of the superclass 'UI")
        {
            return
                "In UIKit too init() is a convenience initializer: the designated one is init(frame:) for "
                + "a view, and init(target:action:) for a gesture recognizer."
        }
        return MissingName(in: message, sourceLine: sourceLine)?.advice
    }

    private static let instead: [Substring: String] = [
        "Combine": "a property that holds a closure tells others of a change.",
        "ObjectiveC": "keep a value in a property of your class.",
        "SwiftUI": "UIBezierPath draws and contains shapes.",
    ]

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

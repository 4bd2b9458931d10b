import Catalogue
import Foundation
import Platform
import Results

/// The workbook's advice on compiler messages about names and features that do not exist here.
///
/// Its text is the file `Advice.txt` beside the harnesses.
struct Advice {
    /// The advice by name; NAME in the text stands for the name.
    private(set) var onNames: [String: String] = [:]
    private(set) var onModules: [String: String] = [:]
    /// The advice on messages that contain all of the given parts.
    private(set) var onMessages: [(parts: [String], advice: String)] = []

    init(contentsOf path: String) throws(Fault) {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw Fault("\(path) cannot be read")
        }
        self.init(String(decoding: data, as: UTF8.self))
    }

    /// Parses paragraphs: the lines of an advice, followed by indented lines that say what it is about.
    init(_ text: String) {
        for paragraph in text.split(separator: "\n\n") {
            let lines = paragraph.split(separator: "\n").filter { !$0.hasPrefix("#") }
            let advice = lines.prefix { !$0.hasPrefix(" ") }
            for line in lines.dropFirst(advice.count) {
                add(advice.joined(separator: " "), on: line.drop { $0 == " " })
            }
        }
    }

    private mutating func add(_ advice: String, on line: Substring) {
        let words = line.split(separator: " ").map(String.init)
        if line.hasPrefix("\"") {
            let parts = line.split(separator: "\"").filter { $0 != " " }
            onMessages.append((parts.map(String.init), advice))
        } else if words.first == "import" {
            for module in words.dropFirst() { onModules[module] = advice }
        } else {
            for name in words { onNames[name] = advice }
        }
    }

    func on(_ message: String, sourceLine: String?) -> String? {
        let text = message + " " + (sourceLine ?? "")
        if text.contains("#selector") { return Advice.onSelector(in: text) }
        if message.hasPrefix("cannot call value of non-function type"),
            sourceLine?.contains("point(inside:") == true
        {
            return "Here the parameter point hides the method: write self.point(inside:with:)."
        }
        if let module = message.firstMatch(of: /^no such module '([^']+)'/)?.1 {
            return onModules[String(module)]
                ?? "An answer needs `import UIKit` only; Foundation comes with it."
        }
        return onMessages.first { $0.parts.allSatisfy(message.contains) }?.advice
            ?? MissingName(in: message, sourceLine: sourceLine, known: onNames)?.advice
    }

    private static func onSelector(in text: String) -> String {
        let instead =
            if text.contains("GestureRecognizer") {
                "Give the method itself here, as in action: MyView.tapped; in an app write "
                    + "#selector(…) around it."
            } else if text.contains("addObserver") {
                "Use addObserver(forName:object:queue:using:) here, with nil for the queue; in an app "
                    + "#selector works as well."
            } else if text.contains("perform") {
                "Call the method itself here, or put it off with DispatchQueue.main.async."
            } else {
                "Use addAction(UIAction { … }, for:) here; in an app #selector works as well."
            }
        return "Selectors need Apple's Objective-C runtime. \(instead)"
    }

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

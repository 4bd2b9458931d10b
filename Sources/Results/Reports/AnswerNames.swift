/// The names in an answer's source: the declarations that the compiler resolved, and plain words.
///
/// Code that only prints, such as `print(frame)`, is left out. The names show which parts of the task an
/// answer has and which beliefs it can hold. No grade depends on them.
package struct AnswerNames: Codable, Hashable, Sendable {
    /// Without module names: `UIView.isHidden`, `UIView.convert(_:to:)`.
    package let declarations: Set<String>
    /// The words and numbers of the code, and each sequence of two or three.
    ///
    /// For example `weak`, `0.1` and `let blueLayer CALayer`. `other.hitTest` and `other.point` stand for
    /// calls of these methods on another object than `self`, `super` and a layer.
    package let words: Set<String>
    /// The words that the answer reads only to print them.
    package let printed: Set<String>

    package init(declarations: Set<String>, words: Set<String>, printed: Set<String> = []) {
        self.declarations = declarations
        self.words = words
        self.printed = printed
    }

    /// Whether the answer seems to have a variable that outlives a scene.
    package var mayKeepState: Bool {
        let declarations = ["static var", "static let", "unsafe var", "MainActor var"]
        return declarations.contains(where: words.contains)
    }

    /// Looks up a declaration or a quoted piece of code.
    ///
    /// A declaration may lack its type and its labels: `isHidden`, `CALayer.contains(_:)`,
    /// `convert`. A quoted piece is up to three consecutive words of the code.
    package func contain(_ item: String) -> Bool {
        if item.hasPrefix("\""), item.hasSuffix("\"") {
            return words.contains(String(item.dropFirst().dropLast()))
        }
        if declarations.contains(item) { return true }
        return declarations.contains { name in
            let isWhole = item.hasSuffix(")")
            let name = isWhole ? name[...] : name.prefix { $0 != "(" }
            return name == item[...] || name.hasSuffix("." + item)
        }
    }
}

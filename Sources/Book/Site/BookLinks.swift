import Catalogue

/// The targets of the lessons' and the README's links in the book.
struct BookLinks {
    /// The page on which a link stands.
    let page: String

    /// The address in the book; `nil` for what is not part of it.
    func address(_ target: String) -> String? {
        if target.hasPrefix("https://") || target.hasPrefix("http://") { return target }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let fragment = parts.count > 1 ? "#\(parts[1])" : ""
        if parts[0].isEmpty {
            return GuidePage.anchors.contains(String(parts[1])) || page != GuidePage.file
                ? fragment : nil
        }
        for exercise in Exercise.all
        where parts[0].hasSuffix("\(exercise.slug)/README.md") {
            return BookLinks.file(of: exercise) + fragment
        }
        return nil
    }

    static func file(of exercise: Exercise) -> String { "\(exercise.slug).html" }
}

import Markup

/// A piece of a page, in which arbitrary text can only be text.
///
/// ```swift
/// HTML.element("p", ["class": "faint"], [.text(student), .element("br")])
/// ```
package struct HTML: Hashable, Sendable {
    package let source: String

    /// Takes HTML unchanged; only for the workbook's own: files in `Web`, figures, a finished ``HTML``.
    package init(trusted source: String) {
        self.source = source
    }

    /// Arbitrary text, with its own line breaks.
    package static func text(_ text: String) -> HTML {
        HTML(trusted: XMLText.escaped(VisibleText.visible(text)))
    }

    /// An element that contains text.
    package static func element(
        _ name: String,
        _ attributes: KeyValuePairs<String, String> = [:],
        text: String
    ) -> HTML {
        element(name, attributes, [.text(text)])
    }

    package static func element(_ name: String, _ inside: [HTML]) -> HTML {
        element(name, [:], inside)
    }

    /// An element with its attributes, whose values are arbitrary text.
    package static func element(
        _ name: String,
        _ attributes: KeyValuePairs<String, String> = [:],
        _ inside: [HTML] = []
    ) -> HTML {
        let attributes = attributes.map { ($0.key, VisibleText.visible($0.value)) }
        let tag = XMLText.tag(name, attributes)
        // Closed as in XML too, so that any parser can read a page's body.
        if voidElements.contains(name) { return HTML(trusted: "\(tag.dropLast())/>") }
        // A newline after the tag of a preformatted text is not part of the text.
        let start = name == "pre" ? "\n" : ""
        return HTML(trusted: "\(tag)\(start)\(inside.map(\.source).joined())</\(name)>")
    }

    /// Pieces one after the other, each on a line of its own.
    package static func lines(_ pieces: [HTML]) -> HTML {
        HTML(trusted: pieces.map(\.source).joined(separator: "\n"))
    }

    /// The elements that have no end tag.
    private static let voidElements: Set<String> = [
        "br", "col", "hr", "img", "input", "link", "meta", "wbr",
    ]
}

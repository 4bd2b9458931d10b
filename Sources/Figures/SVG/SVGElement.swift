import Markup

/// An element of an SVG document; all text in it is escaped when it is written.
package struct SVGElement: Sendable {
    private let name: String
    private let attributes: KeyValuePairs<String, String>
    /// The text of a text element; `nil` for other elements.
    private let text: String?
    private let elements: [SVGElement]

    package init(
        _ name: String,
        _ attributes: KeyValuePairs<String, String> = [:],
        text: String? = nil,
        containing elements: [SVGElement] = []
    ) {
        self.name = name
        self.attributes = attributes
        self.text = text
        self.elements = elements
    }

    /// The element as XML, one element a line, so that two versions of a figure can be compared.
    package func xml(indent: Int = 0) -> String {
        let space = String(repeating: " ", count: indent)
        let tag = space + XMLText.tag(name, attributes.map { ($0.key, $0.value) })
        if let text { return "\(tag)\(XMLText.escaped(text))</\(name)>\n" }
        if elements.isEmpty { return "\(tag.dropLast())/>\n" }
        let inside = elements.map { $0.xml(indent: indent + 1) }.joined()
        return "\(tag)\n\(inside)\(space)</\(name)>\n"
    }
}

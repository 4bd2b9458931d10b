import Markup

/// An element of an SVG document; all text in it is escaped when it is written.
package struct SVGElement: Sendable {
    private enum Content: Sendable {
        case elements([SVGElement])
        case text(String)
    }

    private let name: String
    private let attributes: KeyValuePairs<String, String>
    private let content: Content

    package init(
        _ name: String,
        _ attributes: KeyValuePairs<String, String> = [:],
        containing elements: [SVGElement] = []
    ) {
        self.name = name
        self.attributes = attributes
        content = .elements(elements)
    }

    package init(
        _ name: String,
        _ attributes: KeyValuePairs<String, String> = [:],
        text: String
    ) {
        self.name = name
        self.attributes = attributes
        content = .text(text)
    }

    /// The element as XML, one element a line, so that two versions of a figure can be compared.
    package func xml(indent: Int = 0) -> String {
        let space = String(repeating: " ", count: indent)
        let tag = space + XMLText.tag(name, attributes.map { ($0.key, $0.value) })
        switch content {
        case .text(let text): return "\(tag)\(XMLText.escaped(text))</\(name)>\n"
        case .elements(let elements) where elements.isEmpty: return "\(tag.dropLast())/>\n"
        case .elements(let elements):
            let inside = elements.map { $0.xml(indent: indent + 1) }.joined()
            return "\(tag)\n\(inside)\(space)</\(name)>\n"
        }
    }
}

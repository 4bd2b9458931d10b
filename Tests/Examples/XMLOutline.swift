import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// The elements of an XML document, as a parser that was written by others reads them.
package final class XMLOutline: NSObject, XMLParserDelegate {
    package struct Element: Hashable {
        package var name: String
        package var attributes: [String: String]
        package var text = ""
        package var children: [Element] = []

        package func all(_ name: String) -> [Element] { children.filter { $0.name == name } }

        /// The text of the element and of all inside it, nested text after the element's own.
        package var allText: String { text + children.map(\.allText).joined() }

        /// The element and all inside it.
        package var withDescendants: [Element] { [self] + children.flatMap(\.withDescendants) }
    }

    private var open: [Element] = [Element(name: "", attributes: [:])]

    /// The document's element; `nil` where it is not well-formed.
    package static func root(of text: String) -> Element? {
        let outline = XMLOutline()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = outline
        guard parser.parse(), parser.parserError == nil else { return nil }
        return outline.open.first?.children.first
    }

    package func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(Element(name: name, attributes: attributes))
    }

    package func parser(_ parser: XMLParser, foundCharacters text: String) {
        open[open.count - 1].text += text
    }

    package func parser(
        _ parser: XMLParser,
        didEndElement name: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        let element = open.removeLast()
        open[open.count - 1].children.append(element)
    }
}

/// Escapes arbitrary text for XML 1.0.
package enum XMLText {
    /// Escapes a text for element content or a double-quoted attribute.
    ///
    /// Characters outside of XML 1.0 become U+FFFD.
    ///
    /// - Parameter keepsSpace: Whether to escape newlines and tabs, which an attribute would turn
    ///   into spaces.
    package static func escaped(_ text: String, keepsSpace: Bool = false) -> String {
        // Most texts have nothing to escape, and bytes are searched faster than characters.
        if text.utf8.allSatisfy(isPlain) { return text }
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\r": escaped += "&#13;"
            case "\n" where keepsSpace: escaped += "&#10;"
            case "\t" where keepsSpace: escaped += "&#9;"
            case _ where scalar.isXML: escaped.unicodeScalars.append(scalar)
            default: escaped += "\u{FFFD}"
            }
        }
        return escaped
    }

    /// Whether a byte stands for itself everywhere in a document.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "&", "<", ">", "\"": false
        default: 0x20...0x7E ~= byte
        }
    }

    /// An element's start tag.
    package static func tag(_ name: String, _ attributes: [(String, String)]) -> String {
        let list = attributes.map { key, value in
            " \(key)=\"\(escaped(value, keepsSpace: true))\""
        }
        return "<\(name)\(list.joined())>"
    }
}

extension Unicode.Scalar {
    fileprivate var isXML: Bool {
        switch value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
        default: false
        }
    }
}

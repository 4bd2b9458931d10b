import Foundation
import Markup

/// A value that a page's script reads, as JSON in the page.
///
/// ```js
/// const player = JSON.parse(document.getElementById("player").textContent);
/// ```
package struct EmbeddedData: Hashable, Sendable {
    package let id: String
    /// The JSON, escaped so that it can neither end the element nor start a comment.
    package let json: String

    /// Encodes a value, with sorted keys.
    ///
    /// Characters that a browser would interpret become Swift escapes, as everywhere on a page, because
    /// scripts show the text of the data unchanged.
    package init(id: String, _ value: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        self.id = id
        json = EmbeddedData.harmless(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    var html: HTML {
        let tag = XMLText.tag("script", [("type", "application/json"), ("id", id)])
        return HTML(trusted: "\(tag)\(json)</script>")
    }

    /// Escapes characters that occur only within strings.
    private static func harmless(_ json: String) -> String {
        var harmless = ""
        for scalar in json.unicodeScalars {
            switch scalar {
            case "<", ">", "&":
                harmless += "\\u00\(String(scalar.value, radix: 16))"
            case _ where scalar.needsEscaping: harmless += "\\" + scalar.escape
            default: harmless.unicodeScalars.append(scalar)
            }
        }
        return harmless
    }
}

/// A key as the browser's protocol describes it.
struct PageKey {
    let name: String
    let code: String
    let number: Int
    let text: String?

    private static let named: [String: (number: Int, text: String?)] = [
        "ArrowLeft": (37, nil), "ArrowUp": (38, nil), "ArrowRight": (39, nil),
        "ArrowDown": (40, nil), "Home": (36, nil), "End": (35, nil), "PageUp": (33, nil),
        "PageDown": (34, nil), "Escape": (27, nil), "Backspace": (8, nil), "Delete": (46, nil),
        "Tab": (9, nil), "Enter": (13, "\r"),
    ]

    /// - Parameter name: What a `KeyboardEvent` calls it: `ArrowLeft`, `Enter`, or a character.
    init(_ name: String) throws {
        self.name = name
        if let (number, text) = PageKey.named[name] {
            (code, self.number, self.text) = (name, number, text)
            return
        }
        guard name.count == 1, let character = name.uppercased().unicodeScalars.first,
            character.isASCII
        else { throw BrowserFault.unknownKey(name) }
        number = Int(character.value)
        text = name
        switch character {
        case " ": code = "Space"
        case "0"..."9": code = "Digit\(character)"
        case "A"..."Z": code = "Key\(character)"
        default: code = ""
        }
    }
}

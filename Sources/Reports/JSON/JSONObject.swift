/// A JSON object that writes all its members: a missing value is `null`.
package struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
    private var members: [(String, any Encodable)]

    package init(dictionaryLiteral members: (String, any Encodable)...) {
        self.members = members
    }

    /// Adds a member only if it has a value.
    package mutating func add(_ name: String, _ value: (some Encodable)?) {
        if let value { members.append((name, value)) }
    }

    package func encode(to encoder: any Encoder) throws {
        var object = encoder.container(keyedBy: Name.self)
        for (name, value) in members { try object.encode(value, forKey: Name(stringValue: name)) }
    }

    private struct Name: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) { nil }
    }
}

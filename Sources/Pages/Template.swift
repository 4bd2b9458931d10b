/// A text with places such as `{{title}}`.
///
/// What is filled in is not looked through for further places.
struct Template {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    func filled(_ values: [String: String]) -> String {
        var filled = ""
        for (index, part) in text.split(separator: "{{", omittingEmptySubsequences: false)
            .enumerated()
        {
            guard index > 0, let end = part.firstRange(of: "}}"),
                let value = values[String(part[..<end.lowerBound])]
            else {
                filled += (index > 0 ? "{{" : "") + part
                continue
            }
            filled += value + part[end.upperBound...]
        }
        return filled
    }
}

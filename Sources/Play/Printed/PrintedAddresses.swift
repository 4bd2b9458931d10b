/// Numbers the addresses of objects in an answer's output.
package enum PrintedAddresses {
    /// Replaces each address by a number, in the order of first occurrence.
    ///
    /// Addresses differ between processes, so a class that is graded twice would otherwise get two different
    /// reports. Equal addresses stay equal, and each keeps its length.
    package static func numbered(in text: String) -> String {
        var numbers: [Substring: Int] = [:]
        return text.replacing(/0x[0-9a-fA-F]{9,16}/) { match in
            let digits = match.output.dropFirst(2)
            let number = numbers[digits, default: numbers.count + 1]
            numbers[digits] = number
            let short = String(number, radix: 16)
            return "0x" + String(repeating: "0", count: max(0, digits.count - short.count)) + short
        }
    }
}

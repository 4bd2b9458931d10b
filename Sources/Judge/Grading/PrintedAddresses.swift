/// Addresses of objects, as an answer prints them.
enum PrintedAddresses {
    /// A text with its addresses numbered, in the order in which they first occur.
    ///
    /// Each process has its objects elsewhere: without this a class that is graded twice would get two
    /// reports. What was the same address still is, and none gets shorter or longer.
    static func numbered(in text: String) -> String {
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

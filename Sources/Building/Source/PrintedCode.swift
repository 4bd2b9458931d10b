/// The calls in an answer that only print, such as `print(frame)`, and the names read only there.
///
/// Students print values to debug. These reads do not affect what the answer does, so no report may name them
/// as the cause. No grade depends on this.
struct PrintedCode {
    /// The byte ranges of the calls.
    private(set) var ranges: [Range<Int>] = []
    /// The words in the calls that the rest of the file does not read.
    private(set) var words: Set<String> = []

    private static let functions: Set = ["print", "debugPrint", "NSLog", "fputs"]

    init(in bytes: [UInt8]) {
        let tokens = SwiftTokens(bytes)
        let texts = tokens.words
        let ends = PrintedCode.endsOfBrackets(in: texts)
        var read: Set<String> = []
        var index = 0
        while index < texts.count {
            if PrintedCode.isCall(at: index, in: texts), let end = ends[index + 1] {
                ranges.append(tokens.ranges[index].lowerBound..<tokens.ranges[end].upperBound)
                for text in texts[index...end] { words.formUnion(PrintedCode.words(in: text)) }
                index = end + 1
            } else {
                if !PrintedCode.isWrittenOrLabel(index, in: texts) {
                    read.formUnion(PrintedCode.words(in: texts[index]))
                }
                index += 1
            }
        }
        words.subtract(read)
    }

    /// The bytes with spaces in place of the calls.
    func blanked(in bytes: [UInt8]) -> [UInt8] {
        var rest = bytes
        for range in ranges { rest.blank(range) }
        return rest
    }

    private static func isCall(at index: Int, in texts: [String]) -> Bool {
        guard functions.contains(texts[index]), texts[index...].dropFirst().first == "(" else {
            return false
        }
        let before = texts[..<index].suffix(2)
        guard before.last == "." else { return before.last != "func" }
        return ["Swift", "Foundation"].contains(before.first)
    }

    /// The index of each closing parenthesis, by the index of its opening one.
    private static func endsOfBrackets(in texts: [String]) -> [Int: Int] {
        var ends: [Int: Int] = [:]
        var open: [Int] = []
        for (index, text) in texts.enumerated() {
            if text == "(" {
                open.append(index)
            } else if text == ")", let start = open.popLast() {
                ends[start] = index
            }
        }
        return ends
    }

    /// Whether a word is assigned to, as in `frame = …`, or labels an argument, as in `(frame: …`.
    private static func isWrittenOrLabel(_ index: Int, in texts: [String]) -> Bool {
        let next = texts[(index + 1)...].prefix(2)
        let isSet = next.first == "=" && next.last != "="
        let isLabel = next.first == ":" && index > 0 && ["(", ","].contains(texts[index - 1])
        return isSet || isLabel
    }

    /// The words of a token; a string without an interpolation has none.
    private static func words(in text: String) -> Set<String> {
        guard text.contains("\"") else { return [text] }
        guard text.contains("\\") else { return [] }
        return Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
    }
}

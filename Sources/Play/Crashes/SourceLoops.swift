/// The loops of a source file, found by their keywords and braces outside comments and strings.
struct SourceLoops {
    struct Loop: Hashable {
        /// Whether the loop iterates over a sequence, which is seldom endless.
        var isOverSequence: Bool
        /// The line of the keyword, from 1.
        var line: Int
        /// The column of the keyword in bytes, from 1.
        var column: Int
        var lastLine: Int
    }

    /// The loops, each inner one before its outer one.
    private(set) var loops: [Loop] = []

    init(_ source: [UInt8]) {
        var reader = LoopReader()
        for token in SourceToken.all(in: source) { reader.take(token) }
        loops = reader.loops
    }

    /// The loop around some lines that is probably endless; the innermost call's lines come first.
    ///
    /// Prefers the innermost `while` or `repeat` loop to any `for` loop.
    func endless(around lines: [Int]) -> Loop? {
        let around = lines.flatMap { line in loops.filter { $0.line...$0.lastLine ~= line } }
        return around.first { !$0.isOverSequence } ?? around.first
    }
}

/// Builds loops from the tokens of a file.
private struct LoopReader {
    var loops: [SourceLoops.Loop] = []
    /// The open braces, each with its loop.
    private var blocks: [(loop: SourceLoops.Loop?, isRepeat: Bool)] = []
    /// A loop whose opening brace has not come yet, and the number of open parentheses at its keyword.
    private var awaited: (loop: SourceLoops.Loop, isRepeat: Bool, depth: Int)?
    private var depth = 0
    private var hasClosedRepeat = false

    mutating func take(_ token: SourceToken) {
        let closedRepeat = hasClosedRepeat
        hasClosedRepeat = false
        switch token.text {
        case "while" where closedRepeat: break
        case "for", "while", "repeat":
            let loop = SourceLoops.Loop(
                isOverSequence: token.text == "for",
                line: token.line,
                column: token.column,
                lastLine: token.line
            )
            awaited = (loop, token.text == "repeat", depth)
        case "(": depth += 1
        case ")": depth -= 1
        case "{":
            let own = awaited.flatMap { $0.depth == depth ? $0 : nil }
            if own != nil { awaited = nil }
            blocks.append((own?.loop, own?.isRepeat == true))
        case "}":
            guard let block = blocks.popLast() else { return }
            hasClosedRepeat = block.isRepeat
            guard var loop = block.loop else { return }
            loop.lastLine = token.line
            loops.append(loop)
        default: break
        }
    }
}

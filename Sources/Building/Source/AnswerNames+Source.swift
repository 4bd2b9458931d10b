import Results

extension AnswerNames {
    init(_ references: AnswerReferences, in source: AnswerSource) {
        let printed = PrintedCode(in: source.bytes)
        let rest = printed.blanked(in: source.bytes)
        let lines = AnswerNames.lineStarts(in: rest)
        self.init(
            declarations: references.names { line, column in
                guard lines.indices.contains(line - 1) else { return false }
                let offset = lines[line - 1] + column - 1
                return rest.indices.contains(offset) && rest[offset].isBlank
            },
            words: AnswerNames.words(in: rest),
            printed: printed.words
        )
    }

    private static func lineStarts(in bytes: [UInt8]) -> [Int] {
        [0] + bytes.indices.filter { bytes[$0] == 0x0A }.map { $0 + 1 }
    }

    /// The bytes with `superview.convert` for `superview?.convert` and `superview!.convert`.
    private static func withoutUnwrapping(_ bytes: [UInt8]) -> [UInt8] {
        zip(bytes, bytes.dropFirst() + [0]).filter { byte, next in
            let isMark = byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!")
            return !(isMark && next == UInt8(ascii: "."))
        }.map(\.0)
    }

    private static func words(in bytes: [UInt8]) -> Set<String> {
        let isPart = { (byte: UInt8) in
            byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".") || byte.isDigit || byte.isLetter
        }
        let pieces = withoutUnwrapping(AnswerSource.withoutComments(bytes)).split { !isPart($0) }
            .map { String(decoding: $0, as: UTF8.self) }
        var words = Set(pieces)
        for piece in pieces where piece.first?.isNumber != true {
            // `self.alpha` reads the view's alpha and does not name the view itself.
            let parts = piece.split(separator: ".").map(String.init)
            words.formUnion(parts.first == "self" && parts.count > 1 ? parts[1...] : parts[...])
        }
        for (before, piece) in zip([""] + pieces, pieces) {
            let parts = piece.split(separator: ".", omittingEmptySubsequences: false)
            guard let method = parts.last, ["hitTest", "point"].contains(method) else { continue }
            // A call on another object has the object and a dot before it; in an extension it needs neither.
            let isOfAnother =
                parts.count > 1
                ? !["super", "self", "layer"].contains(parts[parts.count - 2])
                : method == "hitTest" && before != "func"
            if isOfAnother { words.insert("other.\(method)") }
        }
        for length in 2...3 {
            for index in pieces.indices.dropLast(length - 1) {
                words.insert(pieces[index..<(index + length)].joined(separator: " "))
            }
        }
        return words
    }
}

extension String {
    /// The text, with no-break spaces in short commands in backquotes.
    ///
    /// A command that is broken over two lines cannot be copied.
    var keepingCommands: String {
        var parts = split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        guard parts.count.isMultiple(of: 2) == false else { return self }
        for index in stride(from: 1, to: parts.count, by: 2) where parts[index].count <= 40 {
            parts[index] = parts[index].replacing(" ", with: "\u{A0}")
        }
        return parts.joined(separator: "`")
    }
}

extension String {
    /// The text in lines of at most a number of columns, broken between words if possible.
    ///
    /// A word that is wider than a line is broken at its joints: a path after a slash, a name after a dot. A
    /// part that is still too wide is broken at the line's end, as is a sentence in Chinese.
    func wrapped(toWidth width: Int) -> [String] {
        let width = max(2, width)
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ").map(String.init) {
            let joined = line.isEmpty ? word : line + " " + word
            if joined.displayWidth <= width {
                line = joined
            } else if word.displayWidth <= width {
                lines.append(line)
                line = word
            } else if word.hasPrefix("https://") {
                // A terminal opens an address only if it is in one piece, even if the terminal itself breaks
                // the line.
                if !line.isEmpty { lines.append(line) }
                line = word
            } else {
                var isFirst = true
                for part in word.partsAtJoints {
                    let longer = line + (isFirst && !line.isEmpty ? " " : "") + part
                    if longer.displayWidth <= width {
                        line = longer
                    } else if part.displayWidth <= width {
                        lines.append(line)
                        line = part
                    } else {
                        var pieces = longer.broken(toWidth: width)
                        line = pieces.popLast() ?? ""
                        lines += pieces.map { String($0.drop { $0 == " " }) }
                    }
                    isFirst = false
                }
            }
        }
        return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
    }

    /// The folders of a path, or the names in an expression, each with the character that joins it to the
    /// next.
    var partsAtJoints: [String] {
        let joint: Character = contains("/") ? "/" : "."
        var parts = split(separator: joint, omittingEmptySubsequences: false)
            .map { "\($0)\(joint)" }
        parts[parts.count - 1].removeLast()
        return parts.filter { !$0.isEmpty }
    }

    /// The text in lines of at most a number of columns, broken regardless of words.
    package func broken(toWidth width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var used = 0
        for character in self {
            let columns = String(character).displayWidth
            if used + columns > width, !line.isEmpty {
                lines.append(line)
                (line, used) = ("", 0)
            }
            line.append(character)
            used += columns
        }
        return lines + [line]
    }

    /// The start of the last occurrence of a text.
    func index(ofLast piece: String) -> String.Index? {
        indices.last { self[$0...].hasPrefix(piece) }
    }

    /// The lines of a text with any line endings, without trailing empty ones.
    package var physicalLines: [String] {
        var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
            line in String(line.last == "\r" ? line.dropLast() : line)
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}

extension String {
    /// The lines of a text, each broken between words if it is too long, with its indentation repeated.
    ///
    /// In a list, the rest of a line continues below its second column.
    ///
    /// - Parameter width: The maximum width; `nil` leaves the text as it is.
    package func folded(toWidth width: Int?) -> String {
        guard let width else { return self }
        return split(separator: "\n", omittingEmptySubsequences: false)
            .flatMap { String($0).foldedLine(toWidth: width) }.joined(separator: "\n")
    }

    private func foldedLine(toWidth width: Int) -> [String] {
        guard displayWidth > width else { return [self] }
        let label = foldingLabel
        let rest = String(dropFirst(label.count)).wrapped(toWidth: width - label.displayWidth)
        let margin = String(repeating: " ", count: label.displayWidth)
        return rest.enumerated().map { ($0.offset == 0 ? label : margin) + $0.element }
    }

    /// The indentation, and the first column of a list.
    private var foldingLabel: String {
        let indent = prefix { $0 == " " }
        let text = dropFirst(indent.count)
        let first = text.prefix { $0 != " " }
        let gap = text.dropFirst(first.count).prefix { $0 == " " }
        let isList = gap.count > 1 || first == "usage:"
        return String(isList ? prefix(indent.count + first.count + gap.count) : indent)
    }
}

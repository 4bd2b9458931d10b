extension String {
    /// The text in lines of at most a number of columns, broken between words if possible.
    ///
    /// A word that is wider than a line is broken at the line's end. This also applies to a
    /// sentence in Chinese.
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
            } else {
                var pieces = joined.broken(toWidth: width)
                line = pieces.popLast() ?? ""
                lines += pieces.map { String($0.drop { $0 == " " }) }
            }
        }
        return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
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
    var physicalLines: [String] {
        var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
            line in String(line.last == "\r" ? line.dropLast() : line)
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}

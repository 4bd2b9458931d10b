extension String {
    /// The text in lines of at most a number of columns, broken between words where it can be.
    ///
    /// A word that is wider than a line, as a sentence in Chinese is, is broken where the line ends.
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

    /// The text in lines of at most a number of columns, broken wherever a line ends.
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

    /// Where a piece of text begins for the last time.
    func index(ofLast piece: String) -> String.Index? {
        indices.last { self[$0...].hasPrefix(piece) }
    }

    /// The lines of a text, whatever ends them, without a last empty one.
    var physicalLines: [String] {
        var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map {
            line in String(line.last == "\r" ? line.dropLast() : line)
        }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }
}

import Reports

/// The line of keys, which drops expendable keys on a narrow screen.
struct KeyLine {
    /// The words before the keys, such as those of a spinner; `nil` for none.
    let state: String?
    let glyphs: Glyphs

    /// The line, in at most a number of columns.
    func text(columns: Int) -> String {
        var keys = Array(WatchKey.ofLine)
        var expendable = WatchKey.expendable[...]
        while line(keys).displayWidth > columns, let key = expendable.popFirst() {
            keys.removeAll { $0.key == key }
        }
        let line = line(keys)
        return line.displayWidth <= columns ? line : ""
    }

    private func line(_ keys: [(key: WatchKey, value: String)]) -> String {
        let dot = glyphs.isUnicode ? " · " : "  "
        let names = keys.map { "\($0.key.rawValue) \($0.value)" }
        return ([state].compactMap { $0 } + names).joined(separator: dot)
    }
}

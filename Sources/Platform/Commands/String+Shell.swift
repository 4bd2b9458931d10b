extension String {
    /// The text in quotation marks, so that a shell takes it as one word.
    package var shellQuoted: String {
        // Search first: replacing takes longer than searching, and few words have such a mark.
        guard utf8.contains(UInt8(ascii: "'")) else { return "'\(self)'" }
        return "'" + replacing("'", with: #"'\''"#) + "'"
    }
}

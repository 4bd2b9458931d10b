extension [String] {
    /// Joins the parts into lines, each with as many parts as fit.
    ///
    /// A part that is too long for any line stays whole.
    package func filled(with joint: String = " ", fits: (String) -> Bool) -> [String] {
        var lines: [String] = []
        for part in self {
            if let last = lines.last, fits(last + joint + part) {
                lines[lines.count - 1] = last + joint + part
            } else {
                lines.append(part)
            }
        }
        return lines
    }
}

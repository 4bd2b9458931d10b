/// The random scenes that this app plays; the workbook wrote them.
enum TruthScenes {
    /// A line for each scene: its name, a tab, and JSON.
    private static let lines = ##"""
        TextsOfScenes
        """##

    static let all: [(name: String, text: String)] = lines.split(separator: "\n").map { line in
        let parts = line.split(separator: "\t", maxSplits: 1)
        return (String(parts[0]), String(parts[parts.count - 1]))
    }
}

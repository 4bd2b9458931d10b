import Testing

@testable import Reports

/// How the environment decides.
@Suite("The style of text")
struct TextStyleTests {
    @Test(
        "The locale decides between Unicode and ASCII",
        arguments: [
            ([:], false), (["LANG": "en_US.UTF-8"], true), (["LANG": "C"], false),
            (["LANG": "de_DE.utf8"], true), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], false),
            (["LC_ALL": "", "LANG": "en_US.UTF-8"], true), (["LC_CTYPE": "UTF-8"], true),
            (["LC_CTYPE": "C", "LANG": "en_US.UTF-8"], false),
        ] as [([String: String], Bool)]
    )
    func locale(variables: [String: String], isUnicode: Bool) {
        let style = TextStyle(for: OutputEnvironment(isTerminal: true, variables: variables))
        #expect(style.glyphs == (isUnicode ? .unicode : .ascii))
    }

    @Test(
        "Dots are for fonts that have them: not for ASCII, nor for Linux's own console",
        arguments: [
            (["LANG": "C.UTF-8", "TERM": "xterm"], true), (["LANG": "C.UTF-8"], true),
            (["LANG": "C.UTF-8", "TERM": "linux"], false), (["LANG": "C"], false),
        ] as [([String: String], Bool)]
    )
    func dots(variables: [String: String], hasDots: Bool) {
        let style = TextStyle(for: OutputEnvironment(isTerminal: true, variables: variables))
        #expect(style.glyphs.hasDots == hasDots)
    }

    @Test(
        "Colours are for terminals that want them",
        arguments: [
            (true, ["TERM": "xterm-256color"], true), (false, ["TERM": "xterm-256color"], false),
            (true, ["TERM": "dumb"], false), (true, [:], false),
            (true, ["TERM": "xterm", "NO_COLOR": "1"], false),
            (true, ["TERM": "xterm", "NO_COLOR": ""], true),
        ] as [(Bool, [String: String], Bool)]
    )
    func colour(isTerminal: Bool, variables: [String: String], usesColour: Bool) {
        let environment = OutputEnvironment(isTerminal: isTerminal, variables: variables)
        #expect(TextStyle(for: environment).usesColour == usesColour)
    }

    @Test(
        "Lines are at least 48 and at most 80 columns wide",
        arguments: [
            (nil, [:], 80), (60, [:], 60), (200, [:], 80), (10, [:], 48),
            (nil, ["COLUMNS": "72"], 72), (nil, ["COLUMNS": "wide"], 80),
            (64, ["COLUMNS": "72"], 64),
        ] as [(Int?, [String: String], Int)]
    )
    func columns(known: Int?, variables: [String: String], columns: Int) {
        let environment = OutputEnvironment(isTerminal: true, variables: variables, columns: known)
        #expect(TextStyle(for: environment).columns == columns)
    }

    @Test(
        "Two texts side by side are at least 48 and at most 140 columns wide",
        arguments: [(nil, 80), (60, 60), (120, 120), (200, 140), (10, 48)] as [(Int?, Int)]
    )
    func wideColumns(known: Int?, columns: Int) {
        let environment = OutputEnvironment(isTerminal: true, variables: [:], columns: known)
        #expect(TextStyle(for: environment).wideColumns == columns)
    }
}

import Reports

/// All keys of a watch, each with what it does.
struct KeyTable {
    let settings: WatchSettings
    let style: TextStyle

    /// The table, with a newline at its end.
    var text: String {
        var page = Page(style)
        for key in WatchKey.allCases {
            page.paragraph(
                key.sentence,
                label: "\(key.rawValue)  ",
                labelInk: .accent,
                indent: 2
            )
        }
        page.gap()
        page.paragraph(KeyTable.sentence(on: settings), .faint, indent: 2)
        return page.lines.rendered(in: style)
    }

    /// What happens after a pass.
    static func sentence(on settings: WatchSettings) -> String {
        settings.advances
            ? "A pass goes on to the next open exercise by itself, until you press a."
            : "A pass stays where it is; > goes on."
    }
}

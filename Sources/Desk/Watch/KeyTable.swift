import Reports

/// All keys of a watch, each with what it does.
struct KeyTable {
    let advances: Bool
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
        page.paragraph(KeyTable.sentence(advances: advances), .faint, indent: 2)
        return page.lines.rendered(in: style)
    }

    /// Says what the watch does after a pass.
    static func sentence(advances: Bool) -> String {
        advances
            ? "After a pass the watch moves on to the next open exercise, until you press a."
            : "After a pass the watch stays here; press > for the next exercise."
    }
}

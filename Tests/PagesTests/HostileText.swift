/// Texts that are harmless only as text.
enum HostileText {
    static let all = [
        "</script><script>alert(1)</script>", "</title><script>alert(1)</script>",
        "<img src=x onerror=alert(1)>", "\" onerror=\"alert(1)", "' onclick='alert(1)",
        "a & b < c > d", "&lt;script&gt;", "<!--<script>", "]]>", "{{data}}", "\\u003cscript",
        "\u{202E}gnp.exe", "a\u{0}b\u{1B}[31m", "line\nbreak\ttab\r\n", "\u{2028}\u{2029}\u{FEFF}",
        "\u{FFFE}\u{FFFF}", "e" + String(repeating: "\u{301}", count: 60), "点击视图", "", " ",
    ]
}

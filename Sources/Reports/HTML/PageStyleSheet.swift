/// The style of HTML pages, for light and dark mode, wide screens and phones, without external
/// files.
enum PageStyleSheet {
    /// The width of reports on a page, in columns.
    static let columns = 64

    /// The style sheet, which shrinks a report's font on narrow screens so that all columns fit.
    static let text = """
        :root { color-scheme: light dark;
          --ground: #ffffff; --text: #1d232b; --box: #f4f5f7; --rule: #d5dae0;
          --faint: #5a6470; --good: #17693a; --bad: #b0231b; --caution: #7d5200; --accent: #1450a3; }
        @media (prefers-color-scheme: dark) { :root {
          --ground: #14181d; --text: #e4e8ed; --box: #1d232a; --rule: #38414b;
          --faint: #a3adb8; --good: #74d08f; --bad: #ff8d84; --caution: #e6b74d; --accent: #86bbff; } }
        * { box-sizing: border-box; }
        body { margin: 0 auto; max-width: 42rem; padding: 1rem; background: var(--ground);
          color: var(--text); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
        h1 { font-size: 1.5rem; line-height: 1.25; margin: 0.5rem 0 1rem; }
        h2 { font-size: 1.15rem; line-height: 1.3; margin: 2rem 0 0.5rem; }
        p { margin: 0.5rem 0; }
        a { color: var(--accent); }
        table { width: 100%; border-collapse: collapse; margin: 1rem 0; }
        th, td { padding: 0.35rem 0.6rem 0.35rem 0; border-bottom: 1px solid var(--rule);
          text-align: left; vertical-align: top; overflow-wrap: break-word; }
        td:last-child, th:last-child { padding-right: 0; text-align: right; white-space: nowrap; }
        pre, code { font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
        code { font-size: 0.9em; }
        pre { margin: 0; padding: 0.75rem; background: var(--box); border: 1px solid var(--rule);
          border-radius: 0.5rem; overflow-x: auto; line-height: 1.25;
          font-size: min(0.95rem, calc((100vw - 3.75rem) / 39)); }
        .strong { font-weight: 700; }
        .faint { color: var(--faint); }
        .good { color: var(--good); }
        .bad { color: var(--bad); }
        .caution { color: var(--caution); }
        .accent { color: var(--accent); font-weight: 600; }

        """
}

import Browser
import Foundation
import HitMaps
import Testing

@testable import Pages

@Suite(
    "The page of a report in a browser",
    .serialized,
    .enabled(if: BrowserProgram.isInstalled, "\(BrowserProgram.reason)")
)
struct ReportPageBrowserTests {
    /// Opens a page, and expects that it neither complains nor asks for anything.
    private func opening(
        _ page: ReportPage,
        at fragment: String = "",
        runsScripts: Bool = true,
        _ body: (BrowserPage) throws -> Void
    ) throws {
        let file = NSTemporaryDirectory() + "report \(UUID().uuidString).html"
        try Data(try page.html(WebSources.files).utf8).write(to: URL(fileURLWithPath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Browser.use { browser in
            let page = try browser.page()
            try page.resize(width: 1_440)
            if !runsScripts {
                try page.run("Emulation.setScriptExecutionDisabled", ["value": true])
            }
            try page.open(file, fragment: fragment)
            try body(page)
            #expect(page.complaints == [])
            #expect(page.requests == [])
        }
    }

    private static let now = "document.querySelector('.play.current tr.now')"

    private func isAtDifference(_ page: BrowserPage) throws -> Bool {
        try page.value(of: "\(ReportPageBrowserTests.now).classList.contains('difference')")
    }

    private func step(_ page: BrowserPage) throws -> String {
        try page.value(of: "document.querySelector('.play.current output').textContent")
    }

    @Test("The keyboard alone steps, goes to both ends and to the first difference")
    func keyboard() throws {
        try opening(PageSamples.page(map: PageSamples.maps())) { page in
            #expect(try step(page) == "1 / 10")
            let told = "document.querySelectorAll('.play.current .told').length"
            #expect(try page.value(of: told) == 0)
            try page.press("d")
            #expect(try isAtDifference(page))
            let paths =
                "[...document.querySelectorAll('.play.current .path')].map(p => p.textContent)"
            try page.press("ArrowRight")
            #expect(
                try page.value(of: paths) == [
                    "window (150, 120) › root (150, 120) › front (30, 30)",
                    "window (150, 120) › root (150, 120) › back (120, 90)",
                ]
            )
            let asked = "[...document.querySelectorAll('.asked-now')].map(v => v.dataset.view)"
            #expect(try page.value(of: asked) == ["front", "back"])
            try page.press("ArrowLeft")
            #expect(try isAtDifference(page))
            try page.press("End")
            #expect(try step(page) == "10 / 10")
            #expect(try page.value(of: told) == 2)
            try page.press("Home")
            #expect(try step(page) == "1 / 10")
            let line = "document.querySelector('.line.runs')?.id"
            try page.press("ArrowRight", times: 2)
            #expect(try page.value(of: line) == "line-4")
        }
    }

    @Test("Space plays to the end and pauses, and a focused button keeps its own keys")
    func play() throws {
        try opening(PageSamples.page()) { page in
            let isPlaying = "document.querySelector('[data-action=play]').ariaPressed === 'true'"
            try page.press(" ")
            #expect(try page.value(of: isPlaying))
            try page.press(" ")
            #expect(try !page.value(of: isPlaying, as: Bool.self))
            try page.perform("document.querySelector('[data-action=difference]').focus()")
            try page.press("Enter")
            #expect(try isAtDifference(page))
            try page.perform("document.querySelector('input[type=range]').focus()")
            try page.press("End")
            #expect(try step(page) == "10 / 10")
        }
    }

    // MARK: Addresses

    @Test(
        "An address opens the page at its step, or at the nearest one that there is",
        arguments: [
            ("step=5", "5 / 10"), ("step=999", "10 / 10"), ("step=-3", "1 / 10"),
            ("step=x", "1 / 10"), ("scene=order.2&step=4", "4 / 10"),
            ("scene=unknown&step=3", "3 / 10"), ("line-4", "1 / 10"), ("%E0%A4%A", "1 / 10"),
        ]
    )
    func addresses(fragment: String, shown: String) throws {
        try opening(PageSamples.page(), at: fragment) { page in
            let now = try step(page)
            #expect(now == shown)
        }
    }

    @Test("Each step has its address, and going back undoes a jump, not a step")
    func history() throws {
        try opening(PageSamples.page()) { page in
            func going(_ direction: String) throws -> String {
                try page.perform(
                    """
                    await new Promise(done => {
                      addEventListener('hashchange', done, { once: true });
                      history.\(direction)();
                    });
                    """
                )
                return try step(page)
            }
            #expect(try page.value(of: "location.hash") == "")
            try page.press("ArrowRight", times: 2)
            try page.waitUntil("location.hash === '#step=3'")
            try page.press("ArrowRight")
            try page.press("d")
            #expect(try isAtDifference(page))
            let difference = try step(page)
            #expect(try going("back") == "4 / 10")
            #expect(try going("forward") == difference)
            try page.press("End")
            #expect(try page.value(of: "location.hash") == "#step=10")
            #expect(try going("back") == difference)
        }
    }

    @Test("The address names the scene, where it is not the first")
    func addressOfScene() throws {
        var report = PageSamples.report()
        report.tests.append(report.tests[1])
        report.tests[2].position = 2
        report.tests[2].name = "Another one"
        report.tests[2].failure?.identifier = "other.1"
        try opening(PageSamples.page(report), at: "scene=other.1&step=6") { page in
            let chosen = "document.getElementById('chooser').selectedOptions[0].textContent"
            #expect(try page.value(of: chosen) == "Another one")
            #expect(try step(page) == "6 / 10")
            try page.press("ArrowLeft")
            try page.waitUntil("location.hash === '#scene=other.1&step=5'")
        }
    }

    @Test("The arrow keys and the pointer tell who gets the touch at a point of the map")
    func map() throws {
        let maps = PageSamples.maps()
        try opening(PageSamples.page(map: maps)) { page in
            let said = "[...document.querySelectorAll('#map-readout p')].map(p => p.textContent)"
            try page.perform("document.querySelector('.map-pair').focus()")
            #expect(
                try page.value(of: said) == [
                    "at (160.8, 120.6)", "expected: front · asked: window, root, front",
                    "your answer: back · asked: window, root, back", "Here the two differ.",
                ]
            )
            try page.press("ArrowRight", times: 3, shift: true)
            let right = try page.value(of: said, as: [String].self)
            #expect(right.count == 3 && right[2].hasPrefix("your answer: front"))
            // The pointer at the middle of cells, compared with the map that the page was made of.
            for cell in stride(from: 37, to: maps.reference.cells.count, by: 3_989) {
                let (row, column) = (cell / HitMap.side, cell % HitMap.side)
                let place = try page.value(
                    of: """
                        (() => {
                          const picture = document.querySelector('.hit-map');
                          picture.scrollIntoView({ block: 'center' });
                          const box = picture.getBoundingClientRect();
                          return [box.x + 1 + (box.width - 2) * \(Double(column) + 0.5) / 200,
                            box.y + 1 + (box.height - 2) * \(Double(row) + 0.5) / 200];
                        })()
                        """,
                    as: [Double].self
                )
                try page.hover(place[0], place[1])
                let lines = try page.value(of: said, as: [String].self)
                #expect(lines[1].hasPrefix("expected: \(maps.reference.hit(at: cell) ?? "") ·"))
                #expect(lines[2].hasPrefix("your answer: \(maps.attempt.hit(at: cell) ?? "") ·"))
            }
        }
    }

    @Test("No size needs the page to scroll sideways, and controls are large enough for a finger")
    func width() throws {
        try opening(PageSamples.page(map: PageSamples.maps())) { page in
            for width in [360, 768, 1_440] {
                try page.resize(width: width)
                let overflow = "document.documentElement.scrollWidth - innerWidth"
                #expect(try page.value(of: overflow, as: Double.self) <= 0)
                let smallest = """
                    Math.min(...[...document.querySelectorAll('.play.current button')]
                      .map(b => Math.min(b.offsetWidth, b.offsetHeight)))
                    """
                #expect(try page.value(of: smallest, as: Double.self) >= 40)
            }
        }
    }

    @Test("Without scripts all figures, steps and maps are there, and no control that does nothing")
    func withoutScripts() throws {
        try opening(PageSamples.page(map: PageSamples.maps()), runsScripts: false) { page in
            let shown =
                "n => [...document.querySelectorAll(n)].filter(e => e.checkVisibility()).length"
            for (selector, count) in [
                (".hit-figure", 2), ("tr.moment", 10), (".hit-map", 2), (".needs-script", 0),
            ] {
                let found = try page.value(of: "(\(shown))('\(selector)')", as: Int.self)
                #expect(found == count, "\(selector)")
            }
        }
    }

    @Test("With reduced motion nothing moves by itself", arguments: [true, false])
    func motion(isReduced: Bool) throws {
        try opening(PageSamples.page()) { page in
            try page.prefer(.init(reducesMotion: isReduced))
            try page.press("d")
            let duration =
                "getComputedStyle(document.querySelector('.traveller')).transitionDuration"
            #expect(try page.value(of: duration) == (isReduced ? "0s" : "0.2s, 0.2s"))
        }
    }

    @Test("Hostile text is inert")
    func hostile() throws {
        let file = NSTemporaryDirectory() + "report \(UUID().uuidString).html"
        defer { try? FileManager.default.removeItem(atPath: file) }
        try Browser.use { browser in
            let page = try browser.page()
            try page.resize(width: 360)
            for text in HostileText.all {
                let html = try HostileReportTests.page(of: text).html(WebSources.files)
                try Data(html.utf8).write(to: URL(fileURLWithPath: file))
                try page.open(file)
                try page.press("d")
                try page.press("ArrowRight")
                #expect(try page.value(of: "document.scripts.length") == 2)
                let loading = "document.querySelectorAll('img, iframe, a, link').length"
                #expect(try page.value(of: loading) == 0)
                let overflow = "document.documentElement.scrollWidth - innerWidth"
                #expect(try page.value(of: overflow, as: Double.self) <= 0)
                #expect(page.complaints == [] && page.requests == [], "\(text)")
            }
        }
    }

    @Test("Text has a contrast of 4.5 on its ground, light and dark", arguments: [false, true])
    func contrast(isDark: Bool) throws {
        try opening(PageSamples.page(map: PageSamples.maps())) { page in
            try page.prefer(.init(isDark: isDark))
            try page.press("d")
            #expect(
                try page.value(of: ReportPageBrowserTests.lowContrasts, as: [String].self) == []
            )
        }
    }

    /// The texts whose contrast with the nearest ground is too low (WCAG 2.1, 1.4.3).
    private static let lowContrasts = """
        (() => {
          const parts = text => text.match(/[\\d.]+/g).map(Number);
          const light = ([r, g, b]) => [r, g, b].map(v => v / 255)
            .map(v => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
            .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
          const ground = element => {
            for (let e = element; e; e = e.parentElement) {
              const color = parts(getComputedStyle(e).backgroundColor);
              if (color.length === 3 || color[3] > 0) return color;
            }
            return [255, 255, 255];
          };
          const texts = [...document.querySelectorAll('main *:not(svg *)')].filter(e =>
            e.checkVisibility() && [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()));
          if (texts.length < 20) return ['too few texts'];
          return texts.filter(e => {
            const [a, b] = [light(parts(getComputedStyle(e).color)), light(ground(e))];
            return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05) < 4.5;
          }).map(e => e.className + ' ' + e.textContent.slice(0, 40));
        })()
        """
}

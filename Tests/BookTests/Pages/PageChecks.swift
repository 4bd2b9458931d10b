import Book
import Browser
import Catalogue
import Foundation
import Pages
import Testing

/// Checks for every page: opened in a browser, in all sizes, light and dark.
enum PageChecks {
    /// A phone in the hand, and a screen on a desk.
    static let widths = [360, 1_440]

    /// Checks an open page, whatever it shows.
    static func check(_ page: BrowserPage, _ name: String) throws {
        let probe = try script("probe.js")
        for width in widths {
            try page.resize(width: width)
            for isDark in [false, true] {
                try page.prefer(.init(isDark: isDark, reducesMotion: true))
                let found: Findings = try page.value(of: "(() => { \(probe); return probe(); })()")
                let place = "\(name), \(width) px, \(isDark ? "dark" : "light")"
                #expect(found.overflow <= 0, "\(place) scrolls by \(found.overflow) px")
                #expect(found.faint.isEmpty, "\(place): \(found.faint.prefix(5))")
                #expect(found.checked > 5, "\(place) has hardly any text")
                #expect(found.moving == 0, "\(place) moves, which its reader does not want")
                #expect(found.unnamed.isEmpty, "\(place): without a name are \(found.unnamed)")
                #expect(found.doubled.isEmpty, "\(place): these stand twice: \(found.doubled)")
                try keep(page, "\(name)-\(width)-\(isDark ? "dark" : "light")")
            }
        }
        try page.prefer(.init())
        #expect(page.complaints.isEmpty, "\(name): \(page.complaints)")
        #expect(page.requests.isEmpty, "\(name): \(page.requests)")
    }

    private struct Findings: Decodable {
        /// The pixels by which the page is wider than the window.
        let overflow: Double
        /// The number of texts whose contrast was computed.
        let checked: Int
        /// Texts with a contrast below 4.5.
        let faint: [String]
        /// The number of animations that run.
        let moving: Int
        /// Controls without a name for screen readers.
        let unnamed: [String]
        /// Ids that stand twice on the page.
        let doubled: [String]
    }

    /// A script beside these tests.
    static func script(_ name: String) throws -> String {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent(name)
        return try String(contentsOf: file, encoding: .utf8)
    }

    /// Keeps a screenshot where `WORKBOOK_SCREENSHOTS` names a folder, to be looked at.
    static func keep(_ page: BrowserPage, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["WORKBOOK_SCREENSHOTS"] else {
            return
        }
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true
        )
        try page.screenshot().write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }
}

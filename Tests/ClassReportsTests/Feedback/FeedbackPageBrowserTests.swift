import Browser
import Examples
import Foundation
import Pages
import Results
import Scenario
import Testing

@testable import ClassReports

@Suite(
    "Feedback in a browser",
    .serialized,
    .enabled(if: BrowserProgram.isInstalled, "\(BrowserProgram.reason)")
)
struct FeedbackPageBrowserTests {
    private static var ada: SubmissionReport {
        var submission = SampleClass.ada
        for index in submission.answers.indices {
            submission.answers[index].record.source = "import UIKit\n\nclass BaseView: UIView {}\n"
        }
        return submission
    }

    /// Opens a student's page, and expects that it neither complains nor asks for anything.
    private func opening(
        _ submission: SubmissionReport = ada,
        at fragment: String = "",
        runsScripts: Bool = true,
        _ body: (BrowserPage) throws -> Void
    ) throws {
        let file = NSTemporaryDirectory() + "feedback \(UUID().uuidString).html"
        let html = try FeedbackPage(submission).html(WebFiles(folder: WebFolder.path))
        try Data(html.utf8).write(to: URL(fileURLWithPath: file))
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

    /// The exercises whose reports are shown.
    private func shown(_ page: BrowserPage) throws -> [String] {
        try page.value(
            of: """
                [...document.querySelectorAll('.report')].filter(r => r.checkVisibility())
                  .map(r => r.dataset.exercise)
                """
        )
    }

    private func step(_ page: BrowserPage) throws -> String {
        try page.value(of: "document.querySelector('.report.chosen output').textContent")
    }

    @Test(
        "It opens with the first exercise that is not passed, and each link shows its own",
        arguments: ["", "exercise-3"]
    )
    func links(fragment: String) throws {
        try opening(at: fragment) { page in
            #expect(try shown(page) == ["2"])
            try page.perform("document.querySelectorAll('.exercises a')[2].focus()")
            try page.press("Enter")
            let current = "document.querySelector('.exercises [aria-current]').textContent"
            try page.waitUntil("\(current).startsWith('3, ')")
            #expect(try shown(page) == ["3"])
        }
    }

    @Test(
        "An exercise without an answer is not what it opens with",
        arguments: [Outcome.missing, .notStarted]
    )
    func unanswered(outcome: Outcome) throws {
        var submission = FeedbackPageBrowserTests.ada
        submission.answers[1].record.report.outcome = outcome
        try opening(submission) { page in
            let exercises = try shown(page)
            #expect(exercises == ["3"])
        }
    }

    @Test("The keys step through the scene of the exercise that is shown, and through no other")
    func keys() throws {
        try opening(at: "exercise=2&step=3") { page in
            #expect(try step(page) == "3 / 9")
            try page.press("ArrowRight")
            #expect(try step(page) == "4 / 9")
            let others =
                "[...document.querySelectorAll('.report:not(.chosen) output')].map(o => o.value)"
            #expect(
                try page.value(of: others, as: [String].self).allSatisfy { $0.hasPrefix("1 / ") }
            )
            try page.press("d")
            let now = "document.querySelector('.report.chosen tr.now').className"
            #expect(try page.value(of: now, as: String.self).contains("difference"))
        }
    }

    @Test("The source stands beside it, and the line that crashed is marked")
    func source() throws {
        var submission = FeedbackPageBrowserTests.ada
        submission.answers[2].record.source = (1...20).map { "line \($0)\n" }.joined()
        try opening(submission, at: "exercise=3") { page throws in
            let marked = "document.querySelector('.report.chosen .line.marked code').textContent"
            #expect(try page.value(of: marked) == "line 12")
        }
    }

    @Test("Without scripts, and on paper, all exercises are there")
    func everything() throws {
        let all = (1...6).map(String.init)
        try opening(runsScripts: false) { page in
            let exercises = try shown(page)
            #expect(exercises == all)
        }
        try opening { page in
            try page.run("Emulation.setEmulatedMedia", ["media": "print"])
            #expect(try shown(page) == all)
        }
    }

    @Test("No size needs the page to scroll sideways", arguments: 1...6)
    func width(exercise: Int) throws {
        try opening(at: "exercise=\(exercise)") { page in
            for width in [360, 1_440] {
                try page.resize(width: width)
                let overflow = "document.documentElement.scrollWidth - innerWidth"
                #expect(try page.value(of: overflow, as: Double.self) <= 0)
            }
        }
    }

    @Test("A student's name and text are inert", arguments: 0..<4)
    func hostile(seed: Int) throws {
        var random = RandomReports(seed: UInt64(seed))
        try opening(random.submission()) { page throws in
            #expect(try page.value(of: "document.scripts.length") == 1)
            let loading = "document.querySelectorAll('img, iframe, link').length"
            #expect(try page.value(of: loading) == 0)
        }
    }
}

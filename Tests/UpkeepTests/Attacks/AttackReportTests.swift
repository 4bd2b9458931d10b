import Catalogue
import Foundation
import Platform
import Results
import Scenario
import Testing

@testable import Upkeep

@Suite("The report on a class of attacks")
struct AttackReportTests {
    private static let held = AttackResult(
        name: "Ending/Spin",
        exercise: 3,
        expected: [.timedOut],
        outcome: .timedOut,
        seconds: 2,
        defence: "time limit"
    )

    private func report(
        _ results: [AttackResult] = [held],
        grader: String = "/bin/true",
        processes: RunningProcesses = RunningProcesses(),
        changes: [String] = [],
        forgeries: [String] = []
    ) throws -> AttackReport {
        AttackReport(
            results: results,
            grader: try ToolRun(grader, [], secondsAllowed: 10),
            processes: processes,
            changes: changes,
            forgeries: forgeries
        )
    }

    @Test("If every defence holds, the last line says so")
    func held() throws {
        let report = try report()
        #expect(report.isHeld)
        #expect(
            report.text.hasSuffix(
                "Nothing passed that must not, nothing was left running, nothing was written "
                    + "elsewhere, nothing was forged.\n"
            )
        )
    }

    private static func result(
        _ outcome: Outcome?,
        of expected: Set<Outcome>,
        seconds: Double = 1
    ) -> AttackResult {
        AttackResult(
            name: "Kind/Name",
            exercise: 3,
            expected: expected,
            outcome: outcome,
            seconds: seconds,
            defence: "nothing"
        )
    }

    @Test(
        "An attack that was not held is named, with what became of it",
        arguments: [
            (
                result(.passed, of: [.failed, .crashed]),
                "Kind/Name is passed, not crashed, failed."
            ),
            (result(.passed, of: [.failed, .passed]), "Kind/Name is passed, not failed, passed."),
            (result(.failed, of: [.passed]), "Kind/Name is failed, not passed."),
            (result(.graderFault, of: [.failed]), "Kind/Name is graderFault, not failed."),
            (result(nil, of: [.failed]), "Kind/Name has no record."),
            (
                result(.failed, of: [.failed], seconds: 500),
                "Kind/Name took 500.0 s, and the limits allow "
                    + "\(AttackReport.secondsOfSubmission.inTenths) s."
            ),
        ]
    )
    func notHeld(result: AttackResult, sentence: String) throws {
        let report = try report([AttackReportTests.held, result])
        #expect(!report.isHeld)
        #expect(report.complaints == [sentence])
        #expect(report.text.contains("✗ \(sentence)\n"))
    }

    @Test("An attack may take the limits and half a second more")
    func tolerance() {
        let limit = AttackReport.secondsOfSubmission
        let inTime = AttackReportTests.result(.failed, of: [.failed], seconds: limit + 0.5)
        let late = AttackReportTests.result(.failed, of: [.failed], seconds: limit + 0.6)
        #expect(inTime.complaints(limit: limit).isEmpty)
        #expect(late.complaints(limit: limit).count == 1)
    }

    @Test("Of many files that were written the first are named, and the others counted")
    func manyChanges() throws {
        let complaints = try report(changes: (1...300).map { "/tmp/\($0)" }).complaints
        #expect(complaints.count == 21)
        #expect(complaints.first == "Something was written: /tmp/1")
        #expect(complaints.last?.hasPrefix("280 more files were written.") == true)
    }

    @Test("A grader that ended badly, and what was written or forged, is told")
    func surroundings() throws {
        #expect(
            try report(grader: "/bin/false").complaints.first?
                .hasPrefix("The grader did not end as it should:") == true
        )
        #expect(
            try report(changes: ["/tmp/workbook-attack"]).complaints
                == ["Something was written: /tmp/workbook-attack"]
        )
        #expect(
            try report(forgeries: ["a.html has markup"]).complaints
                == ["Something was forged: a.html has markup"]
        )
    }

    @Test("A process that an answer left behind is found by the cache in its words")
    func processes() throws {
        let cache = "/tmp/workbook-cache-\(UUID().uuidString)"
        let workbook = Workbook(environment: ["WORKBOOK_CACHE": cache, "WORKBOOK_ROOT": "/tmp"])
        let before = RunningProcesses(of: workbook)
        let left = Process()
        // Goes on for as long as nobody ends it, whatever becomes of its input.
        left.executableURL = URL(fileURLWithPath: "/usr/bin/tail")
        left.arguments = ["-f", "/dev/null", "\(cache)/attempts/x/attempt"]
        left.standardInput = FileHandle.nullDevice
        left.standardOutput = FileHandle.nullDevice
        left.standardError = FileHandle.nullDevice
        try left.run()
        // A test's thread may block the signal that asks it to end, and a process inherits that.
        defer { kill(left.processIdentifier, SIGKILL) }
        let since = RunningProcesses(of: workbook).since(before)
        #expect(since.words.count == 1)
        #expect(since.words.first?.hasPrefix("\(left.processIdentifier) ") == true)
        #expect(try !report(processes: since).isHeld)
        #expect(RunningProcesses(of: workbook).since(since).words.isEmpty)
    }

    @Test(
        "Text that takes effect on a reader of the results is found",
        arguments: [
            ("feedback/a.html", "<p><script>alert(1)</script>", "the markup <script>alert"),
            ("feedback/a.md", "a\u{202E}b", "the sign U+202E"),
            ("summary.md", "\u{1B}[2J", "the sign U+1B"),
            ("b.md", "```text\n```\n<script>alert(1)", "the markup <script>alert"),
            ("b.md", "```text\n````\n<script>alert(1)\n", "the markup <script>alert"),
            ("gradebook.csv", "student\r\n\"=1+1\"", "a formula"),
            ("gradebook.csv", "a,b\n@x,3", "a formula"),
            ("junit.xml", "<testcase name=\"x\"/>", "the markup <testcase name=\"x\""),
            ("grades.json", "\"a\u{9B}\"", "the sign U+9B"),
        ]
    )
    func forgeries(name: String, text: String, forgery: String) {
        #expect(ResultFiles([(name, text)]).forgeries == ["\(name) has \(forgery)"])
    }

    @Test(
        "Text that was made harmless is no forgery",
        arguments: [
            ("a.html", "&lt;script&gt;alert(1)"), ("a.md", "\\<script\\>alert"),
            ("a.md", "````text\n```\n<script>alert(1)\n````\nb"),
            ("a.csv", "a,'=1+1,-3\r\n"), ("a.json", "\"\\u001b[2J\""), ("a.xml", "&lt;testcase"),
        ]
    )
    func harmless(name: String, text: String) {
        #expect(ResultFiles([(name, text)]).forgeries.isEmpty)
    }

    @Test("A line that a CI runner would obey is found in what a grader printed")
    func log() {
        #expect(ResultFiles.forgeries(inLog: "a\n::error::b\n") == ["a command to a CI runner"])
        #expect(ResultFiles.forgeries(inLog: "##[error]b") == ["a command to a CI runner"])
        #expect(ResultFiles.forgeries(inLog: "  │ ::error::b\n").isEmpty)
    }
}

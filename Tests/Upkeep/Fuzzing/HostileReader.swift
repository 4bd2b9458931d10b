import Catalogue
import Foundation
import Building
import Judge
import Platform
import Play
import Results
import Scenario
import Suites

/// The parsers of bytes from an attempt, a compiler, a suite or a file, each on its own, to test
/// them with broken bytes.
///
/// ``StreamGrading`` parses replies.
package enum HostileReader: String, CaseIterable, Sendable {
    /// A crashed attempt's standard error, as a crash report.
    case crashReport
    /// The same bytes, as printed output.
    case backtrace
    /// The compiler's messages.
    case diagnostics
    case tree
    /// The messages of a suite.
    case messages
    case answer
    /// A cached report.
    case report

    /// Parses bytes.
    ///
    /// - Parameter source: The answer that they are about.
    /// - Returns: The parsed data as a report; `nil` if it cannot be parsed.
    package func report(on bytes: [UInt8], about source: [UInt8]) -> ExerciseReport? {
        var report = ExerciseReport(
            exercise: 3,
            slug: "03-SystemHitTest",
            title: "Hit testing",
            answerPath: "BaseView.swift",
            lessonPath: "README.md",
            outcome: .crashed,
            seed: 1
        )
        switch self {
        case .crashReport:
            let crash = CrashReport(errors: bytes, answerFile: "BaseView.swift", answer: source)
            report.tests = [.crashed(crash.termination(signal: 5))]
        case .backtrace:
            var printed = PrintedText()
            let half = Array(bytes.prefix(bytes.count / 2))
            printed.add(PrintedBytes(output: half, errors: bytes), limit: 4_096)
            report.output = printed.text
        case .diagnostics:
            let output = CompilerOutput(
                String(decoding: bytes, as: UTF8.self),
                answer: "/tmp/run/BaseView.swift",
                bytes: source,
                shownAs: report.answerPath,
                harness: "/kit/Harness.swift"
            )
            report.outcome = .didNotCompile
            report.diagnostics = output.ofAnswer
        case .tree:
            guard let answer = try? AnswerSource(source, path: report.answerPath) else {
                return nil
            }
            let tree = AnswerTree(bytes, of: source)
            report.outcome = .notAccepted
            report.diagnostics = tree.firstFinding.map { [answer.diagnostic(on: $0)] } ?? []
            report.diagnostics += tree.underscored.sorted { $0.path < $1.path }
                .prefix(10).map(answer.diagnostic)
            report.output = String(
                decoding: tree.compiledBytes(outlets: ["layerView"], opensFinal: true).prefix(
                    4_096
                ),
                as: UTF8.self
            )
        case .messages:
            for line in bytes.split(separator: 0x0A) {
                if case .record(let record)? = try? ExactJSON.value(
                    SuiteMessage.self,
                    from: Data(line)
                ) {
                    report.tests.append(record.test)
                    report.diagnostics += record.diagnostics
                }
            }
        case .answer:
            do throws(AnswerFault) {
                let answer = try AnswerSource(bytes, path: report.answerPath)
                _ = answer.hasSameCode(as: source)
            } catch {
                report.message = "\(error)"
            }
        case .report:
            guard let kept = try? ExactJSON.value(ExerciseReport.self, from: Data(bytes)) else {
                return nil
            }
            report = kept
        }
        return report.isWithinBounds ? report : nil
    }
}

extension TestReport {
    fileprivate static func crashed(_ termination: Termination) -> TestReport {
        var test = TestReport(name: "A test", position: 0, outcome: .crashed, points: 1)
        let place = termination.line.map { " (line \($0))" } ?? ""
        test.message = termination.message + place
        test.failure = CaseFailure(
            identifier: "hiddenView.1",
            scene: Scene(SceneView("window", .window, Rectangle(0, 0, 320, 240)), tap: Point(1, 1)),
            stepIndex: 0,
            expected: "a",
            actual: "b",
            referenceTrace: [],
            attemptTrace: [],
            firstDifference: "c",
            termination: termination
        )
        return test
    }
}

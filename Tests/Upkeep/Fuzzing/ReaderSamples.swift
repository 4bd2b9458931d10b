import Catalogue
import Foundation
import Platform
import Results
import Scenario
import Suites

/// Valid inputs of the readers, from which broken ones are derived.
struct ReaderSamples {
    private let samples: [HostileReader: [[UInt8]]]
    /// The answer to which the inputs refer.
    let source: [UInt8]

    init(_ workbook: Workbook) throws(UpkeepFault) {
        guard
            let exercise = Exercise.all.first(where: { $0.shape == .view }),
            let source = FileManager.default.contents(atPath: workbook.reference(exercise))
        else { throw UpkeepFault("the reference of exercise 3 is missing") }
        self.source = [UInt8](source)
        do {
            samples = try ReaderSamples.made(self.source)
        } catch {
            throw UpkeepFault("no samples: \(error)")
        }
    }

    subscript(_ reader: HostileReader) -> [[UInt8]] { samples[reader] ?? [] }

    private static func made(_ source: [UInt8]) throws -> [HostileReader: [[UInt8]]] {
        let crash = Array(crashReport.utf8)
        let report = HostileReader.crashReport.report(on: crash, about: source)
        guard var report, let test = report.tests.first else { return [:] }
        report.diagnostics =
            HostileReader.diagnostics.report(on: Array(diagnostics.utf8), about: source)?
            .diagnostics ?? []
        var record = GradingRecord(test: test, diagnostics: report.diagnostics, seed: 1)
        record.printed = Prints(text: "printed", lineCount: 1)
        let messages = try [
            ExactJSON.data(SuiteMessage.planned(["hiddenView"])),
            ExactJSON.data(SuiteMessage.record(record)), ExactJSON.data(SuiteMessage.finished),
        ]
        return [
            .crashReport: [crash], .backtrace: [crash, Array(backtrace.utf8)],
            .diagnostics: [Array(diagnostics.utf8)], .tree: [Array(tree.utf8)],
            .messages: [[UInt8](Data(messages.joined(separator: [0x0A])))], .answer: [source],
            .report: [[UInt8](try ExactJSON.data(report))],
        ]
    }

    private static let crashReport = """
        BaseView/BaseView.swift:7: Fatal error: Index out of range
        { "timestamp": "2026-11-22T08:00:00.000000Z", "kind": "crashReport", "description": "Illegal \
        instruction", "faultAddress": "0x0000000000000000", "threads": [ { "crashed": true, "frames": \
        [ { "kind": "programCounter", "address": "0x000055ab041648f5", "symbol": "$s8", "offset": 35, \
        "description": "BaseView.hitTest(_:with:) + 35 in attempt", "sourceLocation": { "file": \
        "/tmp/run/BaseView.swift", "line": 7, "column": 9 } }, { "kind": "omittedFrames", "count": \
        2000 }, { "kind": "returnAddress", "address": "0x000055ab041648f6", "description": \
        "main + 2 in attempt", "sourceLocation": { "file": "/tmp/run/BaseView.swift", "line": 4, \
        "column": 1 } } ] } ], "backtraceTime": 0.25 }

        """

    private static let backtrace = """
        printed before
        *** Signal 4: Backtracing from 0x55ab041648f5... done ***
        Current stack trace:
        0    libswiftCore.so                    0x00007f67c1600000 _swift_stdlib_reportFatalError + 35
        4    attempt                            0x000055ab041648f5 main + 35
        BaseView.swift:7: Fatal error: Index out of range

        """

    private static let diagnostics = """
        /tmp/run/BaseView.swift:5:7: error: cannot find 'x' in scope
                return x
                       ^
        /tmp/run/BaseView.swift:6:3: error: expression uses unsafe constructs [#StrictMemorySafety]
        /tmp/run/BaseView.swift:6:3: note: reference to global function 'malloc' involves unsafe type
        /kit/Harness.swift:22:9: error: cannot find type 'BaseView' in scope
        error: link command failed

        """

    private static let tree = """
        {"_kind":"source_file","items":[{"_kind":"import_decl","range":{"start":0,"end":7},"exported":\
        true},{"_kind":"class_decl","range":{"start":20,"end":60},"name":{"_kind":"decl_name",\
        "base_name":{"_kind":"base_name","name":"layerView"}},"attrs":[{"_kind":"final_attr","range":\
        {"start":14,"end":14}},{"_kind":"setter_access_attr","range":{"start":20,"end":31}},\
        {"_kind":"silgen_name_attr","range":{"start":40,"end":60}}],"members":[{"_kind":\
        "unsafe_expr","range":{"start":70,"end":90}},{"_kind":"decl_ref","decl_usr":\
        "s:s9_typeName_9qualifiedSSypXp_SbtF"}]}]}
        """
}

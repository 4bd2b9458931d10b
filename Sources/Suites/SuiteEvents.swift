import Foundation
import Scenario

/// The results of a suite's run: the planned tests, and their records.
package struct SuiteEvents {
    /// The planned test functions, in source order.
    private(set) var planned: [String] = []
    /// The records by test function.
    package private(set) var records: [String: GradingRecord] = [:]

    /// The output of the suite's process, or the end of it.
    let said: String

    /// Whether any case has an outcome other than skipped.
    var hasPlayed: Bool {
        records.values.contains { $0.test.outcome != .skipped }
    }

    /// Whether a record is missing, or reports a grader fault.
    var hasFault: Bool {
        records.count != planned.count || records.values.contains { $0.fault != nil }
    }

    private struct Line: Decodable {
        struct Payload: Decodable {
            var kind: String?
            var id: String?
            var name: String?
            var sourceLocation: Location?
            var testID: String?
            var attachment: Attachment?
        }
        struct Location: Decodable { var line: Int }
        struct Attachment: Decodable { var path: String? }
        var kind: String
        var payload: Payload
    }

    package init(planned: [String], records: [GradingRecord] = [], said: String) {
        self.planned = planned
        self.records = Dictionary(records.map { ($0.test.identifier, $0) }) { $1 }
        self.said = said
    }

    package init(folder: String, suite: String, said: String) throws {
        let path = "\(folder)/\(SuiteCommand.eventFile)"
        let data = FileManager.default.contents(atPath: path) ?? Data()
        try self.init(data, suite: suite, said: said) {
            FileManager.default.contents(atPath: $0)
        }
    }

    /// Whether a line can be one of those read here: the others, four of five, need not be decoded.
    private static func matters(_ line: Data) -> Bool {
        [Data("valueAttached".utf8), Data("function".utf8)].contains { line.range(of: $0) != nil }
    }

    /// Reads events.
    ///
    /// - Parameter attachment: Returns the contents of an attachment's file.
    package init(
        _ data: Data,
        suite: String,
        said: String,
        attachment: (String) -> Data?
    ) throws {
        self.said = said
        let decoder = JSONDecoder()
        var lines: [(function: String, line: Int)] = []
        var functions: [String: String] = [:]
        for text in data.split(separator: 0x0A) where SuiteEvents.matters(text) {
            guard let line = try? decoder.decode(Line.self, from: text) else { continue }
            if line.kind == "test", line.payload.kind == "function", let id = line.payload.id,
                id.contains("Grading.\(suite)/"), let name = line.payload.name
            {
                let function = String(name.prefix { $0 != "(" })
                functions[id] = function
                lines.append((function, line.payload.sourceLocation?.line ?? 0))
            } else if line.payload.kind == "valueAttached",
                let path = line.payload.attachment?.path,
                let function = line.payload.testID.flatMap({ functions[$0] }),
                let contents = attachment(path)
            {
                records[function] = try ExactJSON.value(GradingRecord.self, from: contents)
            }
        }
        planned = lines.sorted { $0.line < $1.line }.map(\.function)
    }
}

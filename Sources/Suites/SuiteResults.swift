/// The results of a suite's run on one answer: the planned tests, and their records.
package struct SuiteResults {
    /// The planned test functions, in source order.
    let planned: [String]
    /// The records by test function.
    let records: [String: GradingRecord]
    /// The end of the output of the suite's process.
    let said: String

    init(planned: [String], records: [GradingRecord] = [], said: String) {
        self.planned = planned
        self.records = Dictionary(records.map { ($0.test.identifier, $0) }) { $1 }
        self.said = said
    }

    /// Whether any case has an outcome other than skipped.
    var hasPlayed: Bool {
        records.values.contains { $0.test.outcome != .skipped }
    }

    /// Whether a record is missing, or reports a grader fault.
    var hasFault: Bool {
        records.count != planned.count || records.values.contains { $0.fault != nil }
    }
}

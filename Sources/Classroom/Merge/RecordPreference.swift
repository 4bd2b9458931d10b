import Judge
import Scenario

/// Which of two records of one student's answer counts.
///
/// What was graded counts before what was refused, that before a fault of the grader's, and that before
/// what was missing: nobody loses points to a machine that failed, or that was not sent everything.
/// Between equals the smaller bytes count, the time that it took aside; so the order in which records
/// come makes no difference, and neither does it how often they come.
struct RecordPreference: Comparable {
    private let standing: Standing
    private let bytes: [UInt8]
    private let seconds: Double

    private enum Standing: Int {
        case graded, notAccepted, graderFault, missing

        init(_ outcome: Outcome) {
            switch outcome {
            case .passed, .failed, .notStarted, .didNotCompile, .crashed, .timedOut, .skipped:
                self = .graded
            case .notAccepted: self = .notAccepted
            case .graderFault: self = .graderFault
            case .missing: self = .missing
            }
        }
    }

    init(_ record: AnswerRecord) throws {
        standing = Standing(record.report.outcome)
        seconds = record.report.durationSeconds
        var timeless = record
        timeless.report.durationSeconds = 0
        bytes = [UInt8](try ExactJSON.data(timeless, sortedKeys: true))
    }

    /// Whether nothing but the time is different.
    func saysTheSame(as other: RecordPreference) -> Bool { bytes == other.bytes }

    static func < (first: RecordPreference, second: RecordPreference) -> Bool {
        if first.standing != second.standing {
            return first.standing.rawValue < second.standing.rawValue
        }
        if first.bytes != second.bytes {
            return first.bytes.lexicographicallyPrecedes(second.bytes)
        }
        return first.seconds < second.seconds
    }
}

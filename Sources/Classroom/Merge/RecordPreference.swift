import Platform
import Results

/// Decides which of several records of one answer counts.
///
/// A graded answer takes precedence over a refused one, followed by a grader fault and a missing answer. So
/// no student loses points to a machine that failed or lacked files.
///
/// Of two graded answers, the one with more points takes precedence. Records with equal points are compared
/// by their bytes without the duration, so the result does not depend on the order or number of the records.
struct RecordPreference: Comparable {
    private let standing: Standing
    private let points: Double
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

    init(_ record: AnswerRecord, _ scheme: PointsScheme) throws {
        standing = Standing(record.report.outcome)
        points = scheme.graded(record).points
        seconds = record.report.durationSeconds
        var timeless = record
        timeless.report.durationSeconds = 0
        bytes = [UInt8](try ExactJSON.data(timeless, sortedKeys: true))
    }

    /// Whether only the duration differs.
    func saysTheSame(as other: RecordPreference) -> Bool { bytes == other.bytes }

    static func < (first: RecordPreference, second: RecordPreference) -> Bool {
        if first.standing != second.standing {
            return first.standing.rawValue < second.standing.rawValue
        }
        if first.points != second.points { return first.points > second.points }
        if first.bytes != second.bytes {
            return first.bytes.lexicographicallyPrecedes(second.bytes)
        }
        return first.seconds < second.seconds
    }
}

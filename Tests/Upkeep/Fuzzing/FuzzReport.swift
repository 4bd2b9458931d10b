/// The results of feeding broken streams to the judge.
package struct FuzzReport: Sendable, Equatable {
    /// Kept so that the same streams can be repeated.
    package let seed: UInt64
    package internal(set) var streams = 0
    /// The number of streams that were equal to the reference's.
    package internal(set) var passed = 0
    package internal(set) var failed = 0
    /// The number of streams that ended the attempt, because they were cut off or unreadable.
    package internal(set) var ended = 0
    /// The faults of the judge, each with the number of its stream.
    package internal(set) var faults: [String] = []

    package var isSound: Bool { faults.isEmpty }

    /// A summary, followed by the faults.
    package var text: String {
        let summary =
            "\(streams) streams, seed \(seed): \(passed) equal to the reference's, \(failed) "
            + "failed, \(ended) ended, \(faults.isEmpty ? "no fault" : "\(faults.count) faults")\n"
        return ([summary] + faults.prefix(20).map { "  ✗ \($0)\n" }).joined()
    }
}

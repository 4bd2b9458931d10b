/// What came of feeding the judge with broken streams.
package struct FuzzReport: Sendable, Equatable {
    /// The seed that makes the same streams again.
    package let seed: UInt64
    /// How many streams were read.
    package internal(set) var streams = 0
    /// How many of them were as good as the reference's.
    package internal(set) var passed = 0
    /// How many went wrong in a scene.
    package internal(set) var failed = 0
    /// How many ended the attempt: cut short, or not to be read.
    package internal(set) var ended = 0
    /// What should not be, each with the number of its stream.
    package internal(set) var faults: [String] = []

    /// Whether all is as it should be.
    package var isSound: Bool { faults.isEmpty }

    /// The numbers in words, then the faults.
    package var text: String {
        let summary =
            "\(streams) streams, seed \(seed): \(passed) equal to the reference's, \(failed) "
            + "failed, \(ended) ended, \(faults.isEmpty ? "no fault" : "\(faults.count) faults")\n"
        return ([summary] + faults.prefix(20).map { "  ✗ \($0)\n" }).joined()
    }
}

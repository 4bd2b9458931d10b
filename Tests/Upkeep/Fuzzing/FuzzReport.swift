/// The results of feeding broken inputs to a reader.
package struct FuzzReport: Sendable, Equatable {
    package let reader: String
    package internal(set) var inputs = 0
    /// The number of inputs that could be read to their end.
    package internal(set) var read = 0
    /// The faults of the judge, each with the number of its input.
    package internal(set) var faults: [String] = []

    /// A summary, followed by the faults.
    package var text: String {
        let summary =
            "\(reader): \(inputs) inputs, \(read) read, "
            + "\(faults.isEmpty ? "no fault" : "\(faults.count) faults")\n"
        return ([summary] + faults.prefix(20).map { "  ✗ \($0)\n" }).joined()
    }
}

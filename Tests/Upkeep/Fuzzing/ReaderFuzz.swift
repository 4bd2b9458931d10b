import Classroom
import Judge
import Scenario

/// Feeds each reader of hostile bytes with broken ones, and what it makes of them to all writers.
package struct ReaderFuzz: Sendable {
    private let samples: ReaderSamples
    private let seed: UInt64

    /// Longer than this, in seconds, no input may take.
    private static let secondsPerInput = 20.0
    /// Of so many different reports one is written in every form.
    private static let readsPerWriting = 20

    package init(workbook: Workbook, seed: UInt64) throws(UpkeepFault) {
        samples = try ReaderSamples(workbook)
        self.seed = seed
    }

    /// What came of one reader.
    package struct Result: Sendable {
        /// The reader.
        package let reader: HostileReader
        /// How many inputs it read.
        package var inputs = 0
        /// How many of them it took something from.
        package var read = 0
        /// What should not be.
        package var faults: [String] = []
    }

    /// Reads inputs.
    ///
    /// - Parameters:
    ///   - reader: The reader.
    ///   - count: How many.
    ///   - write: Writes a report in every form.
    ///   - begin: Hears the number of each input before it is read: the last one crashed the reader.
    package func result(
        of reader: HostileReader,
        inputs count: Int,
        write: (ExerciseReport) throws -> Void,
        begin: (Int) -> Void = { _ in }
    ) -> Result {
        var result = Result(reader: reader)
        var known: Set<ExerciseReport> = []
        let clock = ContinuousClock()
        for number in 0..<count {
            begin(number)
            let start = clock.now
            do {
                if let report = report(number, of: reader) {
                    result.read += 1
                    // The same again would show nothing new, and all forms take far longer than to read.
                    if known.insert(report).inserted,
                        known.count % ReaderFuzz.readsPerWriting == 1
                    {
                        try write(report)
                    }
                }
            } catch {
                result.faults.append("\(reader.rawValue) \(number) cannot be reported: \(error)")
            }
            result.inputs += 1
            if clock.now - start > .seconds(ReaderFuzz.secondsPerInput) {
                result.faults.append("\(reader.rawValue) \(number) took too long")
            }
        }
        return result
    }

    /// What is read from an input, as it reads for another student.
    private func report(_ number: Int, of reader: HostileReader) -> ExerciseReport? {
        let bytes = input(number, of: reader)
        return reader.report(on: bytes, about: samples.source)?.shown(as: "a/BaseView.swift")
    }

    /// An input, always the same for the same seed.
    func input(_ number: Int, of reader: HostileReader) -> [UInt8] {
        var generator = SeededGenerator(seed: seed, stream: UInt64(number))
        let all = samples[reader]
        var bytes = all.randomElement(using: &generator) ?? []
        let other = all.randomElement(using: &generator) ?? []
        if Int.random(in: 0..<4, using: &generator) > 0 {
            TextChanges.change(&bytes, using: &generator)
        }
        if Int.random(in: 0..<3, using: &generator) == 0 {
            ByteChanges.change(&bytes, beside: other, using: &generator)
        }
        return bytes
    }
}

extension ReaderFuzz.Result {
    /// The numbers in words, then the faults.
    package var text: String {
        let summary =
            "\(reader.rawValue): \(inputs) inputs, \(read) read, "
            + "\(faults.isEmpty ? "no fault" : "\(faults.count) faults")\n"
        return ([summary] + faults.prefix(20).map { "  ✗ \($0)\n" }).joined()
    }
}

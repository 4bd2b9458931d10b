import Catalogue
import Classroom
import Results
import Scenario

/// Feeds broken input to each reader of hostile bytes, and the results to all report writers.
package struct ReaderFuzz: Sendable {
    private let samples: ReaderSamples
    private let seed: UInt64

    /// The longest time that an input may take, in seconds.
    private static let secondsPerInput = 20.0
    /// One of this many different reports is written in every format.
    private static let readsPerWriting = 20

    package init(workbook: Workbook, seed: UInt64) throws(UpkeepFault) {
        samples = try ReaderSamples(workbook)
        self.seed = seed
    }

    /// Reads inputs.
    ///
    /// - Parameters:
    ///   - reader: The reader.
    ///   - count: The number of inputs.
    ///   - write: Writes a report in every format.
    ///   - begin: Receives the number of each input before it is read. After a crash, the last
    ///     number identifies the input.
    package func report(
        of reader: HostileReader,
        inputs count: Int,
        write: (ExerciseReport) throws -> Void,
        begin: (Int) -> Void = { _ in }
    ) -> FuzzReport {
        var fuzzed = FuzzReport(reader: reader.rawValue)
        var known: Set<ExerciseReport> = []
        let clock = ContinuousClock()
        for number in 0..<count {
            begin(number)
            let start = clock.now
            do {
                if let report = report(number, of: reader) {
                    fuzzed.read += 1
                    // Known reports show nothing new, and writing all formats takes far longer than
                    // reading.
                    if known.insert(report).inserted,
                        known.count % ReaderFuzz.readsPerWriting == 1
                    {
                        try write(report)
                    }
                }
            } catch {
                fuzzed.faults.append("\(reader.rawValue) \(number) cannot be reported: \(error)")
            }
            fuzzed.inputs += 1
            if clock.now - start > .seconds(ReaderFuzz.secondsPerInput) {
                fuzzed.faults.append("\(reader.rawValue) \(number) took too long")
            }
        }
        return fuzzed
    }

    /// Reads an input, and shows the report as another student's.
    private func report(_ number: Int, of reader: HostileReader) -> ExerciseReport? {
        let bytes = input(number, of: reader)
        return reader.report(on: bytes, about: samples.source)?.shown(as: "a/BaseView.swift")
    }

    /// Returns an input that depends only on the seed and the number.
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

import Catalogue
import Foundation
import Scenario
import Testing

@testable import Upkeep

@Suite("Broken replies")
struct FuzzTests {
    @Test("500 broken streams crash nothing, and none passes that should not")
    func short() throws {
        var written = 0
        let report = try FuzzRun(workbook: Workbook(), seed: 2_026).report(streams: 500) { _ in
            written += 1
        }
        #expect(report.faults.isEmpty, "\(report.text)")
        #expect(report.inputs == 500)
        let passed = report.inputs - written
        #expect(passed > 5)
        #expect(report.read - passed > 25, "streams that failed")
    }

    @Test("200 broken inputs crash no reader", arguments: HostileReader.allCases)
    func readers(reader: HostileReader) throws {
        let fuzz = try ReaderFuzz(workbook: Workbook(), seed: 2_026)
        var written = 0
        let report = fuzz.report(of: reader, inputs: 200, write: { _ in written += 1 })
        #expect(report.faults.isEmpty, "\(report.text)")
        #expect(report.inputs == 200)
        // Changes that nothing can be read of would prove nothing.
        #expect(report.read > 25)
        #expect((1...report.read).contains(written))
    }

    @Test("Every change of bytes leaves something to read, and can be made again")
    func changes() {
        for seed in 0..<200 as Range<UInt64> {
            var first = SeededGenerator(seed: seed)
            var second = SeededGenerator(seed: seed)
            var bytes: [UInt8] = Array(0..<100)
            var same = bytes
            ByteChanges.change(&bytes, beside: [1, 2, 3], using: &first)
            ByteChanges.change(&same, beside: [1, 2, 3], using: &second)
            #expect(bytes == same)
        }
        var generator = SeededGenerator(seed: 1)
        var empty: [UInt8] = []
        ByteChanges.change(&empty, beside: [], using: &generator)
    }

    @Test("A run is told in a line, and its faults below")
    func text() {
        var report = FuzzReport(reader: "stream", inputs: 3, read: 2)
        #expect(report.text == "stream: 3 inputs, 2 read, no fault\n")
        report.faults = ["stream 2 took more than 5.0 s"]
        #expect(report.text.hasSuffix("1 faults\n  ✗ stream 2 took more than 5.0 s\n"))
    }
}

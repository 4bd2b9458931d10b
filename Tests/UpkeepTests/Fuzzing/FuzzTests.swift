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
        #expect(report.isSound, "\(report.text)")
        #expect(report.streams == 500)
        #expect(report.passed > 5)
        #expect(report.failed > 25)
        #expect(written == report.failed + report.ended)
    }

    @Test("200 broken inputs crash no reader", arguments: HostileReader.allCases)
    func readers(reader: HostileReader) throws {
        let fuzz = try ReaderFuzz(workbook: Workbook(), seed: 2_026)
        var written = 0
        let result = fuzz.result(of: reader, inputs: 200, write: { _ in written += 1 })
        #expect(result.faults.isEmpty, "\(result.text)")
        #expect(result.inputs == 200)
        // Changes that nothing can be read of would prove nothing.
        #expect(result.read > 25)
        #expect((1...result.read).contains(written))
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
        var report = FuzzReport(seed: 7)
        report.streams = 3
        report.passed = 1
        report.failed = 2
        #expect(
            report.text
                == "3 streams, seed 7: 1 equal to the reference's, 2 failed, 0 ended, no fault\n"
        )
        report.faults = ["stream 2 took more than 5.0 s"]
        #expect(!report.isSound)
        #expect(report.text.hasSuffix("1 faults\n  ✗ stream 2 took more than 5.0 s\n"))
    }
}

import Scenario
import Testing

@Suite("Requests that are kept for later")
struct RequestBatchTests {
    private let batch = RequestBatch(
        [ExampleScene.family, ExampleScene.family][...],
        first: 1_000_000,
        kinds: [.hitTestBegan],
        isImmediate: false
    )

    private func bytes(_ batch: RequestBatch) -> [UInt8] {
        var wire = WireWriter()
        batch.write(to: &wire)
        return wire.bytes
    }

    private func read(_ bytes: [UInt8]) throws -> RequestBatch {
        var wire = WireReader(bytes[...])
        let batch = try RequestBatch(from: &wire)
        try wire.finish()
        return batch
    }

    @Test("They are read as they were written, and sealed alike")
    func roundTrip() throws {
        let again = try read(bytes(batch))
        #expect(again.identifiers == 1_000_000..<1_000_002)
        #expect(bytes(again) == bytes(batch))
        let secret = ChannelSecret()
        var (first, second) = (FrameSeal(secret, .requests), FrameSeal(secret, .requests))
        #expect(again.sealed(by: &first) == batch.sealed(by: &second))
    }

    @Test("Of damaged ones none is read that goes past its bytes")
    func damaged() throws {
        let whole = bytes(batch)
        for length in whole.indices {
            #expect(throws: WireError.self) { try read(Array(whole.prefix(length))) }
        }
        for index in 0..<min(whole.count, 40) {
            for value in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
                var changed = whole
                changed[index] = value
                var seal = FrameSeal(ChannelSecret(), .requests)
                // What can be read can be sent, too.
                _ = (try? read(changed))?.sealed(by: &seal)
            }
        }
    }
}

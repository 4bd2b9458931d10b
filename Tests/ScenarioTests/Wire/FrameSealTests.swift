import Examples
import Testing

@testable import Scenario
@testable import Wire

@Suite("Frames that are sealed")
struct FrameSealTests {
    private let secret = ChannelSecret()

    @Test(
        "The check is SipHash-2-4, as its authors' own numbers have it",
        arguments: [
            (0, 0x726f_db47_dd0e_0e31), (1, 0x74f8_39c5_93dc_67fd), (7, 0xab02_00f5_8b01_d137),
            (8, 0x93f5_f579_9a93_2462), (15, 0xa129_ca61_49be_45e5),
        ] as [(Int, UInt64)]
    )
    func known(count: Int, check: UInt64) throws {
        let secret = try #require(ChannelSecret(Array(0..<16)))
        let bytes = (0..<count).map { UInt8($0) }
        var hash = SipHash(key: secret.key)
        let atOnce = bytes.withUnsafeBytes { hash.finish($0) }
        #expect(atOnce == check)
        guard count >= 8 else { return }
        var inPieces = SipHash(key: secret.key)
        inPieces.combine(0x0706_0504_0302_0100)
        let ofPieces = bytes.withUnsafeBytes { inPieces.finish(.init(rebasing: $0[8...])) }
        #expect(ofPieces == check)
    }

    @Test("A secret crosses the border unchanged, and none is drawn twice")
    func secretBytes() throws {
        let copy = try #require(ChannelSecret(secret.bytes))
        #expect(copy.key == secret.key)
        #expect(ChannelSecret().key != secret.key)
        #expect(ChannelSecret(Array(secret.bytes.dropLast())) == nil)
    }

    /// Three frames: that the process is up, and two requests that are done.
    private func frames(_ secret: ChannelSecret) -> [[UInt8]] {
        var seal = FrameSeal(secret, .replies)
        return [[Reply.Kind.ready.rawValue], [3, 1, 0, 0, 0], [3, 2, 0, 0, 0]].map { body in
            var wire = WireWriter()
            wire.write(frame: body)
            wire.writeCheck(from: 4, by: &seal)
            return wire.bytes
        }
    }

    /// The replies that are read from bytes, up to the first error.
    private func read(_ bytes: [UInt8]) -> (replies: [Reply], error: WireError?) {
        var buffer = ReplyBuffer(seal: FrameSeal(secret, .replies))
        buffer.append(bytes)
        var replies: [Reply] = []
        do throws(WireError) {
            while let reply = try buffer.next() { replies.append(reply) }
            return (replies, nil)
        } catch {
            return (replies, error)
        }
    }

    @Test("The judge reads the recorder's frames")
    func honest() {
        let (replies, error) = read(frames(secret).flatMap { $0 })
        #expect(replies == [.ready, .finished(1), .finished(2)])
        #expect(error == nil)
    }

    @Test("A frame that is left out, doubled, moved or made up ends the reading")
    func tampered() {
        let honest = frames(secret)
        let forged = frames(ChannelSecret())
        let attacks = [
            [honest[0], honest[2]], [honest[0], honest[1], honest[1]],
            [honest[0], honest[2], honest[1]],
            [honest[0], forged[1]],
        ]
        for attack in attacks {
            #expect(read(attack.flatMap { $0 }).error == .notSealed)
        }
    }

    @Test("A change of any bit of a frame is noticed")
    func everyBit() {
        let honest = frames(secret)
        for bit in 0..<honest[1].count * 8 {
            var frame = honest[1]
            frame[bit / 8] ^= 1 << (bit % 8)
            let (replies, error) = read(honest[0] + frame + honest[2])
            #expect(replies == [.ready])
            // A longer frame may just not be at its end.
            #expect(error != nil || bit < 32)
        }
    }

    @Test("A request is no reply, and a batch is sealed anew for each process")
    func requests() throws {
        let batch = RequestBatch(
            [ExampleScene.family, ExampleScene.family],
            first: 1,
            kinds: [.hit],
            isImmediate: false
        )
        var seal = FrameSeal(secret, .requests)
        let first = batch.sealed(by: &seal)
        let second = batch.sealed(by: &seal)
        #expect(second != first, "frames are counted from batch to batch")
        let length = Int(first[0]) | Int(first[1]) << 8
        let frame = first[4..<4 + length + FrameSeal.byteCount]
        var asRequests = FrameSeal(secret, .requests)
        var asReplies = FrameSeal(secret, .replies)
        let opensAsRequest = asRequests.opens(frame)
        let opensAsReply = asReplies.opens(frame)
        #expect(opensAsRequest)
        #expect(!opensAsReply)
        let opensTwice = asRequests.opens(frame)
        let opensShort = asRequests.opens(frame.prefix(3))
        #expect(!opensTwice)
        #expect(!opensShort)
    }

    @Test("A mirror shows nothing of a secret")
    func mirrors() {
        #expect(Mirror(reflecting: secret).children.isEmpty)
        #expect(Mirror(reflecting: FrameSeal(secret, .replies)).children.isEmpty)
    }
}

import Judge
import Scenario
import Wire

/// A stream of replies: a recorded stream with a few changes.
struct BrokenStream {
    /// The stream, in the pieces that the judge receives.
    let pieces: [[UInt8]]

    /// The layer at which the changes are made.
    private enum Layer: CaseIterable {
        /// The order and number of steps, each of which stays readable.
        case order
        /// The bytes of the steps before authentication, to simulate a deceived recorder.
        case steps
        /// The order and number of frames before authentication.
        case frames
        /// The finished stream, to simulate a sender that does not know the secret.
        case stream
    }

    init(
        _ recorded: [UInt8],
        beside other: [UInt8],
        secret: ChannelSecret,
        using generator: inout SeededGenerator
    ) {
        let layer = Layer.allCases.randomElement(using: &generator) ?? .steps
        var steps = recorded
        if layer == .order {
            steps = BrokenStream.reordered(steps, beside: other, using: &generator)
        }
        if layer == .steps { ByteChanges.change(&steps, beside: other, using: &generator) }
        var frames = BrokenStream.frames(of: steps, using: &generator)
        if layer == .frames { BrokenStream.change(&frames, using: &generator) }
        var stream = BrokenStream.sealed(frames, secret)
        if layer == .stream { ByteChanges.change(&stream, beside: other, using: &generator) }
        pieces = BrokenStream.cut(stream, using: &generator)
    }

    /// Removes, duplicates or moves steps, or takes them from another stream.
    private static func reordered(
        _ bytes: [UInt8],
        beside other: [UInt8],
        using generator: inout SeededGenerator
    ) -> [UInt8] {
        var events = TraceEvent.readableEvents(in: bytes[...])
        let others = TraceEvent.readableEvents(in: other[...])
        for _ in 0..<Int.random(in: 1...4, using: &generator) where !events.isEmpty {
            let index = Int.random(in: events.indices, using: &generator)
            switch Int.random(in: 0..<5, using: &generator) {
            case 0: events.remove(at: index)
            case 1: events.insert(events[index], at: index)
            case 2: events.swapAt(index, Int.random(in: events.indices, using: &generator))
            case 3: events.removeSubrange(index...)
            default: others.randomElement(using: &generator).map { events[index] = $0 }
            }
        }
        var wire = WireWriter()
        for event in events { event.write(to: &wire) }
        return wire.bytes
    }

    /// The frames of an honest stream: ready, the steps in a few pieces, and done.
    private static func frames(
        of steps: [UInt8],
        using generator: inout SeededGenerator
    ) -> [[UInt8]] {
        var frames = [[Reply.Kind.ready.rawValue]]
        for piece in cut(steps, using: &generator) {
            var wire = WireWriter()
            wire.write(Reply.Kind.events.rawValue)
            wire.write(StreamGrading.identifier)
            wire.write(contentsOf: piece[...])
            frames.append(wire.bytes)
        }
        var wire = WireWriter()
        wire.write(Reply.Kind.finished.rawValue)
        wire.write(StreamGrading.identifier)
        return frames + [wire.bytes]
    }

    private static func change(_ frames: inout [[UInt8]], using generator: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...3, using: &generator) where !frames.isEmpty {
            let index = Int.random(in: frames.indices, using: &generator)
            let second = Int.random(in: frames.indices, using: &generator)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: frames.remove(at: index)
            case 1: frames.insert(frames[index], at: second)
            case 2: frames.swapAt(index, second)
            default: ByteChanges.change(&frames[index], beside: frames[second], using: &generator)
            }
        }
    }

    private static func sealed(_ frames: [[UInt8]], _ secret: ChannelSecret) -> [UInt8] {
        var seal = FrameSeal(secret, .replies)
        var wire = WireWriter()
        for frame in frames {
            wire.write(frame: frame)
            wire.writeCheck(from: wire.bytes.count - frame.count, by: &seal)
        }
        return wire.bytes
    }

    /// Splits the bytes into one to four pieces.
    private static func cut(
        _ bytes: [UInt8],
        using generator: inout SeededGenerator
    ) -> [[UInt8]] {
        var rest = bytes[...]
        var pieces: [[UInt8]] = []
        for _ in 0..<Int.random(in: 0...3, using: &generator) where rest.count > 1 {
            let count = Int.random(in: 1..<rest.count, using: &generator)
            pieces.append(Array(rest.prefix(count)))
            rest = rest.dropFirst(count)
        }
        return pieces + [Array(rest)]
    }
}

import Scenario

/// Changes of bytes by a faulty or hostile sender.
enum ByteChanges: CaseIterable {
    /// Flips one bit.
    case bit
    /// Cuts off the end.
    case truncation
    /// Duplicates a piece.
    case duplication
    /// Moves a piece.
    case reordering
    /// Replaces a four-byte number, such as a length, by a wrong one.
    case lie
    /// Replaces a piece by one of another stream.
    case splice
    /// Removes some bytes.
    case loss
    /// Replaces some bytes by random ones.
    case noise

    private static let lies: [Int32] = [.max, .min, -1, 0, 1, 1 << 20, 1 << 24, 0x7FFF]

    static func change(
        _ bytes: inout [UInt8],
        beside other: [UInt8],
        using generator: inout SeededGenerator
    ) {
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            let change = allCases.randomElement(using: &generator) ?? .bit
            change.apply(to: &bytes, beside: other, using: &generator)
            if bytes.count > 1 << 16 { bytes.removeSubrange((1 << 16)...) }
        }
    }

    private func apply(
        to bytes: inout [UInt8],
        beside other: [UInt8],
        using generator: inout SeededGenerator
    ) {
        guard !bytes.isEmpty else { return bytes = [0] }
        let place = ByteChanges.piece(of: bytes, using: &generator)
        let index = place.lowerBound
        switch self {
        case .bit: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
        case .truncation: bytes.removeSubrange(index...)
        case .duplication: bytes.insert(contentsOf: Array(bytes[place]), at: index)
        case .reordering:
            let piece = Array(bytes[place])
            bytes.removeSubrange(place)
            bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &generator))
        case .lie:
            let lie = ByteChanges.lies.randomElement(using: &generator) ?? 0
            for offset in 0..<4 where index + offset < bytes.count {
                bytes[index + offset] = UInt8(truncatingIfNeeded: lie >> (8 * Int32(offset)))
            }
        case .splice:
            guard !other.isEmpty else { return }
            let piece = ByteChanges.piece(of: other, using: &generator)
            bytes.replaceSubrange(place, with: other[piece])
        case .loss: bytes.removeSubrange(place)
        case .noise:
            for position in place { bytes[position] = .random(in: 0...255, using: &generator) }
        }
    }

    private static func piece(
        of bytes: [UInt8],
        using generator: inout SeededGenerator
    ) -> Range<Int> {
        let start = Int.random(in: bytes.indices, using: &generator)
        let longest = min(64, bytes.count - start)
        return start..<start + Int.random(in: 1...longest, using: &generator)
    }
}

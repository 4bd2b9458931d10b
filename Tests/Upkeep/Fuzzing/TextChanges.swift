import Scenario

/// Changes of text that leave most of it readable, by a sender that knows the format.
enum TextChanges: CaseIterable {
    /// Replaces a number by an extreme one, or by text that is not a number.
    case number
    /// Inserts extremely nested lists or objects.
    case nesting
    /// Inserts a control character, a string terminator or an invalid character.
    case control
    /// Repeats a piece many times.
    case repetition

    private static let extremes = [
        "9223372036854775807", "-9223372036854775808", "9223372036854775808", "0", "-1", "1e400",
        "-1e308", "NaN", "18446744073709551616", "1.5", "4611686018427387904", "", "\"7\"", "null",
    ]
    private static let controls: [[UInt8]] = [
        [0], [0x1B, 0x5B, 0x32, 0x4A], [0x22], [0x5C], [0x0A], [0xFF], [0xE2, 0x80, 0xAE], [0x0D],
    ]

    static func change(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            allCases.randomElement(using: &generator)?.apply(to: &bytes, using: &generator)
        }
    }

    private func apply(to bytes: inout [UInt8], using generator: inout SeededGenerator) {
        let place = Int.random(in: 0...bytes.count, using: &generator)
        switch self {
        case .number:
            guard let number = TextChanges.number(in: bytes, from: place) else { return }
            let extreme = TextChanges.extremes.randomElement(using: &generator) ?? "0"
            bytes.replaceSubrange(number, with: Array(extreme.utf8))
        case .nesting:
            let depth = [3, 100, 600, 5_000].randomElement(using: &generator) ?? 3
            let opening = [Array("[".utf8), Array("{\"a\":".utf8)].randomElement(using: &generator)
            let nest = Array(repeatElement(opening ?? [], count: depth).joined())
            bytes.insert(contentsOf: nest, at: place)
        case .control:
            let control = TextChanges.controls.randomElement(using: &generator) ?? [0]
            bytes.insert(contentsOf: control, at: place)
        case .repetition:
            let piece = bytes[place..<min(place + 40, bytes.count)]
            let often = [2, 20, 500].randomElement(using: &generator) ?? 2
            bytes.insert(contentsOf: Array(repeatElement(piece, count: often).joined()), at: place)
        }
    }

    /// The first number at or after a position.
    private static func number(in bytes: [UInt8], from place: Int) -> Range<Int>? {
        func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
        guard let start = bytes[place...].firstIndex(where: isDigit) else { return nil }
        let end = bytes[start...].firstIndex { !isDigit($0) } ?? bytes.count
        return start..<end
    }
}

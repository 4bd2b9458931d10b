import Foundation
import Scenario

/// How the answers of an exercise's catalogue behave, worked out beforehand and kept in a file, so
/// that nobody waits for them to be compiled.
public struct Fingerprints: Codable, Hashable, Sendable {
    /// How one of them behaves.
    public struct Fingerprint: Codable, Hashable, Sendable {
        /// The tests that it fails, by the names of their functions.
        public var failedTests: [String]
        /// Where it differs from the reference: see ``Behaviour/differences(from:)``.
        public var behaviour: String

        /// Creates a fingerprint.
        public init(failedTests: [String], behaviour: String) {
            self.failedTests = failedTests
            self.behaviour = behaviour
        }
    }

    /// The fingerprints by their misconceptions' names.
    public var misconceptions: [String: Fingerprint]

    /// Creates a file's content.
    public init(misconceptions: [String: Fingerprint]) {
        self.misconceptions = misconceptions
    }

    /// Reads the file of an exercise; `nil` where there is none.
    public init?(of exercise: Exercise, in workbook: Workbook) {
        guard let data = FileManager.default.contents(atPath: workbook.fingerprints(exercise)),
            let read = try? JSONDecoder().decode(Fingerprints.self, from: data)
        else { return nil }
        self = read
    }

    /// The file's text.
    public func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}

extension Behaviour {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
    )
    private static let digits = Dictionary(
        uniqueKeysWithValues: alphabet.enumerated().map { ($0.element, UInt32($0.offset)) }
    )

    /// The cells as text: a dot for each that is the reference's, else its number in three letters.
    public func differences(from reference: Behaviour) -> String {
        var text: [UInt8] = []
        for (cell, right) in zip(cells, reference.cells) {
            guard cell != right, cell != Behaviour.unknown else {
                text.append(UInt8(ascii: "."))
                continue
            }
            for shift in [12, 6, 0] {
                text.append(Behaviour.alphabet[Int(cell >> UInt32(shift)) & 63])
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Reads what ``differences(from:)`` wrote; `nil` where it does not fit the reference.
    public init?(differences: String, reference: Behaviour) {
        var cells: [UInt32] = []
        var letters = Array(differences.utf8)[...]
        while let letter = letters.popFirst() {
            if letter == UInt8(ascii: ".") {
                guard cells.count < reference.cells.count else { return nil }
                cells.append(reference.cells[cells.count])
                continue
            }
            guard let high = Behaviour.digits[letter],
                let middle = letters.popFirst().flatMap({ Behaviour.digits[$0] }),
                let low = letters.popFirst().flatMap({ Behaviour.digits[$0] })
            else { return nil }
            cells.append(high << 12 | middle << 6 | low)
        }
        guard cells.count == reference.cells.count else { return nil }
        self.init(cells: cells)
    }
}

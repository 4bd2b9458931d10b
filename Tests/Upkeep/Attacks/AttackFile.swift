import Catalogue
import Foundation
import Results
import Scenario

/// An answer that attacks the grader, described by the comment at its head.
package struct AttackFile: Sendable, Equatable {
    /// The file name without its extension, used as the student's name.
    package let name: String
    /// The kind of attack: the name of its folder.
    package let kind: String
    package let path: String
    /// The effect that the attack tries to achieve.
    package let aim: String
    package let exercise: Exercise
    /// The acceptable outcomes.
    package let expected: Set<Outcome>
    package let defence: String

    package init(path: String) throws(UpkeepFault) {
        let url = URL(fileURLWithPath: path)
        name = url.deletingPathExtension().lastPathComponent
        kind = url.deletingLastPathComponent().lastPathComponent
        self.path = path
        guard let data = FileManager.default.contents(atPath: path) else {
            throw UpkeepFault("\(path) cannot be read")
        }
        let lines = data.split(separator: UInt8(ascii: "\n"), maxSplits: 4)
            .prefix(4).map { String(decoding: $0, as: UTF8.self) }
        func words(_ index: Int, after mark: String) throws(UpkeepFault) -> String {
            guard index < lines.count, lines[index].hasPrefix("// \(mark): ") else {
                throw UpkeepFault("line \(index + 1) of \(path) does not begin with // \(mark):")
            }
            return String(lines[index].dropFirst(mark.count + 5))
        }
        aim = try words(0, after: "Attack")
        let number = try words(1, after: "Exercise")
        guard let exercise = Int(number).flatMap(Exercise.numbered) else {
            throw UpkeepFault("line 2 of \(path) names no exercise: \(number)")
        }
        self.exercise = exercise
        var expected: Set<Outcome> = []
        for word in try words(2, after: "Expect").split(separator: "|") {
            guard let outcome = Outcome(rawValue: String(word)) else {
                throw UpkeepFault("line 3 of \(path) names no outcome: \(word)")
            }
            expected.insert(outcome)
        }
        self.expected = expected
        defence = try words(3, after: "Held by")
    }

    /// Returns all attacks below a folder, sorted by name.
    package static func all(in folder: String) throws(UpkeepFault) -> [AttackFile] {
        let names = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
        var attacks: [AttackFile] = []
        for name in names.sorted() where name.hasSuffix(".swift") {
            attacks.append(try AttackFile(path: "\(folder)/\(name)"))
        }
        return attacks
    }
}

import Catalogue
import Explanation
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
        let head = AnswerHead(file: path, text: String(decoding: data, as: UTF8.self))
        func value(_ key: String) throws(UpkeepFault) -> String {
            guard !head[key].isEmpty else { throw UpkeepFault("\(path) has no line // \(key):") }
            return head[key]
        }
        aim = try value("Attack")
        guard let exercise = Int(try value("Exercise")).flatMap(Exercise.numbered) else {
            throw UpkeepFault("\(path) names no exercise: \(head["Exercise"])")
        }
        self.exercise = exercise
        var expected: Set<Outcome> = []
        for word in try value("Expect").split(separator: "|") {
            guard let outcome = Outcome(rawValue: String(word)) else {
                throw UpkeepFault("\(path) names no outcome: \(word)")
            }
            expected.insert(outcome)
        }
        self.expected = expected
        defence = try value("Held by")
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

import Foundation
import Judge

/// The words behind a subcommand, taken one after the other.
struct CommandArguments {
    private var words: ArraySlice<String>
    /// How the command is used, for complaints.
    private let usage: String

    init(_ words: ArraySlice<String>, usage: String) {
        self.words = words
        self.usage = usage
    }

    /// The next word.
    mutating func next() -> String? { words.popFirst() }

    /// What stands behind an option.
    mutating func value(of option: String) throws(WrongUse) -> String {
        guard let value = words.popFirst(), !value.isEmpty else {
            throw WrongUse("\(option) needs a value.")
        }
        return value
    }

    /// The seed behind an option.
    mutating func seed(of option: String) throws(WrongUse) -> UInt64 {
        let word = try value(of: option)
        guard let seed = UInt64(word) else {
            throw WrongUse(
                "SEED=\(word) is no seed: choose a whole number, 0 to \(UInt64.max), such as SEED=42."
            )
        }
        return seed
    }

    /// The number behind an option, 1 or more.
    ///
    /// - Parameter name: The option's name in a `make` command.
    mutating func count(of option: String, named name: String) throws(WrongUse) -> Int {
        let word = try value(of: option)
        guard let count = Int(word), count > 0 else {
            throw WrongUse("\(name)=\(word) is no number: choose 1 or more.")
        }
        return count
    }

    /// The number behind an option.
    ///
    /// - Parameter name: The option's name in a `make` command.
    mutating func number(
        of option: String,
        named name: String,
        in range: ClosedRange<Int>
    ) throws(WrongUse) -> Int {
        let word = try value(of: option)
        guard let number = Int(word), range.contains(number) else {
            throw WrongUse(
                "\(name)=\(word) does not do: choose a whole number, \(range.lowerBound) to "
                    + "\(range.upperBound)."
            )
        }
        return number
    }

    /// The choice behind an option.
    ///
    /// - Parameter name: The option's name in a `make` command.
    mutating func choice<Choice>(
        of option: String,
        named name: String,
        _ type: Choice.Type
    ) throws(WrongUse) -> Choice
    where Choice: RawRepresentable<String> & CaseIterable {
        let word = try value(of: option)
        guard let choice = Choice(rawValue: word) else {
            let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw WrongUse("\(name)=\(word) is unknown: choose one of \(choices).")
        }
        return choice
    }

    /// The one exercise that is named, or `nil` where none is; nothing else may follow.
    mutating func onlyExercise() throws(WrongUse) -> Exercise? {
        guard let word = words.popFirst() else { return nil }
        guard words.isEmpty else { throw notUnderstood(words.joined(separator: " ")) }
        return try exercise(word)
    }

    /// The one exercise that is named, or `nil` where none is, and whether a flag stands beside it.
    mutating func onlyExercise(orFlag flag: String) throws(WrongUse) -> (Exercise?, hasFlag: Bool) {
        let hasFlag = words.contains(flag)
        words.removeAll { $0 == flag }
        return (try onlyExercise(), hasFlag)
    }

    /// The exercise that a word names, by number or by folder.
    func exercise(_ word: String) throws(WrongUse) -> Exercise {
        if let number = Int(word), let exercise = Exercise.numbered(number) { return exercise }
        if let exercise = Exercise.all.first(where: { $0.slug == word }) { return exercise }
        let choices = Exercise.all.map { "  EX=\($0.number)  \($0.title)" }
        throw WrongUse(
            "There is no exercise \(word). Choose one of:\n" + choices.joined(separator: "\n")
        )
    }

    /// The complaint about a word that means nothing here.
    func notUnderstood(_ word: String) -> WrongUse {
        WrongUse("\(word) is not understood.\n\(usage)")
    }
}

import Catalogue
import Platform

/// The words after a subcommand's name: options with their values, and operands in order.
package struct Arguments {
    /// The words that are neither options nor their values.
    package let operands: [String]
    private let values: [String: String]

    /// - Parameter usage: Part of the error message if a word is not understood.
    init(
        _ words: some Sequence<String>,
        of subcommand: any Subcommand.Type,
        usage: String
    ) throws(WrongUse) {
        let (options, names) = (subcommand.options, subcommand.operands)
        let operandCount = subcommand.operandCount
        var operands: [String] = []
        var values: [String: String] = [:]
        var iterator = words.makeIterator()
        while let word = iterator.next() {
            if let (option, value) = Arguments.joined(word, of: options) {
                guard option.value != nil || value == "1" else {
                    let flag = option.variable
                    throw WrongUse("\(word) is not valid: write \(flag)=1, or leave it out.")
                }
                values[option.word] = value
            } else if let option = options.first(where: { $0.word == word }) {
                let value = option.value == nil ? "" : iterator.next()
                guard let value, option.value == nil || !value.isEmpty else {
                    throw WrongUse("\(word) needs a value.")
                }
                values[word] = value
            } else if let exercise = Arguments.exercise(word), operands.count < operandCount {
                operands.append(exercise)
            } else if operands.count < operandCount,
                let next = names.dropFirst(operands.count).first ?? names.last,
                let values = Arguments.operands(word, named: next)
            {
                operands += values
            } else if !word.hasPrefix("-"), operands.count < operandCount {
                operands.append(word)
            } else {
                throw WrongUse("\(word) is not understood.\n\(usage)")
            }
        }
        (self.operands, self.values) = (operands, values)
        try requireAll(of: subcommand)
    }

    private func requireAll(of subcommand: any Subcommand.Type) throws(WrongUse) {
        let missing = subcommand.required.map(\.key).first { name in
            subcommand.operands.firstIndex(of: name).map { operand($0) == nil }
                ?? subcommand.options.contains { $0.variable == name && !has($0) }
        }
        guard let missing else { return }
        let example = DisplayedCommand(subcommand.name, with: subcommand.required).words()
        throw WrongUse("\(missing) is missing: \(example).\n\(subcommand.summary)")
    }

    /// Splits an option and its value in one word, such as `--seed=7`, or `SEED=7` as for `make`.
    ///
    /// The form of `make` lets the arguments of its commands be typed after the program's name.
    private static func joined(
        _ word: String,
        of options: [Option]
    ) -> (option: Option, value: String)? {
        guard let equals = word.firstIndex(of: "=") else { return nil }
        let (name, value) = (word[..<equals], String(word[equals...].dropFirst()))
        let option = options.first {
            $0.variable == name || $0.word == name && $0.value != nil
        }
        return value.isEmpty ? nil : option.map { ($0, value) }
    }

    /// The next operand in the form of a `make` variable, such as `OUT=results`; blanks separate several.
    private static func operands(_ word: String, named name: String) -> [String]? {
        let variable = name.filter { !"[]…".contains($0) } + "="
        guard word.hasPrefix(variable), word != variable else { return nil }
        let value = String(word.dropFirst(variable.count))
        return name.hasSuffix("…") ? value.split(separator: " ").map(String.init) : [value]
    }

    private static func exercise(_ word: String) -> String? {
        word.hasPrefix("EX=") && word != "EX=" ? String(word.dropFirst("EX=".count)) : nil
    }

    /// An option's last value; `nil` if it was not given.
    package subscript(_ option: Option) -> String? { values[option.word] }

    package func has(_ option: Option) -> Bool { values[option.word] != nil }

    /// The operand at a position; `nil` if it is missing or empty.
    package func operand(_ index: Int = 0) -> String? {
        operands.indices.contains(index) && !operands[index].isEmpty ? operands[index] : nil
    }
}

extension Arguments {
    package func seed() throws(WrongUse) -> UInt64? {
        guard let word = self[.seed] else { return nil }
        guard let seed = UInt64(word) else {
            throw WrongUse(
                "SEED=\(word) is not valid: choose a whole number, 0 to \(UInt64.max), such as SEED=42."
            )
        }
        return seed
    }

    /// An option's value as a number of 1 or more.
    package func count(_ option: Option) throws(WrongUse) -> Int? {
        guard let word = self[option] else { return nil }
        guard let count = Int(word), count > 0 else {
            throw WrongUse("\(option.variable)=\(word) is not valid: choose 1 or more.")
        }
        return count
    }

    package func number(_ option: Option, in range: ClosedRange<Int>) throws(WrongUse) -> Int? {
        guard let word = self[option] else { return nil }
        guard let number = Int(word), range.contains(number) else {
            throw WrongUse(
                "\(option.variable)=\(word) is not valid: choose a whole number, "
                    + "\(range.lowerBound) to \(range.upperBound)."
            )
        }
        return number
    }

    package func choice<Choice>(
        _ option: Option,
        of type: Choice.Type = Choice.self
    ) throws(WrongUse) -> Choice? where Choice: RawRepresentable<String> & CaseIterable {
        guard let word = self[option] else { return nil }
        guard let choice = Choice(rawValue: word) else {
            let choices = Choice.allCases.map(\.rawValue).joined(separator: ", ")
            throw WrongUse("\(option.variable)=\(word) is unknown: choose one of \(choices).")
        }
        return choice
    }

    /// The exercise that the first operand names, by number or by folder; `nil` without an operand.
    package func exercise() throws(WrongUse) -> Exercise? {
        guard let word = operands.first else { return nil }
        if let number = Int(word), let exercise = Exercise.numbered(number) { return exercise }
        if let exercise = Exercise.all.first(where: { $0.slug == word }) { return exercise }
        let choices = Exercise.all.map { exercise in
            "  \(CommandForm.ofThisProcess.exercise(exercise.number))  \(exercise.title)"
        }
        throw WrongUse(
            "There is no exercise \(word). Choose one of:\n" + choices.joined(separator: "\n")
        )
    }

    /// The exercise that the first operand names, or all exercises without an operand.
    package func exercises() throws(WrongUse) -> [Exercise] {
        try exercise().map { [$0] } ?? Exercise.all
    }
}

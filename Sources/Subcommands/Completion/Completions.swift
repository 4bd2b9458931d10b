import Catalogue
import Foundation

/// What can follow the words of a command line, as ``CompletionScript`` reads it.
package struct Completions {
    let subcommands: [any Subcommand.Type]

    /// Lists what can take the place of the last word.
    ///
    /// - Returns: A line that says `words`, `files` or `folders`, and a line for each word, with a
    ///   description after a tab.
    package func lines(for words: [String]) -> [String] {
        let before = Array(words.dropLast())
        guard let name = before.first, name != "help" else {
            return ["words"] + subcommands.map { "\($0.name)\t\($0.summary)" } + ["help"]
        }
        guard let subcommand = subcommands.first(where: { $0.name == name }) else { return [] }
        let options = subcommand.options.filter { $0.value != nil }
        if let value = options.first(where: { $0.word == before.last })?.value {
            return lines(ofValue: value)
        }
        let valued = options.map(\.word)
        let position = zip(before, before.dropFirst())
            .count { !$1.hasPrefix("-") && !valued.contains($0) }
        let operands = subcommand.operands
        let operand = operands.dropFirst(position).first ?? operands.last { $0.hasSuffix("…") }
        return lines(ofValue: operand ?? "")
            + subcommand.options.map { "\($0.word)\t\($0.variable)" }
    }

    /// - Parameter name: The value's name in the usage, such as "terminal|json" or "[EXERCISE]".
    private func lines(ofValue name: String) -> [String] {
        let name = name.filter { !"[]…".contains($0) }
        return switch name {
        case "EXERCISE": ["words"] + Exercise.all.map { String($0.number) }
        case "CASE": ["words"] + Workbook().namesOfTests
        case "TOPIC": ["words"] + Workbook().namesOfTopics
        case "ALTERNATIVE": ["words"] + Workbook().namesOfAlternatives
        case "FILE", "POINTS": ["files"]
        case "DIR", "FOLDER", "OUT", "SUBMISSION", "SUBMISSIONS", "RECORDS": ["folders"]
        case _ where name.contains("|"): ["words"] + name.split(separator: "|").map(String.init)
        default: ["words"]
        }
    }
}

extension Workbook {
    /// The names of the alternatives of all exercises, each once.
    fileprivate var namesOfAlternatives: [String] {
        let files = Exercise.all.flatMap { swiftFiles(in: alternatives($0)) }
        return Set(files.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent })
            .sorted()
    }

    /// The names of all exercises' tests.
    fileprivate var namesOfTests: [String] {
        let data = FileManager.default.contents(atPath: points) ?? Data()
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        let tests = lines.compactMap { line -> String? in
            let fields = line.split(separator: ",")
            // An exercise's cap is written in per cent.
            guard fields.count == 3, Int(fields[0]) != nil, Int(fields[2]) != nil else {
                return nil
            }
            return String(fields[1])
        }
        return Set(tests).sorted()
    }

    /// The topics of the questions, by the files of the bank.
    fileprivate var namesOfTopics: [String] {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: questionBank)) ?? []
        return files.filter { $0.hasSuffix(".md") }.sorted()
            .map { String($0.drop { !$0.isLetter }.prefix { $0 != "." }) }
    }
}

extension SubcommandTable {
    package var completions: Completions { Completions(subcommands: listed) }
}

import Catalogue
import Foundation

/// A shell's completions for a program, written from the table of its subcommands.
package struct CompletionScript {
    package enum Shell: String, CaseIterable, Sendable {
        case bash
        case zsh
        case fish
    }

    let program: String
    let subcommands: [any Subcommand.Type]

    package func text(for shell: Shell) -> String {
        switch shell {
        case .bash: bash
        case .zsh: zsh
        case .fish: fish
        }
    }

    /// The possible contents of a value or an operand.
    enum Value: Hashable {
        case words([String])
        case file
        case folder
        case anything

        /// - Parameter name: The value's name in the usage, such as "terminal|json" or "[EXERCISE]".
        init(_ name: String) {
            let name = name.filter { !"[]…".contains($0) }
            switch name {
            case "EXERCISE": self = .words(Exercise.all.map { String($0.number) })
            case "CASE": self = .words(Workbook().namesOfTests)
            case "TOPIC": self = .words(Workbook().namesOfTopics)
            case "ALTERNATIVE": self = .words(Workbook().namesOfAlternatives)
            case "FILE", "POINTS": self = .file
            case "DIR", "FOLDER", "OUT", "SUBMISSION", "SUBMISSIONS", "RECORDS": self = .folder
            case _ where name.contains("|"):
                self = .words(name.split(separator: "|").map(String.init))
            default: self = .anything
            }
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
    package var completions: CompletionScript {
        CompletionScript(program: program, subcommands: listed)
    }
}

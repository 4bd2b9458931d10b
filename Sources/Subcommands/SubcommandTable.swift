import Catalogue
import Foundation
import Platform
import TerminalInput

/// The subcommands of a program, in the order in which its usage lists them.
package struct SubcommandTable {
    let program: String
    let subcommands: [any Subcommand.Type]

    package init(_ program: String, _ subcommands: [any Subcommand.Type]) {
        (self.program, self.subcommands) = (program, subcommands)
    }

    /// The subcommands for users.
    var listed: [any Subcommand.Type] { subcommands.filter { !$0.isInternal } }

    /// The usage of all subcommands for users.
    private var usage: String {
        let width = listed.map { $0.name.count }.max() ?? 0
        let summaries = listed.map { subcommand in
            let padding = String(repeating: " ", count: width + 2 - subcommand.name.count)
            return subcommand.name + padding + subcommand.summary
        }
        return synopses(of: listed) + "\n\n"
            + summaries.joined(separator: "\n") + "\n\n"
            + "Exit status: 0 if all is right, 1 if not, 2 if the command was not understood, "
            + "3 for an internal error."
    }

    /// The synopses, one below the other, in lines that fit the terminal.
    private func synopses(of subcommands: [any Subcommand.Type]) -> String {
        let head = "usage: "
        let margin = String(repeating: " ", count: head.count)
        let width = TerminalSize().map { $0.columns - head.count - program.count - 1 }
        let lines = subcommands.flatMap { subcommand in
            subcommand.synopsis(toWidth: width).enumerated().map { index, line in
                index == 0 ? "\(program) \(line)" : line
            }
        }
        return head + lines.joined(separator: "\n" + margin)
    }

    /// The workbook's folder and the date of its build, which distinguish versions.
    private var version: String {
        let workbook = Workbook()
        let kit = "\(workbook.kit)/\(Workbook.kitLibrary)"
        let attributes = try? FileManager.default.attributesOfItem(atPath: kit)
        let date = (attributes?[.modificationDate] as? Date).map {
            ", built \($0.ISO8601Format().prefix(while: { $0 != "T" }))"
        }
        return "\(program): the workbook on hit testing in \(workbook.root)\(date ?? "")"
    }

    /// The usage of one subcommand.
    private func usage(of subcommand: any Subcommand.Type) -> String {
        synopses(of: [subcommand]) + "\n\n\(subcommand.summary)"
    }

    /// The usage that the words request; `nil` if they request none.
    private func help(_ words: [String]) throws(WrongUse) -> String? {
        let asking: Set = ["help", "--help", "-h"]
        guard let first = words.first else { return usage }
        let others = words.dropFirst()
        if asking.contains(first) {
            guard let word = others.first else { return usage }
            return usage(of: try subcommand(word))
        }
        guard others.contains(where: { $0.hasPrefix("-") && asking.contains($0) }) else {
            return nil
        }
        return usage(of: try subcommand(first))
    }

    /// Parses the words into a subcommand, and finds the workbook to use.
    private func read(_ words: [String]) throws(WrongUse) -> (any Subcommand, Workbook) {
        let type = try subcommand(words.first ?? "")
        let arguments = try Arguments(words.dropFirst(), of: type, usage: usage(of: type))
        let subcommand = try type.init(arguments)
        let workbook = Workbook()
        guard type.options.contains(.folder) else { return (subcommand, workbook) }
        return (subcommand, try workbook.answering(in: arguments[.folder]))
    }

    private func subcommand(_ word: String) throws(WrongUse) -> any Subcommand.Type {
        guard let subcommand = subcommands.first(where: { $0.name == word }) else {
            let names = listed.map { $0.name }.joined(separator: ", ")
            let similar = name(like: word)
            throw WrongUse(
                "There is no command \(word): "
                    + (similar.isEmpty ? "" : "did you mean \(similar)? Otherwise ")
                    + "choose \(names) or help."
            )
        }
        return subcommand
    }

    /// The nearest command that differs in at most two letters; empty if there is none.
    private func name(like word: String) -> String {
        let near = listed.map { (name: $0.name, distance: $0.name.editDistance(to: word)) }
            .min { $0.distance < $1.distance }
        guard let near, near.distance <= min(2, word.count / 2) else { return "" }
        return near.name
    }

    /// Runs the subcommand that the words select, and shows the sentence of an error.
    ///
    /// - Parameter perform: Runs the subcommand, with any preparation that the program needs.
    package func run(
        _ words: [String],
        _ terminal: Terminal,
        perform: (any Subcommand, Workbook) throws -> ExitStatus
    ) -> ExitStatus {
        do {
            _ = try Exercise.catalogue.get()
            if let help = try help(words) {
                terminal.writeSentences(help + "\n")
                return .passed
            }
            if words == ["--version"] || words == ["version"] {
                terminal.writeSentences(version + "\n")
                return .passed
            }
            let (subcommand, workbook) = try read(words)
            return try perform(subcommand, workbook)
        } catch {
            terminal.writeMessage(error.sentence)
            return .after(error)
        }
    }
}

extension String {
    /// The fewest letters to insert, remove, replace, or swap with a neighbour.
    func editDistance(to other: String) -> Int {
        let (own, others) = (Array(self), Array(other))
        var rows = [Array(0...others.count)]
        for row in own.indices {
            var next = [row + 1]
            for column in others.indices {
                let change = rows[row][column] + (own[row] == others[column] ? 0 : 1)
                var least = Swift.min(change, rows[row][column + 1] + 1, next[column] + 1)
                if row > 0, column > 0, own[row] == others[column - 1],
                    own[row - 1] == others[column]
                {
                    least = Swift.min(least, rows[row - 1][column - 1] + 1)
                }
                next.append(least)
            }
            rows.append(next)
        }
        return rows[own.count][others.count]
    }
}

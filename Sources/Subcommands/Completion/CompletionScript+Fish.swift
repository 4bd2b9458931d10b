extension CompletionScript {
    var fish: String {
        let commands = subcommands.map { subcommand in
            "complete -c \(program) -n __fish_use_subcommand -a \(subcommand.name) "
                + "-d '\(subcommand.summary.fishText)'\n"
        }
        let rest = subcommands.flatMap { subcommand in
            let place =
                "complete -c \(program) -n '__fish_seen_subcommand_from \(subcommand.name)'"
            let options = subcommand.options.map { option in
                let value = option.value.map { " -r" + fishAction(Value($0)) } ?? ""
                return "\(place) -l \(option.word.drop { $0 == "-" })\(value)\n"
            }
            let operand = subcommand.operands.first.map { fishAction(Value($0)) } ?? ""
            return options + (operand.isEmpty ? [] : ["\(place)\(operand)\n"])
        }
        return "complete -c \(program) -f\n" + (commands + rest).joined()
    }

    private func fishAction(_ value: Value) -> String {
        switch value {
        case .words(let words): " -f -a '\(words.joined(separator: " "))'"
        case .file: " -F"
        case .folder: " -f -a '(__fish_complete_directories)'"
        case .anything: " -f"
        }
    }
}

extension String {
    fileprivate var fishText: String {
        replacing("\\", with: "\\\\").replacing("'", with: "\\'")
    }
}

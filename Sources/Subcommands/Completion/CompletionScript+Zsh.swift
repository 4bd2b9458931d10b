extension CompletionScript {
    var zsh: String {
        let commands = subcommands.map { "        '\($0.name):\($0.summary.zshText)'\n" }.joined()
        return """
            #compdef \(program)
            _\(program)() {
                local -a commands
                commands=(
            \(commands)    )
                if (( CURRENT == 2 )); then
                    _describe command commands
                    return
                fi
                local command=$words[2]
                shift words
                (( CURRENT-- ))
                case $command in
            \(subcommands.map(zshCase).joined())    esac
            }
            if [ "$funcstack[1]" = _\(program) ]; then
                _\(program) "$@"
            else
                compdef _\(program) \(program)
            fi

            """
    }

    private func zshCase(_ subcommand: any Subcommand.Type) -> String {
        let options = subcommand.options.map { option in
            let value = option.value.map { ":\($0.zshText):\(zshAction(Value($0)))" } ?? ""
            return "'\(option.word)[\(option.variable)]\(value)'"
        }
        let operands = subcommand.operands.enumerated().map { index, operand in
            let position = operand.hasSuffix("…") ? "*" : "\(index + 1)"
            let name = operand.filter { $0.isLetter }
            return "'\(position):\(name):\(zshAction(Value(operand)))'"
        }
        guard !options.isEmpty || !operands.isEmpty else {
            return "    \(subcommand.name)) ;;\n"
        }
        return
            "    \(subcommand.name)) _arguments \((options + operands).joined(separator: " ")) ;;\n"
    }

    private func zshAction(_ value: Value) -> String {
        switch value {
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .file: "_files"
        case .folder: "_files -/"
        case .anything: ""
        }
    }
}

extension String {
    /// Escapes characters that would end a string or a field of a completion.
    fileprivate var zshText: String {
        replacing("'", with: "'\\''").replacing(":", with: "\\:")
    }
}

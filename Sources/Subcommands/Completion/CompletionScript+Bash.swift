extension CompletionScript {
    /// Works with bash 3.2, the version in macOS.
    var bash: String {
        let names = subcommands.map { $0.name } + ["help"]
        return """
            _\(program)() {
                local IFS=$'\\n' cur=${COMP_WORDS[COMP_CWORD]} words='' kind=words
                if [ "$COMP_CWORD" -eq 1 ]; then
                    words='\(names.bashWords)'
                else
                    case "${COMP_WORDS[1]} ${COMP_WORDS[COMP_CWORD-1]}" in
            \(subcommands.flatMap(bashValues).joined())        *)
                        case "${COMP_WORDS[1]}" in
            \(subcommands.map(bashOptions).joined())            help) words='\(names.bashWords)' ;;
                        esac ;;
                    esac
                fi
                case $kind in
                words) COMPREPLY=($(compgen -W "$words" -- "$cur")) ;;
                *)
                    compopt -o filenames 2> /dev/null
                    COMPREPLY=($(compgen "$kind" -W "$words" -- "$cur")) ;;
                esac
            }
            complete -F _\(program) \(program)

            """
    }

    /// The cases that complete the values of options.
    private func bashValues(_ subcommand: any Subcommand.Type) -> [String] {
        subcommand.options.compactMap { option in
            option.value.map {
                "        '\(subcommand.name) \(option.word)') \(bashSetting([], Value($0))) ;;\n"
            }
        }
    }

    /// The options of a subcommand, and what its first operand can be.
    private func bashOptions(_ subcommand: any Subcommand.Type) -> String {
        let options = subcommand.options.map(\.word)
        let operand = subcommand.operands.first.map { Value($0) } ?? .anything
        return "            \(subcommand.name)) \(bashSetting(options, operand)) ;;\n"
    }

    private func bashSetting(_ words: [String], _ value: Value) -> String {
        switch value {
        case .words(let others): "words='\((others + words).bashWords)'"
        case .file: "kind=-f words='\(words.bashWords)'"
        case .folder: "kind=-d words='\(words.bashWords)'"
        case .anything: "words='\(words.bashWords)'"
        }
    }
}

extension [String] {
    /// One word per line, so that a word may contain blanks.
    fileprivate var bashWords: String { joined(separator: "\n") }
}

/// A shell's script that asks `workbook complete` what can take the place of the word at the cursor.
package enum CompletionScript: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    package var text: String {
        switch self {
        case .bash: CompletionScript.bashText
        case .zsh: CompletionScript.zshText
        case .fish: CompletionScript.fishText
        }
    }

    /// Works with bash 3.2, the version in macOS.
    private static let bashText = #"""
        _workbook() {
            local IFS=$'\n' cur=${COMP_WORDS[COMP_CWORD]} answer kind=
            answer=$(workbook complete "${COMP_WORDS[*]:0:COMP_CWORD+1}" 2> /dev/null | cut -f 1)
            case $answer in
            files*) kind=-f ;;
            folders*) kind=-d ;;
            esac
            [ -z "$kind" ] || compopt -o filenames 2> /dev/null
            COMPREPLY=($(compgen $kind -W "$(tail -n +2 <<< "$answer")" -- "$cur"))
        }
        complete -F _workbook workbook

        """#

    private static let zshText = #"""
        #compdef workbook
        _workbook() {
            local -a answer others
            answer=("${(@f)$(workbook complete "${(pj:\n:)words[1,CURRENT]}" 2> /dev/null)}")
            case $answer[1] in
            files) _files ;;
            folders) _files -/ ;;
            esac
            shift answer
            others=("${(@)answer:#-*}")
            [[ $PREFIX = -* || -z $others ]] || answer=("${(@)others}")
            answer=("${(@)answer/$'\t'/:}")
            _describe workbook answer
        }
        if [ "$funcstack[1]" = _workbook ]; then
            _workbook "$@"
        else
            compdef _workbook workbook
        fi

        """#

    private static let fishText = #"""
        function __workbook_complete
            set -l word (commandline -ct)
            set -l before (commandline -opc | string collect)
            set -l answer (workbook complete "$before"\n"$word" 2> /dev/null)
            switch "$answer[1]"
                case files
                    __fish_complete_path "$word"
                case folders
                    __fish_complete_directories "$word"
            end
            string match -q -- '-*' "$word"; or set answer (string match -v -- '-*' $answer)
            string join \n -- $answer[2..]
        end
        complete -c workbook -f -a '(__workbook_complete)'

        """#
}

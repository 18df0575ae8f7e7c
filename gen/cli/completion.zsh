#compdef perfpress
# Completion of perfpress for zsh: the program says what may follow.

_perfpress() {
    local line
    local -a names offers
    offers=("${(@f)$("$words[1]" complete "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    [[ $words[CURRENT] != --*=* ]] || compset -P '*='
    for line in $offers; do
        case $line in
        :files) _files ;;
        :folders) _files -/ ;;
        *) names+=("${${line//:/\\:}/$'\t'/:}") ;;
        esac
    done
    ((! $#names)) || _describe perfpress names
}

_perfpress "$@"

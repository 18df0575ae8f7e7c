# Completion of perfpress for bash: the program says what may follow.
_perfpress() {
    local cur=${COMP_WORDS[COMP_CWORD]} line
    [[ $cur != = ]] || cur=
    COMPREPLY=()
    while IFS=$'\t' read -r line _; do
        case $line in
        :files) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$cur") ;;
        :folders) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -d -- "$cur") ;;
        "$cur"*) COMPREPLY+=("$line") ;;
        esac
    done < <("${COMP_WORDS[0]}" complete "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o filenames -F _perfpress perfpress

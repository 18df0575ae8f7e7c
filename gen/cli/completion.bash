# Completion of perfpress for bash; the tests compare its words with --help.
_perfpress() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]}
    local command=${COMP_WORDS[1]} words=
    COMPREPLY=()
    # bash takes --option=value apart into three words.
    if [[ $cur == = ]]; then
        cur=
    elif [[ $prev == = ]]; then
        prev=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    if [ "$COMP_CWORD" -eq 1 ]; then
        words='build check serve publish explain df init theme doctree --help --version'
    else
        case $prev in
        -C | --directory | -o | --output | --from-sphinx)
            mapfile -t COMPREPLY < <(compgen -d -- "$cur")
            return
            ;;
        --diagnostics) words='text json sarif github' ;;
        -f | --format)
            words='csv json markdown html text'
            [[ $command != explain && $command != init ]] || words='text json'
            ;;
        --syntax) words='rst md' ;;
        -j | --jobs | --base-url | --site-version | --var | -p | --port | --bind | --allow-host | --max-deletes | --workers) return ;;
        *)
            case $command in
            build) words='--directory --output --jobs --keep-going --warnings-as-errors --base-url --drafts --site-version --diagnostics --quiet --verbose --help' ;;
            check) words='--directory --jobs --warnings-as-errors --base-url --drafts --external --skip-unrelated --diagnostics --quiet --verbose --help' ;;
            serve) words='--directory --port --bind --allow-host --drafts --open --jobs --help' ;;
            publish) words='--dry-run --yes --force --allow-removals --max-deletes --workers --directory --jobs --keep-going --warnings-as-errors --base-url --site-version --quiet --verbose --help' ;;
            explain) words='--directory --format --help' ;;
            df) words='--directory --format --var --help' ;;
            init) words='--from-sphinx --format --help' ;;
            theme) words='--force --help' ;;
            doctree) words='--directory --syntax --help' ;;
            esac
            if [[ $cur != -* ]]; then
                case $command in
                check | df | doctree | explain) mapfile -t COMPREPLY < <(compgen -f -- "$cur") ;;
                init) mapfile -t COMPREPLY < <(compgen -d -- "$cur") ;;
                theme)
                    mapfile -t COMPREPLY < <(compgen -d -- "$cur")
                    [ "$COMP_CWORD" -ne 2 ] || COMPREPLY=(export)
                    ;;
                esac
                return
            fi
            ;;
        esac
    fi
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
}
complete -o filenames -F _perfpress perfpress

#compdef perfpress
# Completion of perfpress for zsh; the tests compare its words with --help.

_perfpress() {
    local -a commands site report
    local diagnostics drafts version
    commands=(
        'build:make the site'
        'check:do all that build does, and write nothing'
        'serve:show the site while it is written'
        'publish:bring a bucket to hold the site'
        'explain:show how the numbers of a page came about'
        'df:run one df script and print its frame'
        'init:make a new site'
        'theme:write the files of the theme, to change them'
        'doctree:print the tree of a page'
    )
    site=('(-C --directory)'{-C,--directory}'[the folder of the site]:folder:_files -/')
    report=(
        '(-j --jobs)'{-j,--jobs}'[threads]:number:'
        '(-W --warnings-as-errors)'{-W,--warnings-as-errors}'[warnings make the exit status 1, too]'
        '--base-url[the address the site will have]:address:'
        '(-q --quiet)'{-q,--quiet}'[no summary]'
        '(-v --verbose)'{-v,--verbose}'[memory and the time of each stage, too]'
    )
    diagnostics='--diagnostics[form of the diagnostics]:format:(text json sarif github)'
    drafts='--drafts[pages that call themselves drafts, too]'
    going=('(-k --keep-going)'{-k,--keep-going}'[leave out pages with errors, not all]')
    version='--site-version[the version of the site]:version:'
    if ((CURRENT == 2)); then
        _describe command commands
        _arguments '--help[list the commands]' '--version[print the version]'
        return
    fi
    local command=$words[2]
    shift words
    ((CURRENT--))
    case $command in
    build) _arguments -s $site $report $diagnostics $drafts $version $going '(-o --output)'{-o,--output}'[the output folder]:folder:_files -/' '--help[explain the options]' ;;
    check) _arguments -s $site $report $diagnostics $drafts '--external[ask the web for links to other sites]' '--skip-unrelated[ignore files that the site does not read]' '--help[explain the options]' '*:file:_files' ;;
    serve) _arguments -s $site '(-p --port)'{-p,--port}'[the port]:number:' '--bind[the address to listen at]:address:' '*--allow-host[a host name behind a proxy]:name:' $drafts '--open[open a browser]' '(-j --jobs)'{-j,--jobs}'[threads]:number:' '--help[explain the options]' ;;
    publish) _arguments -s $site $report $version $going '(-n --dry-run)'{-n,--dry-run}'[change nothing, show the plan]' '--yes[do not ask]' '--force[overwrite what others put there]' '--allow-removals[more than a tenth of the pages may go]' '--max-deletes[delete at most so many]:number:' '--workers[connections]:number:' '--help[explain the options]' '1:target:' ;;
    explain) _arguments -s $site '(-f --format)'{-f,--format}'[form of the output]:format:(text json)' '--help[explain the options]' '1:page:_files' '2:table:' '3:row:' '4:column:' ;;
    df) _arguments -s $site '(-f --format)'{-f,--format}'[form of the output]:format:(csv json markdown html text)' '--var[the frame to print]:name:' '--help[explain the options]' '1:script:_files' ;;
    init) _arguments '--from-sphinx[the folder of a conf.py]:folder:_files -/' '(-f --format)'{-f,--format}'[form of the report]:format:(text json)' '--help[explain the command]' '1:folder:_files -/' ;;
    theme) _arguments '--force[write over files that are there]' '--help[explain the options]' '1:what:(export)' '2:folder:_files -/' '*:file:' ;;
    doctree) _arguments -s $site '--syntax[what the file is]:syntax:(rst md)' '--help[explain the options]' '1:page:_files' ;;
    esac
}

_perfpress "$@"

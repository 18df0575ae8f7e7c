# directives.awk: the rows of the guide's table of directives, from what
# `perfpress help directives` prints.
function row() {
    if (name != "")
        printf "| `%s` | %s | %s | %s |\n", name, argument, content, options
}
/^  :/ {
    sub(/^  :/, "")
    sub(/:.*/, "")
    options = options (options == "" ? "" : ", ") "`" $0 "`"
    next
}
{
    row()
    split($0, part, ": ")
    name = part[1]
    argument = /: an argument or none,/ ? "one or none" : /: an argument,/ ? "one" : "none"
    content = /, content$/ ? "yes" : "no"
    options = ""
}
END { row() }

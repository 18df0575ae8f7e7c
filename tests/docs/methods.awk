# methods.awk: the guide's list of what df scripts can call, from what
# `perfpress help df '*'` prints: a heading for each receiver, a row for each
# operation.
function heading(of) {
    if (of == "df.") return "Frames"
    if (of == "s.") return "Columns"
    if (of == "s.str.") return "Columns of strings"
    if (of == "s.cat.") return "Columns of categories"
    if (of == "lists.") return "Columns of lists"
    if (of == "lists.str.") return ""
    if (of == "groups.") return "Groups"
    if (of == "row.") return "Rows"
    if (of == "'text'.") return "Strings"
    if (of == "list.") return "Lists and tuples"
    if (of == "dict.") return "Dicts"
    if (of == "match.") return "Matches of a pattern"
    if (of == "df.plot.") return "Plots"
    if (of == "date.") return "Dates"
    if (of == "s.dt.") return "Columns of dates"
    if (of == "pd.") return "pandas"
    if (of == "np.") return "numpy"
    return "The language"
}
/^    / {
    sub(/^    /, "")
    printf "| `%s` | %s |\n", call, $0
    next
}
{
    call = $0
    of = ""
    if (match($0, /^('text'|[a-z.]+)\.[A-Za-z]/) && $0 !~ /^[a-z_]+\(/)
        of = substr($0, 1, RLENGTH - 1)
    sub(/[^.]*$/, "", of)
    title = heading(of)
    if (title != "" && title != last)
        printf "%s## %s\n\n| Call | Result |\n| --- | --- |\n", last == "" ? "" : "\n", title
    if (title != "")
        last = title
}

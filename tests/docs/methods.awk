# methods.awk: the guide's list of what df scripts can call, from what
# `perfpress help df '*'` prints: a heading for each receiver, in the order in
# which they first appear, and below it a row for each operation.
function heading(of) {
    if (of == "df.") return "Frames"
    if (of == "s.") return "Columns"
    if (of == "s.str.") return "Columns of strings"
    if (of == "s.cat.") return "Columns of categories"
    if (of ~ /^lists\./) return "Columns of lists"
    if (of == "groups.") return "Groups"
    if (of == "windows.") return "Rolling and expanding windows"
    if (of == "periods.") return "Periods"
    if (of == "row.") return "Rows"
    if (of == "'text'.") return "Strings"
    if (of == "list.") return "Lists and tuples"
    if (of == "dict.") return "Dicts"
    if (of == "set.") return "Sets"
    if (of == "pattern.") return "Patterns"
    if (of == "match.") return "Matches of a pattern"
    if (of == "df.plot.") return "Plots"
    if (of == "ax.") return "Axes"
    if (of == "date.") return "Dates"
    if (of == "s.dt.") return "Columns of dates"
    if (of == "span.") return "Time spans"
    if (of == "spans.dt.") return "Columns of time spans"
    if (of ~ /^pd\./) return "pandas"
    if (of == "np.") return "numpy"
    if (of == "number.") return "Numbers"
    if (of == "file.") return "Files"
    if (of == "path.") return "Paths"
    if (of == "con.") return "Databases"
    if (of ~ /^(calendar|collections|csv|datetime(\.date(time)?)?|functools|glob|gzip|io|itertools(\.chain)?|json|math|operator|os\.path|pathlib|re|scipy\.stats|sqlite3|statistics|textwrap)\.$/) return "Modules"
    return "The language"
}
/^    / {
    sub(/^    /, "")
    rows[title] = rows[title] sprintf("| `%s` | %s |\n", call, $0)
    next
}
{
    call = $0
    gsub(/[|]/, "\\\\|", call)
    of = ""
    if (match($0, /^('text'|[A-Za-z0-9.]+)\.[A-Za-z_]/) && $0 !~ /^[a-z_]+\(/)
        of = substr($0, 1, RLENGTH - 1)
    sub(/[^.]*$/, "", of)
    title = heading(of)
    if (!(title in rows)) {
        titles[++n] = title
        rows[title] = ""
    }
}
END {
    for (i = 1; i <= n; i++)
        printf "%s## %s\n\n| Call | Result |\n| --- | --- |\n%s", i == 1 ? "" : "\n", titles[i], rows[titles[i]]
}

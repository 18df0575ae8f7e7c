// SPDX-License-Identifier: MIT
// md_html: finds the starts and ends of HTML blocks (CommonMark 0.30, section
// 4.6).
#include "parse/md/md_html.h"

enum { ALONE = MD_HTML_UNTIL_BLANK + 1 };

static const str VERBATIM[] = {S_INIT("pre"), S_INIT("script"), S_INIT("style"),
                               S_INIT("textarea")};

static const str BLOCKS[] = {
    S_INIT("address"),  S_INIT("article"),    S_INIT("aside"),
    S_INIT("base"),     S_INIT("basefont"),   S_INIT("blockquote"),
    S_INIT("body"),     S_INIT("caption"),    S_INIT("center"),
    S_INIT("col"),      S_INIT("colgroup"),   S_INIT("dd"),
    S_INIT("details"),  S_INIT("dialog"),     S_INIT("dir"),
    S_INIT("div"),      S_INIT("dl"),         S_INIT("dt"),
    S_INIT("fieldset"), S_INIT("figcaption"), S_INIT("figure"),
    S_INIT("footer"),   S_INIT("form"),       S_INIT("frame"),
    S_INIT("frameset"), S_INIT("h1"),         S_INIT("h2"),
    S_INIT("h3"),       S_INIT("h4"),         S_INIT("h5"),
    S_INIT("h6"),       S_INIT("head"),       S_INIT("header"),
    S_INIT("hr"),       S_INIT("html"),       S_INIT("iframe"),
    S_INIT("legend"),   S_INIT("li"),         S_INIT("link"),
    S_INIT("main"),     S_INIT("menu"),       S_INIT("menuitem"),
    S_INIT("nav"),      S_INIT("noframes"),   S_INIT("ol"),
    S_INIT("optgroup"), S_INIT("option"),     S_INIT("p"),
    S_INIT("param"),    S_INIT("section"),    S_INIT("source"),
    S_INIT("summary"),  S_INIT("table"),      S_INIT("tbody"),
    S_INIT("td"),       S_INIT("tfoot"),      S_INIT("th"),
    S_INIT("thead"),    S_INIT("title"),      S_INIT("tr"),
    S_INIT("track"),    S_INIT("ul"),
};

/* Start and end strings of HTML blocks, by kind. */
static const struct {
    str start, end;
} MARKED[] = {
    [2] = {S_INIT("<!--"), S_INIT("-->")},
    [3] = {S_INIT("<?"), S_INIT("?>")},
    [5] = {S_INIT("<![CDATA["), S_INIT("]]>")},
    [4] = {S_INIT("<!"), S_INIT(">")},
};

/* Whether a line is a single tag. Does not check the tag's attributes. */
static bool is_alone(str line, size_t name_end)
{
    str s = str_trim_right(line);
    if (s.p[s.n - 1] != '>' || str_find_char(s, '<', 1) != STR_NPOS)
        return false;
    return str_find_char(s, '>', name_end) == s.n - 1;
}

int md_html_start(str line, bool in_paragraph)
{
    if (line.n < 2 || line.p[0] != '<')
        return 0;
    for (int kind = 2; kind <= 5; kind++)
        if (str_starts(line, MARKED[kind].start) &&
            (kind != 4 || (line.n > 2 && char_is_alpha(line.p[2]))))
            return kind;
    bool closing = line.p[1] == '/';
    size_t from = 1 + closing, i = from;
    while (i < line.n && (char_is_alnum(line.p[i]) || line.p[i] == '-'))
        i++;
    str name = str_slice(line, from, i);
    char after = i < line.n ? line.p[i] : ' ';
    bool ends = char_is_blank(after) || after == '>';
    if (!name.n || !char_is_alpha(name.p[0]))
        return 0;
    if (!closing && ends && STR_AMONG_NOCASE(name, VERBATIM))
        return 1;
    if ((ends || after == '/') && STR_AMONG_NOCASE(name, BLOCKS))
        return MD_HTML_UNTIL_BLANK;
    return !in_paragraph && (ends || after == '/') && is_alone(line, i) ? ALONE
                                                                        : 0;
}

/* Whether a line has an end tag of a verbatim element. */
static bool closes_verbatim(str line)
{
    size_t at = 0;
    while ((at = str_find(line, S("</"), at)) != STR_NPOS) {
        size_t end = str_find_char(line, '>', at);
        if (STR_AMONG_NOCASE(str_slice(line, at + 2, end), VERBATIM))
            return true;
        at += 2;
    }
    return false;
}

bool md_html_ends(int kind, str line)
{
    if (kind >= MD_HTML_UNTIL_BLANK)
        return false;
    return kind == 1 ? closes_verbatim(line)
                     : str_find(line, MARKED[kind].end, 0) != STR_NPOS;
}

// SPDX-License-Identifier: MIT
// lang_markup: the rules for reStructuredText and diffs.
#include "highlight/rule.h"

enum { TEXT, EXPLICIT };
/* The maximum number of bytes from an opening mark to the end of the closing
   mark. */
enum { MARKED_MAX = 200 };

/* ---- reStructuredText ---- */

static bool is_adornment(str s)
{
    s = str_trim_right(s);
    for (size_t i = 1; i < s.n; i++)
        if (s.p[i] != s.p[0])
            return false;
    return s.n > 2 && strchr("=-`:.'\"~^_*+#", s.p[0] ? s.p[0] : 'x');
}

/* Matches the line of a title, or the line of its underline. */
static long title(struct highlighter *h, const char *arg)
{
    (void)arg;
    str line = scan_line(h), next;
    str rest = str_from(scan_rest(h), line.n + 1);
    str_cut(&rest, '\n', &next);
    return line.n && !char_is_blank(line.p[0]) &&
                   (is_adornment(line) || (rest.p && is_adornment(next)))
               ? (long)line.n
               : RULE_NO;
}

/* Matches text between two marks such as "**", given by arg, on one line and
   without blanks next to the marks. */
static long between(struct highlighter *h, const char *arg)
{
    str s = str_slice(scan_line(h), 0, MARKED_MAX), mark = str_c(arg);
    if (!str_starts(s, mark) || s.n <= mark.n || char_is_blank(s.p[mark.n]))
        return RULE_NO;
    for (size_t n = mark.n + 1; (n = str_find(s, mark, n)) != STR_NPOS; n++)
        if (!char_is_blank(s.p[n - 1]))
            return (long)(n + mark.n);
    return RULE_NO;
}

/* Matches `text`. If arg is "_", matches only a reference, such as `text`_ or
   `text`__, with its underscores; otherwise matches only `text` without an
   underscore after it. */
static long interpreted(struct highlighter *h, const char *arg)
{
    str s = scan_line(h);
    long n = between(h, "`");
    if (n == RULE_NO)
        return n;
    bool reference = (size_t)n < s.n && s.p[n] == '_';
    if (reference != (arg[0] == '_'))
        return RULE_NO;
    while ((size_t)n < s.n && s.p[n] == '_')
        n++;
    return n;
}

/* Matches :name: if the next byte is arg[0]: ' ' for a field, '`' for a role.
   The end of the line counts as ' '. */
static long name(struct highlighter *h, const char *arg)
{
    str s = str_slice(scan_line(h), 0, MARKED_MAX);
    size_t n = 1;
    if (s.n < 3 || s.p[0] != ':' || char_is_blank(s.p[1]))
        return RULE_NO;
    while (n < s.n && s.p[n] != ':' && s.p[n] != '`')
        n++;
    if (n >= s.n || n < 2 || s.p[n++] != ':')
        return RULE_NO;
    return arg[0] == (n < s.n ? s.p[n] : ' ') ? (long)n : RULE_NO;
}

/* Matches the "name::" of a directive. */
static long directive(struct highlighter *h, const char *arg)
{
    (void)arg;
    str s = scan_line(h);
    size_t n = 0;
    while (n < s.n && (char_is_alnum(s.p[n]) || strchr("-_+.:", s.p[n])) &&
           !str_starts(str_from(s, n), S("::")) && s.p[n])
        n++;
    return n && str_starts(str_from(s, n), S("::")) ? (long)n : RULE_NO;
}

/* Matches the "_name:" of a target. */
static long target(struct highlighter *h, const char *arg)
{
    (void)arg;
    str s = scan_line(h);
    size_t n = 1;
    if (!s.n || s.p[0] != '_')
        return RULE_NO;
    while (n < s.n &&
           (s.p[n] != ':' || (n + 1 < s.n && !char_is_blank(s.p[n + 1]))))
        n++;
    return n < s.n ? (long)n + 1 : RULE_NO;
}

static long bullet(struct highlighter *h, const char *arg)
{
    str s = scan_line(h);
    size_t n = 0;
    while (n < s.n && n < 9 && char_is_digit(s.p[n]))
        n++;
    bool number = n && n < s.n && strchr(".)", s.p[n]);
    bool other = !n && s.n && strchr(arg, s.p[0] ? s.p[0] : 'x');
    n++;
    return (number || other) && n < s.n && s.p[n] == ' ' ? (long)n : RULE_NO;
}

/* Matches "::" at the end of a line, before a literal block. */
static long announces(struct highlighter *h, const char *arg)
{
    return str_eq(str_trim_right(scan_line(h)), str_c(arg)) ? 2 : RULE_NO;
}

static const struct highlight_rule RST[] = {
    {IN(EXPLICIT), AT_ANY, between, "|", "nt", STAY},
    {IN(EXPLICIT), AT_ANY, between, "[", "nt", STAY},
    {IN(EXPLICIT), AT_ANY, target, NULL, "nt", POP},
    {IN(EXPLICIT), AT_ANY, directive, NULL, "ow", POP},
    {IN(EXPLICIT), AT_BLANK, scan_blanks, NULL, NULL, STAY},
    {IN(EXPLICIT), AT_ANY, scan_literal, "\n", NULL, POP},
    {IN(EXPLICIT), AT_BLANK, scan_to_eol, "", "c", POP},
    {IN(EXPLICIT), AT_ANY, scan_nothing, NULL, NULL, POP},
    {IN(TEXT), AT_FIRST, scan_literal, ".. ", NULL, PUSH(EXPLICIT)},
    {IN(TEXT), AT_LINE, title, NULL, "gh", STAY},
    {IN(TEXT), AT_FIRST, name, " ", "nc", STAY},
    {IN(TEXT), AT_FIRST, bullet, "-*+#", "m", STAY},
    {IN(TEXT), AT_ANY, announces, "::", "se", STAY},
    {IN(TEXT), AT_WORD, between, "``", "s", STAY},
    {IN(TEXT), AT_WORD, between, "**", "gs", STAY},
    {IN(TEXT), AT_WORD, between, "*", "ge", STAY},
    {IN(TEXT), AT_WORD, name, "`", "na", STAY},
    {IN(TEXT), AT_WORD, interpreted, "_", "s", STAY},
    {IN(TEXT), AT_ANY, interpreted, " ", "nv", STAY},
    {0, AT_ANY, NULL, NULL, NULL, STAY},
};

/* ---- diffs ---- */

static const struct highlight_rule DIFF[] = {
    {IN(TEXT), AT_LINE, scan_to_eol, "diff ", "gh", STAY},
    {IN(TEXT), AT_LINE, scan_to_eol, "index ", "gh", STAY},
    {IN(TEXT), AT_LINE, scan_to_eol, "Index: ", "gh", STAY},
    {IN(TEXT), AT_LINE, scan_to_eol, "====", "gh", STAY},
    {IN(TEXT), AT_LINE, scan_to_eol, "@@", "gu", STAY},
    {IN(TEXT), AT_LINE, scan_to_eol, "+", "gi", STAY},
    {IN(TEXT), AT_LINE, scan_to_eol, ">", "gi", STAY},
    {IN(TEXT), AT_LINE, scan_to_eol, "-", "gd", STAY},
    {IN(TEXT), AT_LINE, scan_to_eol, "<", "gd", STAY},
    {IN(TEXT), AT_LINE, scan_to_eol, "!", "gs", STAY},
    {IN(TEXT), AT_ANY, scan_until, "\n", NULL, STAY},
    {0, AT_ANY, NULL, NULL, NULL, STAY},
};

const struct highlight_language highlight_markup[] = {
    {" rst rest restructuredtext ", "", TEXT, NULL, RST},
    {" diff udiff ", "", TEXT, NULL, DIFF},
    {NULL, NULL, 0, NULL, NULL},
};

// SPDX-License-Identifier: MIT
// rst_pattern: matches markers without regular expressions.
#include "parse/rst/rst_pattern.h"

#include "parse/rst_chars.h"

static size_t skip_blanks(str s, size_t at)
{
    while (at < s.n && s.p[at] == ' ')
        at++;
    return at;
}

/* Returns the end of a marker that ends at `at`, if blanks or the end of the
   line follow; else 0. */
static size_t marker_end(str s, size_t at)
{
    return at == s.n || s.p[at] == ' ' ? skip_blanks(s, at) : 0;
}

size_t rst_marker(str line, str word)
{
    return str_starts(line, word) ? marker_end(line, word.n) : 0;
}

size_t rst_bullet(str line)
{
    static const char *const OTHERS[] = {"\u2022", "\u2023", "\u2043"};
    if (line.n && strchr("-+*", line.p[0]))
        return marker_end(line, 1);
    for (size_t i = 0; i < 3; i++)
        if (str_starts(line, str_c(OTHERS[i])))
            return marker_end(line, 3);
    return 0;
}

static size_t span(str s, size_t at, const char *set)
{
    while (at < s.n && s.p[at] && strchr(set, s.p[at]))
        at++;
    return at;
}

/* Digits, one letter, a Roman number, or # */
static size_t enumerator_end(str s, size_t at)
{
    size_t end = span(s, at, "0123456789");
    if (end == at)
        end = span(s, at, "ivxlcdm");
    if (end == at)
        end = span(s, at, "IVXLCDM");
    if (end == at && at < s.n && (char_is_alpha(s.p[at]) || s.p[at] == '#'))
        end = at + 1;
    return end;
}

size_t rst_enumerator(str line, enum rst_format *format, str *text)
{
    size_t from = line.n && line.p[0] == '(';
    size_t end = enumerator_end(line, from);
    if (end == from || end == line.n)
        return 0;
    *text = str_slice(line, from, end);
    if (line.p[end] == ')')
        *format = from ? RST_PARENS : RST_RPAREN;
    else if (line.p[end] == '.' && !from)
        *format = RST_PERIOD;
    else
        return 0;
    return marker_end(line, end + 1);
}

size_t rst_field_marker(str line, size_t *colon)
{
    if (line.n < 3 || line.p[0] != ':' || line.p[1] == ':' || line.p[1] == ' ')
        return 0;
    for (size_t i = 1; i < line.n; i++) {
        if (line.p[i] == '\\') {
            i++;
            continue;
        }
        if (line.p[i] != ':')
            continue;
        bool last = i + 1 == line.n || line.p[i + 1] == ' ';
        if (last && i > 1 && line.p[i - 1] != ' ') {
            *colon = i;
            return marker_end(line, i + 1);
        }
        if (last || line.p[i + 1] == '`')
            return 0;
    }
    return 0;
}

/* [a-zA-Z0-9_-]* */
static size_t word(str s, size_t at)
{
    while (at < s.n &&
           (char_is_alnum(s.p[at]) || s.p[at] == '_' || s.p[at] == '-'))
        at++;
    return at;
}

/* Returns the end of an option's argument at byte `at`: a word that starts with
   a letter, or any string in angle brackets. Returns `at` if the option has no
   argument. */
static size_t option_argument(str s, size_t at)
{
    if (at < s.n && char_is_alpha(s.p[at]))
        return word(s, at);
    if (at >= s.n || s.p[at] != '<')
        return at;
    size_t end = at + 1;
    while (end < s.n && s.p[end] != '<' && s.p[end] != '>')
        end++;
    return end > at + 1 && end < s.n && s.p[end] == '>' ? end + 1 : at;
}

static size_t option(str s, size_t at)
{
    if (at + 1 >= s.n || !strchr("-+/", s.p[at]))
        return 0;
    bool is_long = s.p[at] == '/' || str_starts(str_from(s, at), S("--"));
    size_t name = at + (is_long && s.p[at] == '-' ? 2 : 1);
    if (name >= s.n || !char_is_alnum(s.p[name]))
        return 0;
    size_t end = is_long ? word(s, name) : name + 1, from = end;
    bool joint =
        from < s.n && (s.p[from] == ' ' || (is_long && s.p[from] == '='));
    if (is_long && !joint)
        return end;
    from += joint;
    size_t argument = option_argument(s, from);
    return argument > from ? argument : end;
}

size_t rst_option_marker(str line)
{
    size_t at = option(line, 0);
    while (at && str_starts(str_from(line, at), S(", ")))
        at = option(line, at + 2);
    if (!at)
        return 0;
    size_t end = skip_blanks(line, at);
    return end == line.n || end >= at + 2 ? end : 0;
}

bool rst_is_line(str line)
{
    if (!line.n || !rst_is_mark(line.p[0]))
        return false;
    size_t at = 1;
    while (at < line.n && line.p[at] == line.p[0])
        at++;
    return skip_blanks(line, at) == line.n;
}

bool rst_is_grid_border(str line)
{
    str s = str_trim_right(line);
    return s.n >= 5 && str_starts(s, S("+-")) && str_ends(s, S("-+")) &&
           span(s, 0, "+-") == s.n;
}

bool rst_is_simple_border(str line)
{
    return line.n && line.p[0] == '=' && span(line, 0, "= ") == line.n;
}

static bool is_simple_top(str line)
{
    size_t gap = str_find_char(line, ' ', 0);
    return rst_is_simple_border(line) && gap != STR_NPOS &&
           skip_blanks(line, gap) < line.n;
}

enum rst_kind rst_classify(str line)
{
    enum rst_format format;
    str text;
    size_t colon;
    if (str_blank(line))
        return RST_BLANK;
    if (line.p[0] == ' ')
        return RST_INDENT;
    if (char_is_alpha(line.p[0]) && (line.n < 2 || char_is_alpha(line.p[1])) &&
        !strchr("ivxlcdmIVXLCDM", line.p[0]))
        return RST_TEXT;
    if (rst_bullet(line))
        return RST_BULLET;
    if (rst_enumerator(line, &format, &text))
        return RST_ENUMERATOR;
    if (rst_field_marker(line, &colon))
        return RST_FIELD;
    if (rst_option_marker(line))
        return RST_OPTION;
    if (rst_marker(line, S(">>>")))
        return RST_DOCTEST;
    if (rst_marker(line, S("|")))
        return RST_LINE_BLOCK;
    if (rst_is_grid_border(line))
        return RST_GRID_TABLE;
    if (is_simple_top(line))
        return RST_SIMPLE_TABLE;
    if (rst_marker(line, S("..")))
        return RST_EXPLICIT;
    if (rst_marker(line, S("__")))
        return RST_ANONYMOUS;
    return rst_is_line(line) ? RST_LINE : RST_TEXT;
}

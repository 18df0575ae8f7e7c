// SPDX-License-Identifier: MIT
// md_definition: parses link reference definitions (CommonMark 0.30, section
// 4.7) and their labels (section 6.3).
#include "parse/md/md_definition.h"

enum { LABEL_MAX = 999, PARENS_MAX = 32 };

/* Returns the offset after the blanks at i. Skips at most one line break. */
static size_t skip_gap(str s, size_t i)
{
    bool broken = false;
    for (; i < s.n && strchr(" \t\n", s.p[i]); i++) {
        if (s.p[i] == '\n' && broken)
            break;
        broken |= s.p[i] == '\n';
    }
    return i;
}

/* Returns the offset after the first unescaped `close` at or after i. Returns 0
   if `close` is missing or if an unescaped `open` occurs before it. */
static size_t until(str s, size_t i, char open, char close)
{
    for (; i < s.n; i++) {
        if (s.p[i] == '\\' && i + 1 < s.n && s.p[i + 1] != '\n')
            i++;
        else if (s.p[i] == close)
            return i + 1;
        else if (s.p[i] == open)
            return 0;
    }
    return 0;
}

/* link-destination: '<' ... '>', or a run without blanks whose parentheses are
   balanced. Returns the destination's end, or 0. An unbalanced ')' ends the
   destination if `in_link`; otherwise, there is no destination. */
static size_t destination(str s, size_t i, bool in_link)
{
    if (i < s.n && s.p[i] == '<') {
        size_t end = until(s, i + 1, '<', '>');
        size_t line = str_find_char(s, '\n', i);
        return end && (line == STR_NPOS || line >= end) ? end : 0;
    }
    size_t from = i, depth = 0;
    for (; i < s.n && (unsigned char)s.p[i] > ' '; i++) {
        if (s.p[i] == '\\' && i + 1 < s.n && (unsigned char)s.p[i + 1] > ' ')
            i++;
        else if (s.p[i] == '(' && ++depth > PARENS_MAX)
            return 0;
        else if (s.p[i] == ')' && depth == 0 && in_link)
            break;
        else if (s.p[i] == ')' && depth-- == 0)
            return 0;
    }
    return i > from && depth == 0 ? i : 0;
}

/* Returns the offset after the line break if the rest of the line is blank,
   else 0. */
static size_t line_end(str s, size_t i)
{
    while (i < s.n && (s.p[i] == ' ' || s.p[i] == '\t'))
        i++;
    return i < s.n && s.p[i] == '\n' ? i + 1 : 0;
}

/* link-title. Returns the title's end, or 0 if no title starts at i. */
static size_t title(str s, size_t i)
{
    char open = i < s.n ? s.p[i] : 0;
    return open == '"'    ? until(s, i + 1, '"', '"')
           : open == '\'' ? until(s, i + 1, '\'', '\'')
           : open == '('  ? until(s, i + 1, '(', ')')
                          : 0;
}

size_t md_definition(str text, str *label)
{
    if (!text.n || text.p[0] != '[')
        return 0;
    size_t end = until(text, 1, '[', ']');
    if (!end || end > LABEL_MAX + 2 || end == text.n || text.p[end] != ':')
        return 0;
    *label = str_slice(text, 1, end - 1);
    size_t to = destination(text, skip_gap(text, end + 1), false);
    if (str_blank(*label) || !to)
        return 0;
    size_t gap = skip_gap(text, to),
           title_end = gap > to ? title(text, gap) : 0;
    title_end = title_end ? line_end(text, title_end) : 0;
    return title_end ? title_end : line_end(text, to);
}

size_t md_link_tail(str text)
{
    if (!text.n || text.p[0] != '(')
        return 0;
    size_t from = skip_gap(text, 1), to = destination(text, from, true);
    to = to ? to : from;
    size_t gap = skip_gap(text, to),
           title_end = gap > to ? title(text, gap) : 0;
    gap = title_end ? skip_gap(text, title_end) : gap;
    return gap < text.n && text.p[gap] == ')' ? gap + 1 : 0;
}

bool md_bracketed(str *rest, str *label)
{
    size_t open = str_find_char(*rest, '[', 0);
    while (open != STR_NPOS) {
        size_t i = open + 1;
        while (i < rest->n && rest->p[i] != ']' && rest->p[i] != '[')
            i += rest->p[i] == '\\' ? 2 : 1;
        if (i >= rest->n)
            break;
        if (rest->p[i] == ']') {
            *label = str_slice(*rest, open + 1, i);
            *rest = str_from(*rest, i + 1);
            return true;
        }
        open = i;
    }
    *rest = STR_NONE;
    return false;
}

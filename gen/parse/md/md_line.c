// SPDX-License-Identifier: MIT
// md_line: see md_line.h.
#include "parse/md/md_line.h"

size_t md_run_of(str s, char c)
{
    size_t n = 0;
    while (n < s.n && s.p[n] == c)
        n++;
    return n;
}

size_t md_code_end(str s, size_t at, struct md_code_widths *widths)
{
    size_t n = md_run_of(str_from(s, at), '`'), end = at + n;
    if (n >= MD_TICKS_MAX || widths->unclosed[n])
        return end;
    for (size_t i = end; (i = str_find_char(s, '`', i)) != STR_NPOS;) {
        size_t k = md_run_of(str_from(s, i), '`');
        i += k;
        if (k == n)
            return i;
    }
    widths->unclosed[n] = true;
    return end;
}

bool md_is_rule(str s)
{
    size_t n = 0;
    if (!s.n || (s.p[0] != '*' && s.p[0] != '-' && s.p[0] != '_'))
        return false;
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == s.p[0])
            n++;
        else if (!char_is_blank(s.p[i]))
            return false;
    }
    return n >= 3;
}

bool md_is_underline(str s)
{
    if (!s.n || (s.p[0] != '=' && s.p[0] != '-'))
        return false;
    return str_blank(str_from(s, md_run_of(s, s.p[0])));
}

bool md_is_heading(str s)
{
    size_t n = md_run_of(s, '#');
    return n >= 1 && n <= 6 && (n == s.n || char_is_blank(s.p[n]));
}

size_t md_fence_length(str s, bool plain)
{
    if (!s.n || (s.p[0] != '`' && s.p[0] != '~' && (s.p[0] != ':' || plain)))
        return 0;
    size_t n = md_run_of(s, s.p[0]);
    if (n < 3 || (s.p[0] == '`' && str_find_char(s, '`', n) != STR_NPOS))
        return 0;
    return n;
}

bool md_is_break(str s)
{
    size_t n = 0;
    for (size_t i = 0; i < s.n; i++) {
        if (s.p[i] == '+')
            n++;
        else if (s.p[i] != ' ' && s.p[i] != '\t')
            break;
    }
    return s.p[0] == '+' && n >= 3;
}

size_t md_list_marker(str s, str *number)
{
    size_t i = 0;
    *number = STR_NONE;
    if (s.n && (s.p[0] == '-' || s.p[0] == '+' || s.p[0] == '*')) {
        i = 1;
    } else {
        while (i < s.n && i < 9 && char_is_digit(s.p[i]))
            i++;
        if (i == 0 || i == s.n || (s.p[i] != '.' && s.p[i] != ')'))
            return 0;
        *number = str_slice(s, 0, i++);
    }
    return i == s.n || char_is_blank(s.p[i]) ? i : 0;
}

size_t md_meaning_start(str s)
{
    return s.n > 2 && (s.p[0] == ':' || s.p[0] == '~') &&
                   char_is_blank(s.p[1]) && !str_blank(str_from(s, 1))
               ? 1
               : 0;
}

size_t md_field_start(str s)
{
    size_t end = s.n && s.p[0] == ':' ? str_find_char(s, ':', 1) : STR_NPOS;
    return end != STR_NPOS && !str_blank(str_slice(s, 1, end)) ? end + 1 : 0;
}

size_t md_note_reference(str s, str *label)
{
    size_t i = 2;
    if (!str_starts(s, S("[^")))
        return 0;
    while (i < s.n && s.p[i] != ']' && s.p[i] != '[' && !char_is_blank(s.p[i]))
        i++;
    *label = str_slice(s, 2, i);
    return label->n && i < s.n && s.p[i] == ']' ? i + 1 : 0;
}

size_t md_note_start(str s, str *label)
{
    size_t n = md_note_reference(s, label);
    return n && n < s.n && s.p[n] == ':' ? n + 1 : 0;
}

bool md_note_is_number(str label)
{
    for (size_t i = 0; i < label.n; i++)
        if (!char_is_digit(label.p[i]))
            return false;
    return label.n > 0;
}

/* ---- pipe tables ---- */

bool md_row_cell(str row, size_t *at, struct md_cell *cell)
{
    size_t i = *at;
    if (i == 0) {
        while (i < row.n && char_is_blank(row.p[i]))
            i++;
        i += i < row.n && row.p[i] == '|';
    }
    if (str_blank(str_from(row, i)))
        return false;
    size_t end = i;
    while (end < row.n &&
           (row.p[end] != '|' || (end > 0 && row.p[end - 1] == '\\')))
        end++;
    str text = str_trim(str_slice(row, i, end));
    *cell = (struct md_cell){text.n ? (size_t)(text.p - row.p) : i, text.n};
    *at = end < row.n ? end + 1 : end;
    return true;
}

size_t md_row_width(str row)
{
    size_t n = 0, at = 0;
    struct md_cell cell;
    while (md_row_cell(row, &at, &cell))
        n++;
    return n;
}

/* delimiter-cell: ':'? '-'+ ':'? */
static bool delimiter_cell(str s, enum md_align *align)
{
    static const enum md_align BY_COLONS[] = {MD_ALIGN_NONE, MD_ALIGN_LEFT,
                                              MD_ALIGN_RIGHT, MD_ALIGN_CENTER};
    size_t i = 0, end = s.n;
    unsigned colons = 0;
    if (i < end && s.p[i] == ':')
        i++, colons |= 1;
    if (i < end && s.p[end - 1] == ':')
        end--, colons |= 2;
    *align = BY_COLONS[colons];
    if (i == end)
        return false;
    while (i < end && s.p[i] == '-')
        i++;
    return i == end;
}

size_t md_row_delimiter(str line, enum md_align *aligns)
{
    size_t n = 0, at = 0;
    struct md_cell cell;
    enum md_align align;
    while (md_row_cell(line, &at, &cell)) {
        if (!delimiter_cell(str_slice(line, cell.at, cell.at + cell.n), &align))
            return 0;
        if (aligns)
            aligns[n] = align;
        n++;
    }
    return n;
}

str md_row_text(struct arena *a, str row, struct md_cell cell)
{
    return str_replace(a, str_slice(row, cell.at, cell.at + cell.n), S("\\|"),
                       S("|"));
}

// SPDX-License-Identifier: MIT
// md_row: rows of pipe tables, by the rules of GitHub Flavored Markdown 0.29
// (section 4.10) and, where these are silent, as cmark-gfm reads them.
#include "parse/md/md_row.h"

#include "base/buf.h"

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

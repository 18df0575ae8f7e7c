// SPDX-License-Identifier: MIT
// cell: a quick look at a table cell's text.
#include "parse/cell.h"

/* Bytes that mean nothing to either syntax inside a line of text. */
static bool is_plain_byte(char c)
{
    return (unsigned char)c >= ' ' && c != 0x7f && !strchr("*`\\_|[]:@<&{", c);
}

bool cell_is_plain(str s)
{
    size_t i = s.n > 1 && s.p[0] == '$' ? 1 : 0, word = 0;
    if (s.n == 0 || !char_is_alnum(s.p[i]))
        return false;
    while (word < s.n && s.p[word] != ' ')
        word++;
    if (s.p[word - 1] == '.' || s.p[word - 1] == ')')
        return false;
    for (; i < s.n; i++)
        if (!is_plain_byte(s.p[i]))
            return false;
    return true;
}

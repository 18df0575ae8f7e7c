// SPDX-License-Identifier: MIT
// cell: a quick look at a table cell's text.
#include "parse/cell.h"

/* Bytes that mean nothing to either syntax inside a line of text. */
static bool is_plain_byte(char c)
{
    return char_is_alnum(c) ||
           ((unsigned char)c >= ' ' && c != 0x7f &&
            !strchr("*`\\_|[]:@<&{", c));
}

/* True for "12." and "iv)", which begin an enumerated list; "Inst." does
   not. */
static bool is_enumerator(str word)
{
    char end = word.n > 1 ? word.p[word.n - 1] : 0;
    if (end != '.' && end != ')')
        return false;
    for (size_t i = 0; i + 1 < word.n; i++)
        if (word.n > 2 && !char_is_digit(word.p[i]) &&
            !strchr("ivxlcdmIVXLCDM", word.p[i]))
            return false;
    return true;
}

bool cell_is_plain(str s)
{
    size_t i = s.n > 1 && s.p[0] == '$' ? 1 : 0, word = 0;
    if (s.n == 0 || !char_is_alnum(s.p[i]))
        return false;
    while (word < s.n && s.p[word] != ' ')
        word++;
    if (is_enumerator(str_slice(s, 0, word)))
        return false;
    for (; i < s.n; i++)
        if (!is_plain_byte(s.p[i]))
            return false;
    return true;
}

// SPDX-License-Identifier: MIT
// cell: a quick look at a table cell's text.
#include "parse/cell.h"

/* Bytes that may begin markup of either syntax inside a line of text, and
   control characters. */
static const bool MARKUP[256] = {
    [0x00] = true, [0x01] = true, [0x02] = true, [0x03] = true, [0x04] = true,
    [0x05] = true, [0x06] = true, [0x07] = true, [0x08] = true, [0x09] = true,
    [0x0a] = true, [0x0b] = true, [0x0c] = true, [0x0d] = true, [0x0e] = true,
    [0x0f] = true, [0x10] = true, [0x11] = true, [0x12] = true, [0x13] = true,
    [0x14] = true, [0x15] = true, [0x16] = true, [0x17] = true, [0x18] = true,
    [0x19] = true, [0x1a] = true, [0x1b] = true, [0x1c] = true, [0x1d] = true,
    [0x1e] = true, [0x1f] = true, ['*'] = true,  ['`'] = true,  ['\\'] = true,
    ['_'] = true,  ['|'] = true,  ['['] = true,  [']'] = true,  [':'] = true,
    ['@'] = true,  ['<'] = true,  ['&'] = true,  ['{'] = true,  [0x7f] = true};

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
        if (MARKUP[(unsigned char)s.p[i]])
            return false;
    return true;
}

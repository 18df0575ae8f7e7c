// SPDX-License-Identifier: MIT
// md_note: see md_note.h.
#include "parse/md/md_note.h"

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

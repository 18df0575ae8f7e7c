// SPDX-License-Identifier: MIT
// md_sign: see md_sign.h.
#include "parse/md/md_sign.h"

size_t md_run_of(str s, char c)
{
    size_t n = 0;
    while (n < s.n && s.p[n] == c)
        n++;
    return n;
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

// SPDX-License-Identifier: MIT
// wildcard: compares character by character. After a mismatch, goes back to the
// last '*', which then matches one character more; what an earlier '*' matches
// need not change.
#include "load/names/wildcard.h"

#include "base/utf8.h"

/* Returns the offset behind the set that begins at byte `at` of a pattern, or 0
   if no ']' closes it: then '[' is a literal character. */
static size_t set_end(str pattern, size_t at)
{
    size_t i = at + 1;
    if (i < pattern.n && pattern.p[i] == '!')
        i++;
    i = str_find_char(pattern, ']', i + 1); /* the first character of a set may
                                               be a ']' */
    return i == STR_NPOS ? 0 : i + 1;
}

/* Whether a character is in a set, such as "a-z" or "!ab". */
static bool is_in_set(str set, unsigned c)
{
    bool inverse = str_starts(set, S("!")), found = false;
    size_t n;
    for (size_t i = inverse; i < set.n; i += n) {
        unsigned low = utf8_decode(str_from(set, i), &n), high = low;
        if (i + n + 1 < set.n && set.p[i + n] == '-') {
            i += n + 1;
            high = utf8_decode(str_from(set, i), &n);
        }
        found |= c >= low && c <= high;
    }
    return found != inverse;
}

/* Whether the character at byte *i of `name` matches the part at byte *k of
   `pattern`: a character, a '?' or a set such as [a-z], but not a '*'. If it
   does, advances *i past the character and *k past the part. */
static bool matches_one(str pattern, size_t *k, str name, size_t *i)
{
    size_t n, m, end;
    unsigned c = utf8_decode(str_from(name, *i), &n);
    unsigned want = utf8_decode(str_from(pattern, *k), &m);
    end = want == '[' ? set_end(pattern, *k) : 0;
    if (end ? !is_in_set(str_slice(pattern, *k + 1, end - 1), c)
            : want != '?' && want != c)
        return false;
    *k = end ? end : *k + m;
    *i += n;
    return true;
}

bool wildcard_matches(str pattern, str name)
{
    size_t k = 0, i = 0, star = STR_NPOS, from = 0;
    while (i < name.n) {
        if (k < pattern.n && pattern.p[k] == '*') {
            star = ++k;
            from = i;
            continue;
        }
        if (k < pattern.n && matches_one(pattern, &k, name, &i))
            continue;
        if (star == STR_NPOS)
            return false;
        size_t n;
        utf8_decode(str_from(name, from), &n);
        i = from += n;
        k = star;
    }
    while (k < pattern.n && pattern.p[k] == '*')
        k++;
    return k == pattern.n;
}

bool wildcard_is(str pattern)
{
    return str_find_char(pattern, '*', 0) != STR_NPOS ||
           str_find_char(pattern, '?', 0) != STR_NPOS ||
           str_find_char(pattern, '[', 0) != STR_NPOS;
}

// SPDX-License-Identifier: MIT
// utf8: a malformed byte counts as one character.
#include "base/utf8.h"

unsigned utf8_decode(str s, size_t *len)
{
    const unsigned char *p = (const unsigned char *)s.p;
    size_t n = p[0] < 0x80   ? 1
               : p[0] < 0xc2 ? 0
               : p[0] < 0xe0 ? 2
               : p[0] < 0xf0 ? 3
               : p[0] < 0xf5 ? 4
                             : 0;
    *len = 1;
    if (n == 1)
        return p[0];
    if (n == 0 || n > s.n)
        return 0xfffd;
    unsigned cp = p[0] & (0xff >> (n + 1));
    for (size_t i = 1; i < n; i++) {
        if ((p[i] & 0xc0) != 0x80)
            return 0xfffd;
        cp = cp << 6 | (p[i] & 0x3f);
    }
    if ((n == 3 && cp < 0x800) || (n == 4 && (cp < 0x10000 || cp > 0x10ffff)) ||
        (cp >= 0xd800 && cp < 0xe000))
        return 0xfffd;
    *len = n;
    return cp;
}

size_t utf8_length(str s)
{
    size_t n;
    utf8_decode(s, &n);
    return n;
}

size_t utf8_invalid(str s)
{
    for (size_t i = 0; i < s.n;) {
        unsigned long long eight;
        if (s.n - i >= sizeof eight) { /* ASCII, eight bytes at a time */
            memcpy(&eight, s.p + i, sizeof eight);
            if (!(eight & 0x8080808080808080u)) {
                i += sizeof eight;
                continue;
            }
        }
        size_t n;
        if (utf8_decode(str_from(s, i), &n) == 0xfffd && n == 1)
            return i;
        i += n;
    }
    return STR_NPOS;
}

size_t utf8_count(str s)
{
    size_t n = 0;
    for (size_t i = 0; i < s.n; i++)
        n += utf8_starts(s.p[i]);
    return n;
}

size_t utf8_before(str s, size_t at)
{
    do
        at--;
    while (at > 0 && !utf8_starts(s.p[at]));
    return at;
}

// SPDX-License-Identifier: MIT
// sql_pattern: matches LIKE and GLOB without exponential time. After a
// mismatch, only the last wildcard for any number of characters (% or *)
// matches one character more. Earlier wildcards never need to match more.
#include "load/sqlite/sql_pattern.h"

#include "base/utf8.h"

/* What a part of a pattern is. */
enum pattern_part {
    PART_END,
    PART_CHAR,
    PART_ONE,
    PART_MANY,
    PART_SET,
    PART_BROKEN
};

struct sql_pattern {
    str s;
    unsigned escape;
    bool glob;
};

/* Returns the character at byte *at, and advances *at past it. */
static unsigned take(str s, size_t *at)
{
    size_t n;
    unsigned c = utf8_decode(str_from(s, *at), &n);
    *at += n;
    return c;
}

/* Returns the kind of the part at byte *at, and advances *at past the part; for
   PART_SET, only past the '['. For PART_CHAR, sets *c to the character. */
static enum pattern_part next_part(const struct sql_pattern *p, size_t *at,
                                   unsigned *c)
{
    if (*at >= p->s.n)
        return PART_END;
    *c = take(p->s, at);
    if (p->glob)
        return *c == '*'   ? PART_MANY
               : *c == '?' ? PART_ONE
               : *c == '[' ? PART_SET
                           : PART_CHAR;
    if (p->escape && *c == p->escape) {
        if (*at >= p->s.n)
            return PART_BROKEN;
        *c = take(p->s, at);
        return PART_CHAR;
    }
    return *c == '%' ? PART_MANY : *c == '_' ? PART_ONE : PART_CHAR;
}

/* Whether character c is in a set of a GLOB pattern. *at is the offset after
   the '[' of the set; advances *at past the ']'. A set without a ']' matches
   nothing. */
static bool in_set(str s, size_t *at, unsigned c)
{
    bool invert = false, seen = false, first = true;
    unsigned prior = 0;
    if (*at < s.n && s.p[*at] == '^') {
        invert = true;
        ++*at;
    }
    while (*at < s.n) {
        unsigned x = take(s, at);
        if (x == ']' && !first)
            return seen != invert;
        first = false;
        if (x == '-' && prior && *at < s.n && s.p[*at] != ']') {
            x = take(s, at);
            seen |= c >= prior && c <= x;
            prior = 0;
            continue;
        }
        seen |= c == x;
        prior = x;
    }
    return false;
}

static unsigned fold(unsigned c)
{
    return c < 128 ? (unsigned char)char_lower((char)c) : c;
}

static bool matches(const struct sql_pattern *p, str text, uint64_t *work)
{
    size_t at = 0, t = 0;
    /* again: offset in the pattern after the last PART_MANY; from: offset in
       `text` at which the rest of the pattern is tried */
    size_t again = STR_NPOS, from = 0;
    for (;;) {
        size_t old = at, behind = t;
        unsigned c = 0, x = 0;
        enum pattern_part part = next_part(p, &at, &c);
        ++*work;
        if (part == PART_MANY) {
            again = at;
            from = t;
            continue;
        }
        bool more = behind < text.n, ok = false;
        if (more)
            x = take(text, &behind);
        if (part == PART_END)
            ok = !more;
        else if (part == PART_SET)
            ok = more && in_set(p->s, &at, x);
        else if (part == PART_CHAR)
            ok = more && (p->glob ? c == x : fold(c) == fold(x));
        else
            ok = more && part == PART_ONE;
        if (part == PART_SET)
            *work += at - old;
        if (ok && part == PART_END)
            return true;
        if (ok) {
            t = behind;
            continue;
        }
        if (again == STR_NPOS || from >= text.n)
            return false;
        take(text, &from);
        at = again;
        t = from;
    }
}

bool sql_pattern_like(str pattern, str text, unsigned escape, uint64_t *work)
{
    const struct sql_pattern p = {pattern, escape, false};
    return matches(&p, text, work);
}

bool sql_pattern_glob(str pattern, str text, uint64_t *work)
{
    const struct sql_pattern p = {.s = pattern, .glob = true};
    return matches(&p, text, work);
}

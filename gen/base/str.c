// SPDX-License-Identifier: MIT
// str: searches, trims, copies and compares bytes; parses numbers; finds the
// string most similar to a name.
#include "base/str.h"

#include <limits.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/arena.h"

int str_cmp(str a, str b)
{
    size_t n = a.n < b.n ? a.n : b.n;
    int c = n ? memcmp(a.p, b.p, n) : 0;
    if (c)
        return c;
    return a.n < b.n ? -1 : a.n > b.n;
}

bool str_eq_nocase(str a, str b)
{
    if (a.n != b.n)
        return false;
    for (size_t i = 0; i < a.n; i++)
        if (a.p[i] != b.p[i] && char_lower(a.p[i]) != char_lower(b.p[i]))
            return false;
    return true;
}

bool str_among(str s, const str *words, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (str_eq(s, words[i]))
            return true;
    return false;
}

bool str_among_nocase(str s, const str *words, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (str_eq_nocase(s, words[i]))
            return true;
    return false;
}

size_t str_find(str s, str what, size_t from)
{
    if (from > s.n || what.n > s.n - from)
        return STR_NPOS;
    if (what.n == 0)
        return from;
    const char *at = memmem(s.p + from, s.n - from, what.p, what.n);
    return at ? (size_t)(at - s.p) : STR_NPOS;
}

size_t str_rfind_char(str s, char c)
{
    for (size_t i = s.n; i > 0; i--)
        if (s.p[i - 1] == c)
            return i - 1;
    return STR_NPOS;
}

size_t str_count_char(str s, char c)
{
    size_t n = 0;
    for (size_t i = 0; (i = str_find_char(s, c, i)) != STR_NPOS; i++)
        n++;
    return n;
}

str str_trim_left(str s)
{
    size_t i = 0;
    while (i < s.n && char_is_blank(s.p[i]))
        i++;
    return str_from(s, i);
}

str str_trim_right(str s)
{
    while (s.n && char_is_blank(s.p[s.n - 1]))
        s.n--;
    return s;
}

str str_trim(str s)
{
    return str_trim_left(str_trim_right(s));
}

bool str_blank(str s)
{
    return str_trim_left(s).n == 0;
}

bool str_is_word(str s, const char *more)
{
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_alnum(s.p[i]) && (!s.p[i] || !strchr(more, s.p[i])))
            return false;
    return s.n > 0;
}

bool str_cut(str *rest, char sep, str *part)
{
    if (!rest->p)
        return false;
    size_t at = str_find_char(*rest, sep, 0);
    if (at == STR_NPOS) {
        *part = *rest;
        *rest = STR_NONE;
    } else {
        *part = str_slice(*rest, 0, at);
        *rest = str_from(*rest, at + 1);
    }
    return true;
}

bool str_word(str *rest, str *word)
{
    str s = str_trim_left(*rest);
    size_t n = 0;
    while (n < s.n && !char_is_blank(s.p[n]))
        n++;
    *word = str_slice(s, 0, n);
    *rest = str_from(s, n);
    return n > 0;
}

bool str_to_long(str s, long *out)
{
    bool negative = str_starts(s, S("-"));
    size_t i = negative || str_starts(s, S("+"));
    long value = 0;
    if (i == s.n)
        return false;
    for (; i < s.n; i++) {
        int digit = s.p[i] - '0';
        if (!char_is_digit(s.p[i]) ||
            __builtin_mul_overflow(value, 10, &value) ||
            __builtin_sub_overflow(value, digit, &value))
            return false;
    }
    if (!negative && value == LONG_MIN)
        return false;
    *out = negative ? value : -value;
    return true;
}

/* Parses digits [ "." digits ] with at most 15 digits. The digits and the power
   of ten are both exact as doubles, so one division rounds correctly. */
static bool parse_short_double(str s, double *out)
{
    static const double TENS[] = {1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                  1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    int64_t digits = 0;
    size_t point = s.n, i = 0;
    for (; i < s.n && i <= 15; i++) {
        if (char_is_digit(s.p[i]))
            digits = digits * 10 + (s.p[i] - '0');
        else if (s.p[i] == '.' && point == s.n)
            point = i;
        else
            return false;
    }
    size_t decimals = point < s.n ? s.n - point - 1 : 0;
    if (i < s.n || i - (point < s.n) - 1 >= 15)
        return false;
    *out = (double)digits / TENS[decimals];
    return true;
}

bool str_to_double(str s, double *out)
{
    char text[512];
    if (parse_short_double(s, out))
        return true;
    if (s.n == 0 || s.n >= sizeof text || char_is_blank(s.p[0]))
        return false;
    memcpy(text, s.p, s.n);
    text[s.n] = '\0';
    char *end;
    double value = strtod(text, &end);
    if (end != text + s.n)
        return false;
    *out = value;
    return true;
}

char *str_dupz(struct arena *a, str s)
{
    char *p = arena_bytes(a, s.n + 1);
    if (s.n)
        memcpy(p, s.p, s.n);
    p[s.n] = '\0';
    return p;
}

str str_dup(struct arena *a, str s)
{
    return s.p ? (str){str_dupz(a, s), s.n} : STR_NONE;
}

str str_lower(struct arena *a, str s)
{
    char *p = str_dupz(a, s);
    for (size_t i = 0; i < s.n; i++)
        p[i] = char_lower(p[i]);
    return (str){p, s.n};
}

str str_join(struct arena *a, const str *parts, size_t n, str sep)
{
    size_t total = 0;
    for (size_t i = 0; i < n; i++)
        total += parts[i].n + (i ? sep.n : 0);
    char *p = arena_bytes(a, total + 1), *at = p;
    for (size_t i = 0; i < n; i++) {
        if (i && sep.n)
            at = (char *)memcpy(at, sep.p, sep.n) + sep.n;
        if (parts[i].n)
            at = (char *)memcpy(at, parts[i].p, parts[i].n) + parts[i].n;
    }
    *at = '\0';
    return (str){p, total};
}

str str_concat(struct arena *a, str x, str y)
{
    return str_join(a, (str[]){x, y}, 2, S(""));
}

str str_replace(struct arena *a, str s, str what, str with)
{
    size_t hits = 0, at = 0;
    while (what.n && (at = str_find(s, what, at)) != STR_NPOS)
        hits++, at += what.n;
    if (!hits)
        return s;
    size_t total = s.n - hits * what.n + hits * with.n, from = 0;
    char *p = arena_bytes(a, total + 1), *to = p;
    while ((at = str_find(s, what, from)) != STR_NPOS) {
        memcpy(to, s.p + from, at - from);
        to += at - from;
        if (with.n)
            memcpy(to, with.p, with.n);
        to += with.n;
        from = at + what.n;
    }
    memcpy(to, s.p + from, s.n - from);
    p[total] = '\0';
    return (str){p, total};
}

str str_fmt(struct arena *a, const char *fmt, ...)
{
    va_list ap, again;
    va_start(ap, fmt);
    va_copy(again, ap);
    int n = vsnprintf(NULL, 0, fmt, ap);
    va_end(ap);
    char *p = arena_bytes(a, (size_t)n + 1);
    vsnprintf(p, (size_t)n + 1, fmt, again);
    va_end(again);
    return (str){p, (size_t)n};
}

unsigned long long str_hash(str s)
{
    uint64_t h = 0xcbf29ce484222325u;
    for (size_t i = 0; i < s.n; i++)
        h = (h ^ (unsigned char)s.p[i]) * 0x100000001b3u;
    return h;
}

enum { NEAREST_MAX = 64 };

/* Maps each lower-case byte to the set of its positions in a name of n bytes,
   one bit for each position. */
struct pattern {
    uint64_t at[UCHAR_MAX + 1];
    size_t n;
};

static unsigned char lower(char c)
{
    return (unsigned char)char_lower(c);
}

static struct pattern pattern_of(str name)
{
    struct pattern p = {.n = name.n};
    for (size_t i = 0; i < name.n; i++)
        p.at[lower(name.p[i])] |= (uint64_t)1 << i;
    return p;
}

/* Returns the edit distance between a name of 1 to NEAREST_MAX bytes and a
   string. Computes a whole column of the distance table at a time: H. Hyyrö, A
   bit-vector algorithm for computing Levenshtein and Damerau edit distances,
   2003. The bits of `up` and `down` mark cells that are one more or one less
   than the cell above. */
static size_t edits(const struct pattern *name, str text)
{
    uint64_t up = UINT64_MAX, down = 0, diagonal = 0, before = 0;
    size_t distance = name->n, end = name->n - 1;
    for (size_t j = 0; j < text.n; j++) {
        uint64_t same = name->at[lower(text.p[j])];
        uint64_t swapped = (~diagonal & same) << 1 & before;
        diagonal = (((same & up) + up) ^ up) | same | down | swapped;
        uint64_t more = down | ~(diagonal | up), less = diagonal & up;
        distance += more >> end & 1;
        distance -= less >> end & 1;
        more = more << 1 | 1;
        up = less << 1 | ~(diagonal | more);
        down = more & diagonal;
        before = same;
    }
    return distance;
}

/* Whether s ends with `end`, is longer than `end`, and has no letter or digit
   directly before `end`. False if `end` has less than a third of the bytes of
   s. */
static bool ends_with_words(str s, str end)
{
    return s.n > end.n && end.n * 3 >= s.n &&
           !char_is_alnum(s.p[s.n - end.n - 1]) &&
           str_eq_nocase(str_from(s, s.n - end.n), end);
}

/* Returns the shortest candidate that begins with `name`, ends with `name`, or
   is the end of `name`: "hourly rate" for "On-demand hourly rate". Returns
   STR_NONE if there is no such candidate. */
static str similar_by_words(str name, const str *candidates, size_t n)
{
    str best = STR_NONE;
    for (size_t i = 0; i < n; i++) {
        str c = candidates[i];
        bool begins = name.n >= 3 && c.n > name.n &&
                      str_eq_nocase(str_slice(c, 0, name.n), name);
        if ((begins || ends_with_words(c, name) || ends_with_words(name, c)) &&
            (!best.p || c.n < best.n))
            best = c;
    }
    return best;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

/* Whether two strings differ only in blanks. */
static bool same_but_blanks(str a, str b)
{
    size_t i = 0, j = 0;
    for (;; i++, j++) {
        while (i < a.n && is_blank(a.p[i]))
            i++;
        while (j < b.n && is_blank(b.p[j]))
            j++;
        if (i == a.n || j == b.n)
            return i == a.n && j == b.n;
        if (a.p[i] != b.p[j])
            return false;
    }
}

/* Subtracts n from *work. If *work is less than n, sets *work to 0 and returns
   false. */
static bool spend(size_t *work, size_t n)
{
    bool enough = n <= *work;
    *work -= enough ? n : *work;
    return enough;
}

str str_nearest(str name, const str *candidates, size_t n, size_t *work)
{
    str best = STR_NONE;
    size_t limit = name.n / 3 < 1 ? 1 : name.n / 3, most = limit;
    if (n > *work || !spend(work, 4 * n))
        return best;
    for (size_t i = 0; i < n; i++)
        if (same_but_blanks(name, candidates[i]))
            return candidates[i];
    if (!name.n || name.n > NEAREST_MAX)
        return best;
    struct pattern pattern = pattern_of(name);
    for (size_t i = 0; i < n; i++) {
        str c = candidates[i];
        size_t gap = c.n > name.n ? c.n - name.n : name.n - c.n;
        if (c.n > NEAREST_MAX || gap > most)
            continue;
        if (!spend(work, name.n * (2 * most + 1)))
            return STR_NONE;
        size_t d = edits(&pattern, c);
        if (d <= most && (d < name.n || d < c.n) && (!best.p || d < most)) {
            most = d;
            best = c;
        }
        if (!most)
            break;
    }
    return best.p || !spend(work, 4 * n)
               ? best
               : similar_by_words(name, candidates, n);
}

/* Greedy: backtracks only to the last '*', since an earlier '*' never needs to
   match more bytes. The time is at most the product of both lengths. */
bool str_fits(str pattern, str text)
{
    size_t p = 0, s = 0, star = STR_NPOS, resume = 0;
    while (s < text.n) {
        if (p < pattern.n && pattern.p[p] == '*') {
            star = p++;
            resume = s;
        } else if (p < pattern.n && pattern.p[p] == text.p[s]) {
            p++;
            s++;
        } else if (star != STR_NPOS) {
            p = star + 1;
            s = ++resume;
        } else {
            return false;
        }
    }
    while (p < pattern.n && pattern.p[p] == '*')
        p++;
    return p == pattern.n;
}

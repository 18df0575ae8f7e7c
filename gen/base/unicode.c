// SPDX-License-Identifier: MIT
// unicode: binary search in a table of runs, ranges of successive characters
// with equal properties.
#include "base/unicode.h"

#include "base/buf.h"
#include "base/utf8.h"

enum { RECORD_BITS = 11 };

static const struct unicode_record *record_of(unsigned cp)
{
    size_t low = 0, high = UNICODE_N_RUNS;
    while (high - low > 1) {
        size_t middle = (low + high) / 2;
        if (UNICODE_RUNS[middle] >> RECORD_BITS <= cp)
            low = middle;
        else
            high = middle;
    }
    return &UNICODE_RECORDS[UNICODE_RUNS[low] & ((1 << RECORD_BITS) - 1)];
}

unsigned unicode_flags(unsigned cp)
{
    return record_of(cp)->flags;
}

bool unicode_is_word(unsigned cp)
{
    return cp < 0x80 ? char_is_alnum((char)cp)
                     : unicode_flags(cp) & UNICODE_WORD;
}

bool unicode_is_space(unsigned cp)
{
    return cp < 0x80 ? cp == ' ' || (cp >= '\t' && cp <= '\r') ||
                           (cp >= 0x1c && cp <= 0x1f)
                     : unicode_flags(cp) & UNICODE_SPACE;
}

size_t unicode_to(unsigned cp, enum unicode_case to, unsigned out[3])
{
    const struct unicode_record *r = record_of(cp);
    size_t n = 0;
    if (!(r->flags & (unsigned)UNICODE_SEVERAL_LOWER << to)) {
        out[0] = (unsigned)((int)cp + r->to[to]);
        return 1;
    }
    while (n < 3 && UNICODE_SEVERAL[r->to[to]][n]) {
        out[n] = UNICODE_SEVERAL[r->to[to]][n];
        n++;
    }
    return n;
}

/* The condition Final_Sigma of the Unicode Standard, 3.13: there is a cased
   letter before the sigma and none after it. Skips ignorable characters. */
bool unicode_is_final(str s, size_t at)
{
    size_t n, i = at;
    unsigned flags = UNICODE_IGNORABLE;
    while (i && flags & UNICODE_IGNORABLE) {
        i = utf8_before(s, i);
        flags = unicode_flags(utf8_decode(str_from(s, i), &n));
    }
    if (flags & UNICODE_IGNORABLE || !(flags & UNICODE_CASED))
        return false;
    utf8_decode(str_from(s, at), &n);
    for (flags = UNICODE_IGNORABLE, i = at + n;
         i < s.n && flags & UNICODE_IGNORABLE; i += n)
        flags = unicode_flags(utf8_decode(str_from(s, i), &n));
    return flags & UNICODE_IGNORABLE || !(flags & UNICODE_CASED);
}

size_t unicode_columns(str s)
{
    size_t columns = 0, n;
    for (size_t i = 0; i < s.n; i += n) {
        unsigned cp = utf8_decode(str_from(s, i), &n);
        unsigned flags = cp < 0x300 ? 0 : unicode_flags(cp);
        columns += flags & UNICODE_WIDE ? 2 : !(flags & UNICODE_COMBINING);
    }
    return columns;
}

void unicode_fold(unsigned cp, char out[6])
{
    size_t low = 0, high = UNICODE_N_FOLDS;
    out[0] = 0;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (cp >= UNICODE_FOLDS[mid].first + UNICODE_FOLDS[mid].n)
            low = mid + 1;
        else
            high = mid;
    }
    if (low == UNICODE_N_FOLDS || cp < UNICODE_FOLDS[low].first)
        return;
    memcpy(out, UNICODE_FOLDS[low].text, 6);
    if (UNICODE_FOLDS[low].step)
        out[0] = (char)(out[0] + (char)(cp - UNICODE_FOLDS[low].first));
}

static const struct unicode_pair *pair_of(unsigned cp)
{
    size_t low = 0, high = UNICODE_N_PAIRS;
    while (low < high) {
        size_t mid = (low + high) / 2;
        if (UNICODE_PAIRS[mid].joined < cp)
            low = mid + 1;
        else
            high = mid;
    }
    return low < UNICODE_N_PAIRS && UNICODE_PAIRS[low].joined == cp
               ? &UNICODE_PAIRS[low]
               : NULL;
}

/* Appends a character in NFD. The syllables of Hangul are computed: see section
   3.12 of the Unicode Standard. */
static void put_split(struct buf *b, unsigned cp)
{
    enum {
        FIRST = 0xac00,
        N = 11172,
        LEAD = 0x1100,
        VOWEL = 0x1161,
        TRAIL = 0x11a7,
        VOWELS = 21,
        TRAILS = 28,
        MARKS_MAX = 8
    };
    unsigned marks[MARKS_MAX], n = 0, i = cp - FIRST;
    if (cp >= FIRST && i < N) {
        buf_put_utf8(b, LEAD + i / (VOWELS * TRAILS));
        buf_put_utf8(b, VOWEL + i / TRAILS % VOWELS);
        if (i % TRAILS)
            buf_put_utf8(b, TRAIL + i % TRAILS);
        return;
    }
    for (const struct unicode_pair *p; n < MARKS_MAX && (p = pair_of(cp));
         cp = p->first)
        marks[n++] = p->second;
    buf_put_utf8(b, cp);
    while (n)
        buf_put_utf8(b, marks[--n]);
}

str unicode_split(struct arena *a, str s)
{
    struct buf b = {.a = a};
    size_t n;
    if (utf8_count(s) == s.n)
        return s;
    for (size_t i = 0; i < s.n; i += n)
        put_split(&b, utf8_decode(str_from(s, i), &n));
    return buf_str(&b);
}

str unicode_path(struct arena *a, str path)
{
    struct buf b = {.a = a};
    unsigned out[3];
    size_t n;
    path = unicode_split(a, path);
    for (size_t i = 0; i < path.n; i += n) {
        unsigned cp = utf8_decode(str_from(path, i), &n);
        size_t count = unicode_to(cp, UNICODE_TO_LOWER, out);
        for (size_t k = 0; k < count; k++)
            buf_put_utf8(&b, out[k]);
    }
    return buf_str(&b);
}

bool unicode_are_twins(str s, str t)
{
    struct arena a = {0};
    bool twins = utf8_count(s) != s.n && utf8_count(t) != t.n &&
                 !str_eq(s, t) &&
                 str_eq(unicode_split(&a, s), unicode_split(&a, t));
    arena_free(&a);
    return twins;
}

size_t unicode_letters(str s)
{
    size_t n = 0, len;
    while (n < s.n && !char_is_digit(s.p[n]) &&
           unicode_is_word(utf8_decode(str_from(s, n), &len)))
        n += len;
    return n;
}

str unicode_trim_right(str s)
{
    while (s.n) {
        unsigned char c = (unsigned char)s.p[s.n - 1];
        size_t at = s.n - 1, n;
        if (c >= 0x80) {
            at = utf8_before(s, s.n);
            if (!unicode_is_space(utf8_decode(str_from(s, at), &n)) ||
                at + n != s.n)
                break;
        } else if (!unicode_is_space(c)) {
            break;
        }
        s.n = at;
    }
    return s;
}

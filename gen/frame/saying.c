// SPDX-License-Identifier: MIT
// saying: looks up the words of a name in a table (WORDS).
#include "frame/saying.h"

#include "base/recent.h"
#include "base/word_table.h"
#include "frame/unit_word.h"

enum { WORD_MAX = 16 };

struct saying_entry {
    str word; /* in lower case */
    unsigned says;
};

/* Sorted by word. */
static const struct saying_entry WORDS[] = {
#include "frame/saying.inc"
};

/* Returns the flags of a lower-case word. "mpps" and "kiops" are rates, like
   "pps" and "iops". */
static unsigned find(str word)
{
    const struct saying_entry *found = WORD_TABLE_FIND(WORDS, word);
    if (found)
        return found->says;
    bool scaled =
        word.n > 3 && strchr("kmgtp", word.p[0]) && str_ends(word, S("ps"));
    found = scaled ? WORD_TABLE_FIND(WORDS, str_from(word, 1)) : NULL;
    return found ? found->says & SAYING_RATE : 0;
}

static unsigned find_word(str word)
{
    char room[WORD_MAX];
    if (word.n > WORD_MAX)
        return 0;
    for (size_t i = 0; i < word.n; i++)
        room[i] = char_lower(word.p[i]);
    return find((str){room, word.n});
}

/* Whether w, a word after "per" or a slash, is a unit of time. */
static bool is_time(str w)
{
    struct unit_word unit;
    bool plural;
    return str_eq(w, S("d")) ||
           (unit_word_find(w, &unit, &plural) && unit.kind == UNIT_TIME);
}

static bool is_letter(char c)
{
    return char_is_alnum(c) || (c & 0x80);
}

str saying_word(str name, size_t *at)
{
    while (*at < name.n && !is_letter(name.p[*at]))
        ++*at;
    size_t from = *at;
    while (*at < name.n && is_letter(name.p[*at]))
        ++*at;
    return str_slice(name, from, *at);
}

/* Whether a word is a percentile: p50, p999, 99th. */
static bool is_percentile(str w)
{
    bool p = w.n > 2 && char_lower(w.p[0]) == 'p';
    size_t n = p ? 1 : 0;
    while (n < w.n && char_is_digit(w.p[n]))
        n++;
    if (p) {
        static const str USUAL[] = {S_INIT("50"), S_INIT("75"), S_INIT("80"),
                                    S_INIT("90"), S_INIT("95"), S_INIT("98")};
        str digits = str_from(w, 1);
        return STR_AMONG(digits, USUAL) ||
               (n == w.n && str_starts(digits, S("99")));
    }
    return n && str_eq_nocase(str_from(w, n), S("th"));
}

/* The words of a name that suggest a percentile. */
struct percentile_words {
    bool certain;        /* a word such as "p99" or "median" */
    bool th, percentile; /* "99th"; "percentile" */
};

static void read_percentile(struct percentile_words *p, str w)
{
    bool is = is_percentile(w);
    p->certain |=
        (is && char_lower(w.p[0]) == 'p') || str_eq_nocase(w, S("median"));
    p->th |= is;
    p->percentile |=
        w.n >= 10 && str_eq_nocase(str_slice(w, 0, 10), S("percentile"));
}

static bool says_percentile(const struct percentile_words *p)
{
    return p->certain || (p->th && p->percentile);
}

static unsigned read_name(str name)
{
    unsigned says = 0;
    bool speed = false, per = false;
    struct percentile_words p = {0};
    for (size_t i = 0; i < name.n;) {
        str w = saying_word(name, &i);
        per |= w.n && w.p > name.p && w.p[-1] == '/';
        says |= find_word(w) | (per && is_time(w) ? SAYING_PER_TIME : 0);
        per = str_eq_nocase(w, S("per"));
        read_percentile(&p, w);
        if (speed && str_eq_nocase(w, S("up")))
            says |= SAYING_SPEEDUP;
        speed = str_eq_nocase(w, S("speed"));
    }
    if (str_find_char(name, '$', 0) != STR_NPOS)
        says |= SAYING_PRICE;
    return says | (says_percentile(&p) ? SAYING_PERCENTILE : 0);
}

unsigned saying_of(str name)
{
    static _Thread_local struct recent recent;
    uint64_t says;
    return (unsigned)(recent_get(&recent, name, &says)
                          ? says
                          : recent_put(&recent, name, read_name(name)));
}

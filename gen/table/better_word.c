// SPDX-License-Identifier: MIT
// better_word: cuts a name into words, and looks each of them up, and each two
// that follow each other as one: "run time" is "runtime".
#include "table/better_word.h"

#include "base/recent.h"
#include "base/vec.h"
#include "base/word_table.h"
#include "frame/unit_word.h"

enum { WORD_MAX = 32 };

enum says {
    BETTER_NEUTRAL,    /* goes with a time that is to be low */
    BETTER_TIME,       /* "time": to be low where all other words are neutral */
    BETTER_LOW_TIME,   /* "latency" */
    BETTER_HIGH_TIME,  /* "uptime" */
    BETTER_LOW_MONEY,  /* "cost" */
    BETTER_HIGH_MONEY, /* "profit" */
    BETTER_RATE,       /* "throughput" */
    BETTER_BAD,        /* "errors" */
    BETTER_ASKS        /* "improvement" */
};

struct word {
    str text;
    enum says says;
};

/* Sorted by str_cmp; without the s of a plural. */
static const struct word WORDS[] = {
#include "table/better_word.inc"
};

/* A word in lower case, or two of them as one; NULL for one that is unknown. */
static const struct word *look_up(str x, str y)
{
    char text[WORD_MAX];
    size_t n = 0;
    if (!x.n || x.n + y.n > WORD_MAX)
        return NULL;
    for (size_t i = 0; i < x.n; i++)
        text[n++] = char_lower(x.p[i]);
    for (size_t i = 0; i < y.n; i++)
        text[n++] = char_lower(y.p[i]);
    const struct word *w = WORD_TABLE_FIND(WORDS, ((str){text, n}));
    if (w || text[n - 1] != 's')
        return w;
    return WORD_TABLE_FIND(WORDS, ((str){text, n - 1}));
}

/* ---- words ---- */

static bool is_capital(char c)
{
    return c >= 'A' && c <= 'Z';
}

static bool is_small(char c)
{
    return c >= 'a' && c <= 'z';
}

/* Whether another word begins within letters: "runTime", "GCPause". */
static bool begins(str s, size_t i)
{
    return is_capital(s.p[i]) &&
           (is_small(s.p[i - 1]) ||
            (is_capital(s.p[i - 1]) && i + 1 < s.n && is_small(s.p[i + 1]) &&
             !(s.p[i + 1] == 's' && i + 2 == s.n)));
}

static bool is_of_word(char c)
{
    return char_is_alnum(c) || c == '$' || c == '%' || (unsigned char)c >= 0x80;
}

static bool cut_word(str *s, str *word)
{
    size_t from = 0;
    while (from < s->n && !is_of_word(s->p[from]))
        from++;
    size_t to = from;
    while (to < s->n && is_of_word(s->p[to]) && (to == from || !begins(*s, to)))
        to++;
    *word = str_slice(*s, from, to);
    *s = str_from(*s, to);
    return word->n > 0;
}

static bool is_one_of(str word, const str *words, size_t n)
{
    size_t i = 0;
    while (i < n && !str_eq_nocase(word, words[i]))
        i++;
    return i < n;
}

/* Behind these a name only says of what, or when. */
static bool ends_head(str word)
{
    static const str ENDS[] = {S_INIT("per"), S_INIT("at"),   S_INIT("for"),
                               S_INIT("by"),  S_INIT("with"), S_INIT("under"),
                               S_INIT("on"),  S_INIT("after")};
    return is_one_of(word, ENDS, sizeof ENDS / sizeof *ENDS);
}

/* P99, p50 */
static bool is_percentile(str word)
{
    size_t i = 1;
    while (i < word.n && char_is_digit(word.p[i]))
        i++;
    return i > 1 && i == word.n && char_lower(word.p[0]) == 'p';
}

/* A unit, or a number: 1M. */
static bool is_unit(str word)
{
    struct unit_word unit;
    bool plural;
    return char_is_digit(word.p[0]) || str_eq_nocase(word, S("per")) ||
           unit_word_find(word, &unit, &plural);
}

/* A name on its way. */
struct name_read {
    struct better_words says;
    bool time;    /* "time", */
    bool unknown; /* beside a word that may make another of it */
};

static void take(struct name_read *r, enum says says)
{
    struct better_words *w = &r->says;
    r->time |= says == BETTER_TIME;
    w->low_time |= says == BETTER_LOW_TIME;
    w->high_time |= says == BETTER_HIGH_TIME;
    w->low_money |= says == BETTER_LOW_MONEY;
    w->high_money |= says == BETTER_HIGH_MONEY;
    w->rate |= says == BETTER_RATE;
    w->bad |= says == BETTER_BAD;
    w->asks |= says == BETTER_ASKS;
    r->unknown |=
        says == BETTER_BAD || says == BETTER_ASKS || says == BETTER_HIGH_TIME;
}

static bool says_end(const struct better_words *w)
{
    return w->low_time || w->high_time || w->low_money || w->high_money ||
           w->rate;
}

static struct better_words read_words(struct arena *a, str name)
{
    struct strs words = {0};
    struct name_read r = {.says.bare = true}, head = {0};
    bool in_head = true;
    for (str word; cut_word(&name, &word);)
        vec_push(a, &words, word);
    for (size_t i = 0, n; i < words.n; i += n) {
        str word = words.v[i], next = i + 1 < words.n ? words.v[i + 1] : S("");
        const struct word *both = next.n ? look_up(word, next) : NULL;
        const struct word *one = both ? both : look_up(word, S(""));
        n = both ? 2 : 1;
        if (in_head && ends_head(word)) {
            in_head = false;
            head = r;
        }
        bool unit = !both && (r.says.bare || !one) && is_unit(word);
        r.says.bare &= unit;
        if (one)
            take(&r, one->says);
        else if (is_percentile(word))
            r.says.low_time = true;
        else if (!unit && in_head)
            r.unknown = true;
    }
    head = in_head ? r : head;
    if (head.time && !head.unknown)
        head.says.low_time = true;
    struct better_words w = says_end(&head.says) ? head.says : r.says;
    w.bad = r.says.bad;
    w.asks = r.says.asks;
    w.bare = r.says.bare;
    return w;
}

struct better_words better_words_of(struct arena *a, str name)
{
    static _Thread_local struct recent recent;
    uint64_t bytes = 0;
    struct better_words w;
    _Static_assert(sizeof w <= sizeof bytes,
                   "an answer holds all that is said");
    if (recent_get(&recent, name, &bytes)) {
        memcpy(&w, &bytes, sizeof w);
        return w;
    }
    w = read_words(a, name);
    memcpy(&bytes, &w, sizeof w);
    recent_put(&recent, name, bytes);
    return w;
}

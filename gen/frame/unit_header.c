// SPDX-License-Identifier: MIT
// unit_header: splits a header into tokens. If the words in brackets can be
// parsed as a unit, they are the unit. A "per" or a slash outside brackets
// divides the unit by the words after it.
#include "frame/unit_header.h"

#include <math.h>

#include "base/elementary.h"
#include "frame/name.h"
#include "frame/saying.h"
#include "frame/unit_word.h"

enum { TOKENS_MAX = 32 };

enum unit_header_token_kind {
    TOKEN_END,
    TOKEN_WORD,
    TOKEN_NUMBER, /* also 1M and 1,000 */
    TOKEN_PER,    /* "per", or a slash */
    TOKEN_TIMES,
    TOKEN_POWER,
    TOKEN_OPEN,
    TOKEN_CLOSE,
    TOKEN_OTHER /* not part of a unit */
};

struct unit_header_token {
    enum unit_header_token_kind kind;
    bool slash; /* PER: the token is a slash */
    bool glued; /* no blank precedes the token */
    str text;
    double number;
};

struct unit_header_reader {
    struct arena *a;
    struct unit_header_token v[TOKENS_MAX + 1]; /* n tokens, then a TOKEN_END */
    size_t n;
};

/* ---- tokens ---- */

static bool is_word_byte(str s, size_t i)
{
    char c = s.p[i];
    if (c == (char)0xc2 && i + 1 < s.n && s.p[i + 1] == (char)0xb7)
        return false; /* a middle dot */
    return char_is_alnum(c) || c < 0 || c == '-' || c == '_' || c == '.' ||
           c == '\'';
}

/* Parses 1, 1.5, 1,000 or 1e6, optionally with K, M, B or T. Returns the end of
   the number, or `at` if there is no number, as in 2xlarge. */
static size_t read_number(str s, size_t at, double *out)
{
    static const struct {
        char letter;
        double scale;
    } SCALES[] = {{'k', 1e3}, {'K', 1e3}, {'M', 1e6}, {'B', 1e9}, {'T', 1e12}};
    char digits[32];
    size_t n = 0, i = at;
    for (; i < s.n && n + 1 < sizeof digits; i++) {
        bool in = char_is_digit(s.p[i]) || s.p[i] == '.';
        bool e = s.p[i] == 'e' && i + 1 < s.n && char_is_digit(s.p[i + 1]);
        bool comma = s.p[i] == ',' && i + 1 < s.n && char_is_digit(s.p[i + 1]);
        if (!in && !e && !comma)
            break;
        if (!comma)
            digits[n++] = s.p[i];
    }
    if (!str_to_double((str){digits, n}, out) || *out <= 0)
        return at;
    for (size_t k = 0; k < sizeof SCALES / sizeof *SCALES && i < s.n; k++)
        if (s.p[i] == SCALES[k].letter &&
            (i + 1 == s.n || !is_word_byte(s, i + 1))) {
            *out *= SCALES[k].scale;
            i++;
            break;
        }
    return i < s.n && is_word_byte(s, i) ? at : i;
}

static enum unit_header_token_kind kind_of(char c)
{
    switch (c) {
    case '(':
    case '[': return TOKEN_OPEN;
    case ')':
    case ']': return TOKEN_CLOSE;
    case '/': return TOKEN_PER;
    case '*': return TOKEN_TIMES;
    case '^': return TOKEN_POWER;
    case '$':
    case '%': return TOKEN_WORD;
    default: return TOKEN_OTHER;
    }
}

/* Parses a word. Trailing dots are skipped. */
static void read_word(str s, size_t *at, struct unit_header_token *t)
{
    size_t from = *at;
    while (*at < s.n && is_word_byte(s, *at))
        ++*at;
    if (*at < s.n && s.p[*at] == '$')
        ++*at; /* US$ */
    t->kind = TOKEN_WORD;
    t->text = str_slice(s, from, *at);
    while (str_ends(t->text, S(".")))
        t->text.n--;
    if (str_eq_nocase(t->text, S("per")))
        t->kind = TOKEN_PER;
}

/* Splits s into tokens. Returns false if s is empty or has too many tokens for
   a unit. */
static bool tokenize(struct unit_header_reader *r, str s)
{
    size_t i = 0, last = 0;
    r->n = 0;
    while (i < s.n) {
        struct unit_header_token *t = &r->v[r->n];
        if (char_is_blank(s.p[i])) {
            i++;
            continue;
        }
        if (r->n == TOKENS_MAX)
            return false;
        *t = (struct unit_header_token){.glued = r->n && i == last};
        size_t end = char_is_digit(s.p[i]) ? read_number(s, i, &t->number) : i;
        if (end > i) {
            t->kind = TOKEN_NUMBER;
            i = end;
        } else if (is_word_byte(s, i)) {
            read_word(s, &i, t);
        } else if (s.p[i] == (char)0xc2) {
            t->kind = TOKEN_TIMES;
            i += 2;
        } else {
            t->kind = kind_of(s.p[i]);
            t->slash = s.p[i] == '/';
            t->text = str_slice(s, i, i + 1);
            i++;
        }
        last = i;
        r->n++;
    }
    r->v[r->n] = (struct unit_header_token){.kind = TOKEN_END};
    return r->n > 0;
}

/* ---- units ---- */

/* The state while a unit is parsed, and properties of its words. */
struct unit_header_reading {
    struct unit u;
    size_t known, unknown; /* number of known and unknown words */
    bool ratio;            /* whether the unit has a "per" or a slash */
    bool plural;           /* whether the last word is plural */
    enum unit_kind kind;   /* kind of the last word */
};

static bool multiply_by(struct unit_header_reading *g,
                        const struct unit_word *w, int power)
{
    struct unit u = {.scale = w->scale};
    if (w->base.p)
        u.v[u.n++] = (struct unit_factor){w->base, w->kind, 1};
    if (w->seconds)
        u.v[u.n++] = (struct unit_factor){S("s"), UNIT_TIME, w->seconds};
    return unit_multiply(&g->u, &u, power);
}

/* Multiplies the unit by a compound such as GPU-hours. Returns false if one of
   its parts is not a known unit. */
static bool multiply_by_compound(struct unit_header_reading *g, str text,
                                 int power)
{
    struct unit_word x, y;
    size_t dash = str_find_char(text, '-', 0);
    return dash != STR_NPOS &&
           unit_word_find(str_slice(text, 0, dash), &x, &g->plural) &&
           unit_word_find(str_from(text, dash + 1), &y, &g->plural) &&
           multiply_by(g, &x, power) && multiply_by(g, &y, power);
}

static bool multiply_by_word(struct unit_header_reader *r,
                             struct unit_header_reading *g, str text, int power)
{
    struct unit_word w;
    bool known = unit_word_find(text, &w, &g->plural);
    g->kind = UNIT_COUNT;
    g->known += known;
    if (!known && multiply_by_compound(g, text, power)) {
        g->known++;
        return true;
    }
    if (!known && !unit_word_new(r->a, text, &w, &g->plural))
        return false;
    g->unknown += !known;
    g->kind = w.kind;
    return multiply_by(g, &w, power);
}

/* Whether a token is a number word such as "million". Sets *out to the number.
   A single letter is a number word only before another word: B alone means
   bytes. */
static bool is_scale(const struct unit_header_token *t, double *out)
{
    static const struct {
        str name;
        double scale;
    } SCALES[] = {{S_INIT("K"), 1e3},        {S_INIT("k"), 1e3},
                  {S_INIT("M"), 1e6},        {S_INIT("B"), 1e9},
                  {S_INIT("thousand"), 1e3}, {S_INIT("million"), 1e6},
                  {S_INIT("billion"), 1e9}};
    for (size_t i = 0; i < sizeof SCALES / sizeof *SCALES; i++)
        if (t->kind == TOKEN_WORD && str_eq(t->text, SCALES[i].name)) {
            *out = SCALES[i].scale;
            return t->text.n > 1 || t[1].kind == TOKEN_WORD;
        }
    return false;
}

/* Whether a token is an adjective, which is not part of the unit: "output
   tokens" are tokens. */
static bool is_adjective(const struct unit_header_token *t)
{
    static const str WORDS[] = {S_INIT("input"), S_INIT("output"),
                                S_INIT("generated")};
    return t->kind == TOKEN_WORD && t[1].kind == TOKEN_WORD &&
           STR_AMONG_NOCASE(t->text, WORDS);
}

/* Whether a token is the "and" of "per node and hour". */
static bool is_and(const struct unit_header_token *t)
{
    return t->kind == TOKEN_WORD && str_eq_nocase(t->text, S("and"));
}

/* side = [number] {"million"} {["*" | "and"] word ["^" number]}: the words
   before or after a "per"; an "and" is allowed only after a "per". Multiplies
   the unit of g by this side, raised to `power`: 1 before the "per", -1 after
   it. Sets *i to the end of the side. Returns false if the side is empty or
   contains a word that cannot be a unit. */
static bool parse_side(struct unit_header_reader *r, size_t *i, size_t end,
                       int power, struct unit_header_reading *g)
{
    size_t from = *i;
    double k;
    if (*i < end && r->v[*i].kind == TOKEN_NUMBER)
        g->u.scale *= elementary_pow(r->v[(*i)++].number, power);
    while (*i < end && is_scale(&r->v[*i], &k)) {
        g->u.scale *= elementary_pow(k, power);
        ++*i;
    }
    while (*i < end) {
        const struct unit_header_token *t = &r->v[*i];
        int p = power;
        if (t->kind == TOKEN_TIMES || is_adjective(t) ||
            (power < 0 && is_and(t) && t[1].kind == TOKEN_WORD)) {
            ++*i;
            continue;
        }
        if (t->kind != TOKEN_WORD)
            break;
        if (*i + 2 < end && t[1].kind == TOKEN_POWER &&
            t[2].kind == TOKEN_NUMBER && t[2].number <= 9) {
            p *= (int)t[2].number;
            *i += 2;
        }
        if (!multiply_by_word(r, g, t->text, p))
            return false;
        ++*i;
    }
    return *i > from;
}

/* unit = [side] {("per" | "/") side}. Returns false unless the unit consists of
   all tokens from i to `end`. */
static bool parse_tokens(struct unit_header_reader *r, size_t i, size_t end,
                         struct unit_header_reading *g)
{
    *g = (struct unit_header_reading){.u.scale = 1};
    if (i < end && r->v[i].kind != TOKEN_PER && !parse_side(r, &i, end, 1, g))
        return false;
    while (i < end) {
        if (r->v[i].kind != TOKEN_PER)
            return false;
        g->ratio = true;
        i++;
        if (!parse_side(r, &i, end, -1, g))
            return false;
    }
    return true;
}

/* Copies the unit to `a`. Returns NULL if its scale is not a normal number.
   Money without another factor becomes money per unknown amount. */
static const struct unit *copy_unit(struct arena *a,
                                    const struct unit_header_reading *g)
{
    if (!isnormal(g->u.scale))
        return NULL;
    struct unit *u = NEW(a, struct unit);
    *u = g->u;
    u->open = u->n == 1 && u->v[0].kind == UNIT_MONEY && u->v[0].power == 1;
    return u;
}

const struct unit *unit_parse(struct arena *a, str text)
{
    struct unit_header_reader r;
    struct unit_header_reading g;
    r.a = a;
    if (!tokenize(&r, text) || !parse_tokens(&r, 0, r.n, &g))
        return NULL;
    return copy_unit(a, &g);
}

/* ---- headers ---- */

/* Whether a single word in brackets is ambiguous: (min) is a minimum unless the
   name is a time; (B) may be billions. */
static bool is_unclear(const struct unit_header_reader *r,
                       const struct unit_header_token *t)
{
    static const str TIMES[] = {S_INIT("time"), S_INIT("duration"),
                                S_INIT("runtime")};
    bool time = false;
    for (size_t i = 0; i < r->n; i++)
        time |=
            r->v[i].kind == TOKEN_WORD && STR_AMONG_NOCASE(r->v[i].text, TIMES);
    return str_eq(t->text, S("B")) ||
           (str_eq_nocase(t->text, S("min")) && !time);
}

/* Whether g, parsed from the n words in brackets, is a unit, not a remark such
   as (spot), (batch) or (mean/max). A quotient must have a known word, and may
   have one unknown word. If g is not a quotient, and has an unknown word or
   ends with a counted thing, it must be plural. */
static bool is_unit(const struct unit_header_reader *r,
                    const struct unit_header_reading *g,
                    const struct unit_header_token *first, size_t n)
{
    if (g->ratio)
        return g->known > 0 && g->unknown <= 1;
    if (n == 1 && is_unclear(r, first))
        return false;
    if (g->known + g->unknown == 0)
        return false;
    return g->plural || (!g->unknown && g->kind < UNIT_PASS);
}

/* Parses the first brackets that contain a unit into *g. Changes all tokens in
   brackets to TOKEN_OTHER. If brackets begin with "per", removes only the
   opening bracket, so that parse_phrases finds the words after it. */
static bool parse_brackets(struct unit_header_reader *r,
                           struct unit_header_reading *g)
{
    bool found = false;
    for (size_t i = 0; i < r->n; i++) {
        size_t end = i + 1;
        struct unit_header_reading new;
        if (r->v[i].kind != TOKEN_OPEN)
            continue;
        while (end < r->n && r->v[end].kind != TOKEN_CLOSE)
            end++;
        const struct unit_header_token *first = &r->v[i + 1];
        r->v[i].kind = TOKEN_OTHER;
        if (first->kind == TOKEN_PER && !first->slash) {
            memmove(&r->v[i], first, (r->n-- - i) * sizeof *first);
            continue;
        }
        bool plural = r->v[i].glued && end == i + 2 &&
                      str_eq(first->text, S("s")); /* GPU(s) */
        if (!found && !plural && parse_tokens(r, i + 1, end, &new) &&
            is_unit(r, &new, first, end - i - 1)) {
            *g = new;
            found = true;
        }
        for (; i < end; i++)
            r->v[i].kind = TOKEN_OTHER;
    }
    return found;
}

static const str MONEY_WORDS[] = {S_INIT("cost"),  S_INIT("costs"),
                                  S_INIT("price"), S_INIT("prices"),
                                  S_INIT("fee"),   S_INIT("rate")};

static bool is_money(const struct unit_header_token *t)
{
    return t->kind == TOKEN_WORD && STR_AMONG_NOCASE(t->text, MONEY_WORDS);
}

static const struct unit_word COST = {
    .scale = 1, .base = S_INIT("cost"), .kind = UNIT_MONEY};

/* Parses the word before the "per" or slash at token i as a numerator: a unit
   or, before "per" only, a word for money ("cost") or the word "throughput",
   which leaves the numerator's unit unknown. Returns false for any other
   word. */
static bool parse_numerator(struct unit_header_reader *r, size_t i, bool slash,
                            struct unit_header_reading *g)
{
    const struct unit_header_token *t = i ? &r->v[i - 1] : NULL;
    struct unit_word w;
    bool plural;
    *g = (struct unit_header_reading){.u.scale = 1, .ratio = true};
    if (!t || t->kind != TOKEN_WORD)
        return false;
    if (unit_word_find(t->text, &w, &plural))
        return multiply_by(g, &w, 1);
    if (!slash && is_money(t) && !str_eq_nocase(t->text, S("rate")))
        return multiply_by(g, &COST, 1);
    return !slash && str_eq_nocase(t->text, S("throughput"));
}

/* Divides the unit g by the words after the "per" or slash at token i, up to
   the first unknown word. An unknown first word is accepted only after "per",
   and only if no other word follows. Returns false if no words of a unit
   follow. */
static bool parse_denominator(struct unit_header_reader *r, size_t i,
                              struct unit_header_reading *g)
{
    size_t at = i + 1, end = at;
    struct unit_word w;
    bool plural;
    double k;
    while (r->v[end].kind == TOKEN_NUMBER || is_scale(&r->v[end], &k))
        end++;
    while (is_adjective(&r->v[end]))
        end++;
    size_t first = end;
    while (r->v[end].kind == TOKEN_WORD &&
           unit_word_find(r->v[end].text, &w, &plural)) {
        end++;
        if (is_and(&r->v[end]) && r->v[end + 1].kind == TOKEN_WORD &&
            unit_word_find(r->v[end + 1].text, &w, &plural))
            end++;
    }
    if (end == first && r->v[end].kind == TOKEN_WORD) {
        if (r->v[i].slash || r->v[end + 1].kind == TOKEN_WORD)
            return false;
        end++;
    }
    return end > at && parse_side(r, &at, end, -1, g);
}

/* Parses the phrases with "per" or a slash outside brackets. found: whether *g
   is a unit that was in brackets. If it is, phrases with "per" extend it: "Cost
   ($) per hour". If it is not, the first phrase and the word before it become
   the unit *g, which later phrases extend. Returns whether *g is a unit. */
static bool parse_phrases(struct unit_header_reader *r,
                          struct unit_header_reading *g, bool found)
{
    bool own = !found;
    /* If the unit in brackets is a quotient, phrases may add factors to it, but
       not change its scale. */
    bool rest = found && g->ratio;
    for (size_t i = 0; i < r->n; i++) {
        const struct unit_header_token *t = &r->v[i];
        struct unit_header_reading new;
        if (t->kind != TOKEN_PER || (t->slash && !own))
            continue;
        new = *g;
        if (!found && !parse_numerator(r, i, t->slash, &new))
            continue;
        if (!parse_denominator(r, i, &new))
            continue;
        if (rest && (new.u.scale != g->u.scale || new.u.n <= g->u.n))
            continue;
        *g = new;
        found = true;
    }
    return found;
}

/* Returns the number of seconds in the period of a word such as "hourly" or
   "daily", or 0 for another word. */
static double period(const struct unit_header_token *t)
{
    static const struct {
        str name;
        double seconds;
    } PERIODS[] = {{S_INIT("hourly"), 3600},
                   {S_INIT("daily"), 86400},
                   {S_INIT("monthly"), 2628000},
                   {S_INIT("yearly"), 31536000}};
    if (t->kind == TOKEN_WORD && str_ends(t->text, S("ly")))
        for (size_t i = 0; i < sizeof PERIODS / sizeof *PERIODS; i++)
            if (str_eq_nocase(t->text, PERIODS[i].name))
                return PERIODS[i].seconds;
    return 0;
}

/* Whether a unit is money per device, so that "hourly" can make it money per
   device and time. */
static bool is_per_device(const struct unit *u)
{
    bool device = false;
    for (size_t i = 0; i < u->n; i++)
        if (u->v[i].kind != UNIT_MONEY) {
            device = unit_is_device(u->v[i]) && u->v[i].power < 0;
            if (!device)
                return false;
        }
    return device;
}

/* Parses names such as "hourly rate", "monthly cost" or "hourly price per
   node". found: whether earlier steps have set *g to a unit. Returns whether *g
   is a unit. */
static bool parse_period(struct unit_header_reader *r,
                         struct unit_header_reading *g, bool found)
{
    bool money = false;
    double seconds = 0;
    for (size_t i = 0; i < r->n && seconds == 0; i++)
        seconds = period(&r->v[i]);
    for (size_t i = 0; i < r->n && seconds != 0; i++)
        money |= is_money(&r->v[i]);
    if (!money || (found && g->ratio && !is_per_device(&g->u)))
        return found;
    const struct unit_word per = {.scale = 1 / seconds, .seconds = -1};
    if (!found)
        *g = (struct unit_header_reading){.u.scale = 1};
    g->ratio = true;
    return (found || multiply_by(g, &COST, 1)) && multiply_by(g, &per, 1);
}

/* Fast path: whether a name has no brackets, slashes, currency or percent
   signs, "per" or "hourly". In such a name, only the last word can be a
   unit. */
static bool is_simple(str s)
{
    for (size_t i = 0; i < s.n; i++) {
        char c = s.p[i];
        bool sign = c == '(' || c == '[' || c == '/' || c == '$' || c == '%';
        bool per = c == ' ' && s.n - i > 4 &&
                   str_eq_nocase((str){s.p + i + 1, 4}, S("per "));
        bool period = c == ' ' && i > 2 && s.p[i - 1] == 'y';
        if (sign || per || period)
            return false;
    }
    return true;
}

/* Whether the last word of a name is a denominator, as in "Cycles per 1M bytes"
   or "Hits/ms". Returns false for "Size / GB" and "Latency / ms", whose units
   are GB and ms. */
static bool ends_in_denominator(const struct unit_header_reader *r)
{
    double k;
    size_t i = r->n - 1;
    while (i &&
           (r->v[i - 1].kind == TOKEN_NUMBER || is_scale(&r->v[i - 1], &k)))
        i--;
    if (i < 2 || r->v[i - 1].kind != TOKEN_PER)
        return false;
    const struct unit_header_token *of = &r->v[i - 2];
    bool apart = r->v[i - 1].slash && !r->v[i - 1].glued;
    return !apart || is_money(of) ||
           (str_ends(of->text, S("s")) && !(saying_of(of->text) & SAYING_TIME));
}

/* Parses a name that ends with a unit: "Nodes", "TF32 hours", "P99 ms". Returns
   false for a single B, which may mean bytes, billions, or variant B. */
static bool parse_last_word(str name, struct unit_header_reading *g,
                            bool *stated)
{
    struct unit_word w;
    bool plural;
    size_t end = str_trim_right(name).n, from = end;
    while (from && is_word_byte(name, from - 1))
        from--;
    bool sign = end && from == end; /* % and $ */
    str word = str_slice(name, from - sign, end);
    if (str_eq(word, S("B")) || !unit_word_find(word, &w, &plural))
        return false;
    if (!plural && !w.alone)
        return false;
    *stated = w.kind < UNIT_PASS;
    *g = (struct unit_header_reading){.u.scale = 1};
    return multiply_by(g, &w, 1);
}

const struct unit *unit_header(struct arena *a, str name, bool *stated)
{
    struct unit_header_reader r; /* not zeroed, to save time */
    struct unit_header_reading g;
    r.a = a;
    *stated = true;
    if (!name_is_text(name))
        return NULL;
    bool found = false;
    if (!is_simple(name) && tokenize(&r, name)) {
        found = parse_brackets(&r, &g);
        found = parse_phrases(&r, &g, found);
        found = parse_period(&r, &g, found);
        if (!found && ends_in_denominator(&r))
            return NULL;
    }
    return found || parse_last_word(name, &g, stated) ? copy_unit(a, &g) : NULL;
}

const struct unit *unit_header_levels(struct arena *a, str name, bool *stated)
{
    size_t levels = name_levels(name);
    const struct unit *u = NULL;
    for (size_t i = levels; i > 0 && !u; i--)
        u = unit_header(a, name_level_text(a, name, i - 1, levels), stated);
    return u;
}

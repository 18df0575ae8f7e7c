// SPDX-License-Identifier: MIT
// better: finds whether higher or lower numbers of a column are better. A
// statement in the schema takes precedence over name and unit. A name is split
// into words. Each word is looked up, joined to the next word ("run time" as
// "runtime") and alone.
#include "table/better.h"

#include "base/recent.h"
#include "base/vec.h"
#include "base/word_table.h"
#include "df/runtime/units.h"
#include "frame/name.h"
#include "frame/unit_header.h"
#include "frame/unit_word.h"
#include "load/dataset.h"

enum { WORD_MAX = 32 };

enum says {
    BETTER_NEUTRAL, /* may occur beside "time" without changing its meaning:
                       "run" */
    BETTER_TIME,    /* "time": lower is better if all other words are neutral */
    BETTER_LOW_TIME,   /* "latency" */
    BETTER_HIGH_TIME,  /* "uptime" */
    BETTER_LOW_MONEY,  /* "cost" */
    BETTER_HIGH_MONEY, /* "profit" */
    BETTER_RATE,       /* "throughput" */
    BETTER_BAD,        /* "errors" */
    BETTER_ASKS        /* may reverse the name's meaning: "improvement" */
};

struct word {
    str text;
    enum says says;
};

/* The known words, in the singular, sorted by str_cmp. */
static const struct word WORDS[] = {
#include "table/better_word.inc"
};

/* Looks up the word that x and y form together; y may be empty. Ignores case
   and a plural "s". Returns NULL if the word is unknown. */
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

/* Whether byte i of s, which follows a letter, begins a new word, like the T of
   "runTime" and the P of "GCPause". */
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

/* Whether the main part of a name ends before this word. The words after it
   only qualify the main part: "at" in "latency at P99". */
static bool ends_head(str word)
{
    static const str ENDS[] = {S_INIT("per"), S_INIT("at"),   S_INIT("for"),
                               S_INIT("by"),  S_INIT("with"), S_INIT("under"),
                               S_INIT("on"),  S_INIT("after")};
    return STR_AMONG_NOCASE(word, ENDS);
}

/* Whether a word is a percentile, such as P99 or p50. */
static bool is_percentile(str word)
{
    size_t i = 1;
    while (i < word.n && char_is_digit(word.p[i]))
        i++;
    return i > 1 && i == word.n && char_lower(word.p[0]) == 'p';
}

/* Whether a word is a unit, or a number such as 1M. */
static bool is_unit(str word)
{
    struct unit_word unit;
    bool plural;
    return char_is_digit(word.p[0]) || str_eq_nocase(word, S("per")) ||
           unit_word_find(word, &unit, &plural);
}

/* The meaning of the words of a column's name; several members may be true. */
struct better_words {
    /* names a time; low_time: lower is better, high_time: higher is better */
    bool low_time, high_time;
    /* names money; low_money: lower is better, high_money: higher is better */
    bool low_money, high_money;
    bool rate; /* names a rate: "throughput" */
    bool bad;  /* counts something bad: "errors" */
    /* has a word that may reverse the name's meaning: "improvement" */
    bool asks;
    bool bare; /* has no words but units: "USD per hour" */
};

/* The state while the words of a name are read. */
struct name_read {
    struct better_words says;
    bool time;    /* the name has the word "time" */
    bool unknown; /* the name has a word that may change the meaning of "time"
                   */
};

static void apply(struct name_read *r, enum says says)
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

static bool has_end(const struct better_words *w)
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
            apply(&r, one->says);
        else if (is_percentile(word))
            r.says.low_time = true;
        else if (!unit && in_head)
            r.unknown = true;
    }
    head = in_head ? r : head;
    if (head.time && !head.unknown)
        head.says.low_time = true;
    struct better_words w = has_end(&head.says) ? head.says : r.says;
    w.bad = r.says.bad;
    w.asks = r.says.asks;
    w.bare = r.says.bare;
    return w;
}

/* Returns what the words of a column's name say. Words are separated by blanks,
   hyphens, underscores, points or capitals. The members low_time to high_money
   and `rate` are set from the words before "per", "at", "for" or a similar word
   (ends_head); if those words set none of these members, from all words. The
   other members are always set from all words. Uses `a` for scratch. */
static struct better_words words_of(struct arena *a, str name)
{
    static _Thread_local struct recent recent;
    uint64_t bytes = 0;
    struct better_words w;
    _Static_assert(sizeof w <= sizeof bytes,
                   "struct better_words must fit into a cached value");
    if (recent_get(&recent, name, &bytes)) {
        memcpy(&w, &bytes, sizeof w);
        return w;
    }
    w = read_words(a, name);
    memcpy(&bytes, &w, sizeof w);
    recent_put(&recent, name, bytes);
    return w;
}

/* ---- the better end ---- */

/* maximum number of names of a column that are tried */
enum { NAMES_MAX = 10 };

/* Returns the exponent of `kind`, time or money, in unit u, or 0 if u is
   NULL. */
static int power_of(const struct unit *u, enum unit_kind kind)
{
    int power = 0;
    for (size_t i = 0; u && i < u->n; i++)
        power += u->v[i].kind == kind ? u->v[i].power : 0;
    return power;
}

static enum better either(bool low, bool high)
{
    return low == high ? BETTER_UNKNOWN : low ? BETTER_LOWER : BETTER_HIGHER;
}

/* Returns whether higher or lower is better, as the words of a name suggest.
   time, money: exponents of time and money in the numbers' unit; both are 0 for
   numbers without a unit. A name that is only a unit, such as "$ per hour",
   means a price. */
static enum better by_words(const struct better_words *w, const struct unit *u,
                            int time, int money)
{
    bool price = w->bare && u && u->n > 1;
    if (money)
        return either(w->low_money || price,
                      w->high_money && (!w->bad || w->low_money));
    if (time)
        return either(w->low_time || price, w->high_time && !w->bad);
    return either(w->low_time || w->low_money,
                  (w->rate || w->high_time || w->high_money) && !w->bad);
}

/* Returns whether higher or lower is better, as a name and a unit suggest. If
   the name has a word that may reverse the name's meaning, sets *asks to true
   and returns BETTER_UNKNOWN; otherwise sets *asks to false. u: the unit, or
   NULL; `dollars`: the cells have a currency. */
static enum better by_name(struct arena *a, str name, const struct unit *u,
                           bool dollars, bool *asks)
{
    struct arena_mark mark = arena_mark(a);
    const struct better_words w = words_of(a, name);
    arena_rewind(a, mark);
    int time = power_of(u, UNIT_TIME), money = power_of(u, UNIT_MONEY);
    money = money ? money : dollars;
    *asks = w.asks;
    if (w.asks)
        return BETTER_UNKNOWN;
    if (money < 0 || (!money && time < 0))
        return w.bad ? BETTER_UNKNOWN : BETTER_HIGHER;
    return u && !time && !money ? BETTER_UNKNOWN : by_words(&w, u, time, money);
}

enum better better_by_name(struct arena *a, str name, const struct unit *u,
                           bool dollars)
{
    bool asks;
    return by_name(a, name, u, dollars, &asks);
}

static enum better by_schema(const struct site *site, struct diags *d,
                             const struct column *c)
{
    size_t row = 0;
    if (!site || !c->n || !lineage_file(&c, &row))
        return BETTER_UNKNOWN;
    const struct origin *o = c->origin;
    const struct schema *s = dataset_schema(site, d, o->file.src->name);
    for (size_t i = 0; s && i < s->fields.n; i++)
        if (str_eq(s->fields.v[i].name.text, o->file.column))
            return s->fields.v[i].better == SCHEMA_HIGHER  ? BETTER_HIGHER
                   : s->fields.v[i].better == SCHEMA_LOWER ? BETTER_LOWER
                                                           : BETTER_UNKNOWN;
    return BETTER_UNKNOWN;
}

/* Whether a formula only divides one column by another column. If so, sets
   of[0] to the dividend and of[1] to the divisor. */
static bool division(const struct lineage *l, const struct column *of[2])
{
    size_t i = 0;
    while (i < l->n && lineage_is_finish(l->v[i].role))
        i++;
    const struct lineage_step *s = i < l->n ? &l->v[i] : NULL;
    if (!s || s->role != LINEAGE_FORMULA || s->n_parts != 2)
        return false;
    const struct lineage_part *x = &s->parts[0], *y = &s->parts[1];
    str before = str_trim(str_slice(s->text, 0, x->from));
    str sign = str_trim(str_slice(s->text, x->from + x->n, y->from));
    str after = str_trim(str_from(s->text, y->from + y->n));
    bool alone = (!before.n && !after.n) ||
                 (str_eq(before, S("(")) && str_eq(after, S(")")));
    if (!alone || !str_eq(sign, S("/")) || x->step == LINEAGE_NONE ||
        y->step == LINEAGE_NONE)
        return false;
    of[0] = l->v[x->step].column;
    of[1] = l->v[y->step].column;
    return of[0] && of[1];
}

/* Returns whether higher or lower is better in column c if c divides one column
   by another: BETTER_HIGHER if higher is better in both columns, else
   BETTER_UNKNOWN. If lower is better in both columns, it is unknown which ratio
   is better: a speedup is the old time divided by the new time, and higher is
   better. */
static enum better by_ratio(const struct site *site, struct arena *a,
                            struct diags *d, const struct column *c)
{
    const struct lineage l = lineage_of_column(a, c);
    const struct column *of[2];
    if (!division(&l, of))
        return BETTER_UNKNOWN;
    for (size_t i = 0; i < 2; i++) {
        enum better b = by_schema(site, d, of[i]);
        if (b == BETTER_UNKNOWN)
            b = better_by_name(a, name_text(a, of[i]->name), units_of(a, of[i]),
                               false);
        if (b != BETTER_HIGHER)
            return BETTER_UNKNOWN;
    }
    return BETTER_HIGHER;
}

/* If c selects, aggregates or only formats the numbers of one other column,
   returns that other column. Its name is an earlier name of the numbers.
   Returns NULL otherwise. */
static const struct column *named_before(const struct column *c)
{
    const struct origin *o = c->origin;
    return o->kind == ORIGIN_TAKE    ? o->take.from
           : o->kind == ORIGIN_GROUP ? o->group.from
           : o->kind == ORIGIN_EXPR && o->inputs.n == 1 &&
                   (o->effect & EFFECT_KIND) != EFFECT_COMPUTES
               ? o->inputs.v[0]
               : NULL;
}

/* Returns whether higher or lower is better, as the column's name or else the
   earlier names of its numbers suggest. Stops at a name that may reverse the
   meaning. */
static enum better by_names(struct arena *a, const struct column *c,
                            const struct unit *u, bool money)
{
    str last = STR_NONE, name = name_text(a, c->name);
    enum better b = BETTER_UNKNOWN;
    bool asks = false;
    for (int i = 0; i < NAMES_MAX && b == BETTER_UNKNOWN && !asks; i++) {
        if (!str_eq(name, last))
            b = by_name(a, name, u, money, &asks);
        last = name;
        const struct origin *o = c->origin;
        if (o->kind != ORIGIN_FILE || str_eq(name, o->file.column))
            c = named_before(c);
        if (!c)
            break;
        o = c->origin;
        name = o->kind == ORIGIN_FILE ? o->file.column : name_text(a, c->name);
    }
    return b;
}

const struct unit *better_unit(struct arena *a, const struct column *c)
{
    const struct unit *u = units_of(a, c);
    bool says;
    return u || c->type != COLUMN_STR ? u
                                      : unit_header_levels(a, c->name, &says);
}

enum better better_of(const struct site *site, struct arena *a, struct diags *d,
                      const struct frame_table *t, size_t column)
{
    const struct column *c = t->frame->columns[column];
    const struct notation *as = figure_notation(c);
    bool money = false;
    for (size_t r = 0; c->type == COLUMN_STR && r < c->n && !money; r++)
        money = frame_table_figure(a, t, r, column, as).currency.n > 0;
    enum better b = by_schema(site, d, c);
    if (b == BETTER_UNKNOWN)
        b = by_names(a, c, better_unit(a, c), money);
    if (b == BETTER_UNKNOWN)
        b = by_ratio(site, a, d, c);
    return b;
}

enum better better_of_column(const struct site *site, struct arena *a,
                             struct diags *d, const struct column *c)
{
    const struct frame f = {.n = c->n, .n_columns = 1, .columns = &c};
    return better_of(site, a, d, &(struct frame_table){.frame = &f}, 0);
}

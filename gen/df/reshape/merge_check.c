// SPDX-License-Identifier: MIT
// merge_check: counts how often a merge used each row. Compares keys only if
// some row was not used exactly once.
#include "df/reshape/merge_check.h"

#include "base/buf.h"
#include "base/codes/result.h"
#include "df/lint/alike.h"
#include "df/runtime/units.h"
#include "frame/number.h"
#include "frame/saying.h"
#include "frame/unit.h"
#include "lineage/place.h"

enum {
    REPORTED_MAX = 10, /* maximum number of keys that a check reports one by
                          one; the others are counted */
    NEAR_MIN = 3       /* minimum number of bytes of a key that is checked for
                          typos */
};

struct checking {
    struct call *c;
    struct eval *ev;
    const struct merge_pairs *pairs;
    const struct merge_side *rows, *list; /* the rows of the side `rows` are
                                             looked up in the side `list`
                                             (merge_check.h) */
    uint32_t *row_partners;  /* for each row of `rows`, the number of its
                                partners */
    uint32_t *list_partners; /* for each row of `list`, the number of its
                                partners */
    struct alike alike;      /* finds keys of `list` that differ in
                                blanks, dashes or case */
    bool intended;           /* rows without a partner are intended */
    str names;               /* names of the keys: 'Model', 'Instance' */
    const char *side;        /* name of the side `list`: "left" or "right" */
};

/* Whether the result has each row of the left side exactly once, in the same
   order and with a partner. */
static bool is_one_to_one(const struct merge_pairs *p)
{
    if (p->n != p->left.keys.n)
        return false;
    for (size_t i = 0; i < p->n; i++)
        if (p->left.rows[i] != i || p->right.rows[i] == ORIGIN_NO_ROW)
            return false;
    return true;
}

/* Returns, for each row of side s, the number of its partners on side
   `other`. */
static uint32_t *count(struct checking *k, const struct merge_side *s,
                       const struct merge_side *other)
{
    uint32_t *times = NEW_N(k->ev->scratch, uint32_t, s->keys.n + 1);
    for (size_t i = 0; i < k->pairs->n; i++)
        if (s->rows[i] != ORIGIN_NO_ROW && other->rows[i] != ORIGIN_NO_ROW)
            times[s->rows[i]]++;
    return times;
}

static bool is_measure(struct eval *ev, const struct column *c)
{
    unsigned says = saying_of(c->name);
    const struct unit *u = units_of(ev->scratch, c);
    bool time = false, money = (says & SAYING_PRICE) != 0;
    for (size_t i = 0; u && i < u->n; i++) {
        time |= u->v[i].kind == UNIT_TIME;
        money |= u->v[i].kind == UNIT_MONEY;
    }
    return (time || says & (SAYING_TIME | SAYING_RATE | SAYING_SCORE)) &&
           !money && !(says & SAYING_SPEC);
}

/* Whether frame f contains measurements. Prices, and specifications of hardware
   and models, do not count: the side that is the list (merge_check.h) may also
   contain such columns. */
static bool is_measured(struct eval *ev, const struct frame *f)
{
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *c = f->columns[i];
        if ((c->type == COLUMN_INT || c->type == COLUMN_FLOAT) &&
            is_measure(ev, c))
            return true;
    }
    return false;
}

/* Whether the rows of the right side are looked up in the left side, so that
   the left side is the list (see merge_check.h). left[i] is the number of
   partners of row i of the left side, right[i] that of row i of the right side.
 */
static bool left_is_list(struct eval *ev, const struct merge_pairs *p,
                         const uint32_t *left, const uint32_t *right)
{
    size_t once = 0, often = 0;
    for (size_t i = 0; i < p->right.keys.n; i++)
        if (right[i] > 1)
            return false;
    for (size_t i = 0; i < p->left.keys.n; i++) {
        once += left[i] == 1;
        often += left[i] > 1;
    }
    return often &&
           ((often > once && often > 1) || (is_measured(ev, p->right.frame) &&
                                            !is_measured(ev, p->left.frame)));
}

/* ---- keys as strings ---- */

static str names_of(struct arena *a, const struct keys *keys)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < keys->n_columns; i++) {
        str name = name_text(a, keys->columns[i]->name);
        buf_printf(&b, "%s'%.*s'", i ? ", " : "", STR_ARG(name));
    }
    return buf_end(&b);
}

static struct pos key_pos(struct checking *k, const struct merge_side *s,
                          size_t row)
{
    struct pos at = place_of_cell(&k->ev->places, s->keys.columns[0], row);
    return at.src ? at : eval_pos(k->ev, k->c->at);
}

static str pos_text(struct arena *a, struct pos at)
{
    return str_fmt(a, "%.*s:%u", STR_ARG(at.src->name), at.line);
}

static str kind_of(enum value_type type)
{
    return type == VALUE_DATE   ? S("a date")
           : type == VALUE_STR  ? S("a string")
           : type == VALUE_SPAN ? S("a time span")
           : type == VALUE_BOOL ? S("a bool")
           : type == VALUE_NA   ? S("missing")
                                : S("a number");
}

/* If a cell of the key in `row` differs in type from the same cell of the key
   in row `other` of the list, returns a description of the difference; else
   STR_NONE. */
static str other_type(struct checking *k, size_t row, size_t other)
{
    struct arena *a = k->ev->scratch;
    for (size_t i = 0; i < k->list->keys.n_columns; i++) {
        struct value x = column_value(k->rows->keys.columns[i], row);
        struct value y = column_value(k->list->keys.columns[i], other);
        struct buf text = {.a = a};
        if (x.type == y.type || (x.type != VALUE_DATE && x.type != VALUE_STR))
            continue;
        value_put(&text, y);
        return str_fmt(a, "'%.*s' in %.*s is %.*s, but here it is %.*s; %s",
                       STR_ARG(buf_end(&text)),
                       STR_ARG(pos_text(a, key_pos(k, k->list, other))),
                       STR_ARG(kind_of(y.type)), STR_ARG(kind_of(x.type)),
                       x.type == VALUE_DATE || y.type == VALUE_DATE
                           ? "convert both with pd.to_datetime"
                           : "convert both to strings");
    }
    return STR_NONE;
}

/* Whether some key has dates on one side and strings on the other side. If so,
   no rows can match. */
static bool are_dates_against_strings(const struct checking *k)
{
    for (size_t i = 0; i < k->list->keys.n_columns; i++) {
        enum column_type x = k->rows->keys.columns[i]->type;
        enum column_type y = k->list->keys.columns[i]->type;
        if ((x == COLUMN_DATE && y == COLUMN_STR) ||
            (x == COLUMN_STR && y == COLUMN_DATE))
            return true;
    }
    return false;
}

static str why_lost(struct checking *k, size_t row, str key, size_t alike)
{
    struct arena *a = k->ev->scratch;
    str type = STR_NONE;
    if (alike != STR_NPOS && str_eq(key, k->alike.texts[alike]))
        type = other_type(k, row, alike);
    else if (alike == STR_NPOS && are_dates_against_strings(k))
        type = S("one table has dates and the other strings; convert both with "
                 "pd.to_datetime");
    if (type.p)
        return type;
    if (alike != STR_NPOS)
        return alike_why(&k->alike, key, alike,
                         pos_text(a, key_pos(k, k->list, alike)));
    str near =
        k->alike.texts && key.n >= NEAR_MIN
            ? diag_nearest(k->ev->d, key, k->alike.texts, k->list->keys.n)
            : STR_NONE;
    if (!near.p && !k->pairs->keep_left && !k->pairs->keep_right)
        return str_fmt(a,
                       "how='%s' keeps the rows; if the loss is intended, "
                       "write how='inner'",
                       str_eq(str_c(k->side), S("right")) ? "left" : "right");
    if (!near.p)
        return S("");
    return str_fmt(a, "did you mean '%.*s'?", STR_ARG(near));
}

/* ---- warnings ---- */

static void help(struct checking *k, str why)
{
    str at = pos_text(k->ev->scratch, eval_pos(k->ev, k->c->at));
    diag_help(k->ev->d, "%.*s%sthe merge is at %.*s", STR_ARG(why),
              why.n ? "; " : "", STR_ARG(at));
}

static size_t rows_of_key(const struct keys_table *t, size_t first)
{
    size_t n = 0;
    for (uint32_t r = (uint32_t)first; r != ORIGIN_NO_ROW; r = t->next[r])
        n++;
    return n;
}

static void report_lost(struct checking *k, size_t row, size_t n, str key,
                        size_t alike)
{
    diag_at(k->ev->d, DIAG_DF_MERGE_LOST, key_pos(k, k->rows, row),
            str_fmt(k->ev->scratch,
                    "a merge on %.*s %s %zu of %zu row%s: the %s table has "
                    "no %s%.*s%s",
                    STR_ARG(k->names),
                    k->pairs->keep_left || k->pairs->keep_right
                        ? "finds nothing for"
                        : "loses",
                    n, k->rows->keys.n, k->rows->keys.n == 1 ? "" : "s",
                    k->side, key.n ? "'" : "row with an empty key",
                    STR_ARG(key), key.n ? "'" : ""));
    help(k, why_lost(k, row, key, alike));
}

static void report_more(struct checking *k, const struct diag_code *code,
                        size_t keys, size_t rows, const char *done)
{
    if (!keys)
        return;
    diag_at(k->ev->d, code, eval_pos(k->ev, k->c->at),
            str_fmt(k->ev->scratch,
                    "the merge %s %zu row%s with %zu other key%s, besides the "
                    "%d keys that are reported one by one",
                    done, rows, STR_S(rows), keys, STR_S(keys), REPORTED_MAX));
}

/* Returns whether a key was reported. */
static bool check_lost(struct checking *k)
{
    struct keys_table table;
    size_t i = 0, reported = 0, more_keys = 0, more_rows = 0,
           n = k->rows->keys.n;
    while (i < n && k->row_partners[i])
        i++;
    if (i == n)
        return false;
    keys_table_init(&table, k->ev->scratch, k->rows->keys);
    for (; i < n; i++) {
        if (k->row_partners[i] ||
            keys_table_find(&table, &k->rows->keys, i) != i)
            continue;
        size_t lost = rows_of_key(&table, i);
        if (reported == REPORTED_MAX) {
            more_keys += !k->intended;
            more_rows += lost;
            continue;
        }
        str key = alike_text(k->ev->scratch, &k->rows->keys, i);
        size_t alike = alike_find(&k->alike, key);
        if (k->intended && alike == STR_NPOS)
            continue;
        report_lost(k, i, lost, key, alike);
        reported++;
    }
    report_more(k, DIAG_DF_MERGE_LOST, more_keys, more_rows, "loses");
    return reported > 0;
}

/* Reports a key that occurs several times in the list, at the second row with
   this key. `rows` is the number of rows of the other side that have the
   key. */
static void report_repeated(struct checking *k, const struct keys_table *t,
                            size_t first, size_t rows)
{
    struct arena *a = k->ev->scratch;
    size_t n = rows_of_key(t, first);
    str key = alike_text(a, &k->list->keys, first);
    str at = pos_text(a, key_pos(k, k->list, first));
    diag_at(k->ev->d, DIAG_DF_MERGE_REPEATED,
            key_pos(k, k->list, t->next[first]),
            str_fmt(a,
                    "a merge on %.*s repeats %zu row%s of the %s table: the "
                    "%s table has %zu rows with the key '%.*s'",
                    STR_ARG(k->names), rows, STR_S(rows),
                    k->list == &k->pairs->left ? "right" : "left", k->side, n,
                    STR_ARG(key)));
    help(k, str_fmt(a,
                    "the first row with this key is in %.*s; keep one of the "
                    "rows, or, if the repetition is intended, write "
                    "validate='m:m'",
                    STR_ARG(at)));
}

static void check_repeated(struct checking *k)
{
    struct keys_table table;
    size_t n = k->list->keys.n, reported = 0, more_keys = 0, more_rows = 0;
    if (k->pairs->validated)
        return;
    keys_table_init(&table, k->ev->scratch, k->list->keys);
    for (size_t i = 0; i < n && !table.unique; i++) {
        if (!k->list_partners[i] || table.next[i] == ORIGIN_NO_ROW ||
            keys_table_find(&table, &k->list->keys, i) != i)
            continue;
        if (reported++ < REPORTED_MAX) {
            report_repeated(k, &table, i, k->list_partners[i]);
            continue;
        }
        more_keys++;
        more_rows += k->list_partners[i];
    }
    report_more(k, DIAG_DF_MERGE_REPEATED, more_keys, more_rows, "repeats");
}

/* Sets the sides. If `swap` is set, the left side is the list, in which the
   rows of the right side are looked up; otherwise, the right side is the list.
   left[i] is the number of partners of row i of the left side, right[i] that of
   row i of the right side. */
static void set_sides(struct checking *k, bool swap, uint32_t *left,
                      uint32_t *right)
{
    k->rows = swap ? &k->pairs->right : &k->pairs->left;
    k->list = swap ? &k->pairs->left : &k->pairs->right;
    k->alike = (struct alike){.ev = k->ev, .keys = k->list->keys};
    k->row_partners = swap ? right : left;
    k->list_partners = swap ? left : right;
    k->side = swap ? "left" : "right";
    k->names = names_of(k->ev->scratch, &k->rows->keys);
}

void merge_check(struct call *c, const struct merge_pairs *p)
{
    struct diags *d = c->ev->d;
    bool outer = p->keep_left && p->keep_right;
    if (!p->left.keys.columns || !p->right.keys.columns ||
        (!diag_is_on(d, DIAG_DF_MERGE_LOST) &&
         !diag_is_on(d, DIAG_DF_MERGE_REPEATED)) ||
        (!p->keep_right && is_one_to_one(p)))
        return;
    struct checking k = {.c = c, .ev = c->ev, .pairs = p};
    uint32_t *left = count(&k, &p->left, &p->right);
    uint32_t *right = count(&k, &p->right, &p->left);
    bool list = left_is_list(c->ev, p, left, right);
    k.intended = p->inner_given || p->keep_left || p->keep_right;
    set_sides(&k, !outer && (p->keep_right || (list && !p->keep_left)), left,
              right);
    bool lost = check_lost(&k);
    if (outer && !lost) { /* a pair of similar keys is reported once */
        set_sides(&k, true, left, right);
        check_lost(&k);
    }
    if (!outer && (!list || p->keep_right))
        check_repeated(&k);
}

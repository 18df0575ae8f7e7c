// SPDX-License-Identifier: MIT
// merge_check: warns of rows that a merge loses or repeats: it counts how
// often each was taken; only where that is not once does it look at keys.
#include "df/frames/merge_check.h"

#include "base/codes/result.h"
#include "base/utf8.h"
#include "frame/number.h"
#include "lineage/place.h"

enum {
    TOLD_MAX = 10, /* keys of one merge */
    NEAR_MIN = 3   /* bytes of a key that may be another's misspelling */
};

struct checking {
    struct call *c;
    struct eval *ev;
    const struct merge_pairs *pairs;
    const struct merge_side *rows, *list; /* see merge_check.h */
    uint32_t *found;  /* by row of `rows`: how many partners it has */
    uint32_t *taken;  /* by row of `list`: the same */
    str *list_keys;   /* as texts; NULL: not made yet, or too many, */
    struct map folds; /* and their places by what folded() makes of them */
    bool meant;       /* rows may be without a partner */
    str names;        /* of the keys: 'Model', 'Instance' */
    const char *side; /* which one `list` is */
};

/* Each row of the left side once, in order: nothing is lost or repeated. */
static bool is_plain(const struct merge_pairs *p)
{
    if (p->n != p->left.keys.n)
        return false;
    for (size_t i = 0; i < p->n; i++)
        if (p->left.rows[i] != i || p->right.rows[i] == ORIGIN_NO_ROW)
            return false;
    return true;
}

static uint32_t *count(struct checking *k, const struct merge_side *s,
                       const struct merge_side *other)
{
    uint32_t *times = NEW_N(k->ev->scratch, uint32_t, s->keys.n + 1);
    for (size_t i = 0; i < k->pairs->n; i++)
        if (s->rows[i] != ORIGIN_NO_ROW && other->rows[i] != ORIGIN_NO_ROW)
            times[s->rows[i]]++;
    return times;
}

/* The left side is the list when its keys stand once and most of them meet
   several rows. */
static bool left_is_list(const uint32_t *left, size_t n_left,
                         const uint32_t *right, size_t n_right)
{
    size_t once = 0, often = 0;
    for (size_t i = 0; i < n_right; i++)
        if (right[i] > 1)
            return false;
    for (size_t i = 0; i < n_left; i++) {
        once += left[i] == 1;
        often += left[i] > 1;
    }
    return often > once && often > 1;
}

/* ---- keys as texts ---- */

static str key_text(struct arena *a, const struct keys *keys, size_t row)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < keys->n_columns; i++) {
        if (i)
            buf_puts(&b, ", ");
        value_put(&b, column_value(keys->columns[i], row));
    }
    return buf_end(&b);
}

static str names_of(struct arena *a, const struct keys *keys)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < keys->n_columns; i++) {
        str name = name_text(a, keys->columns[i]->name);
        buf_printf(&b, "%s'%.*s'", i ? ", " : "", STR_ARG(name));
    }
    return buf_end(&b);
}

/* Blanks of any kind and hyphens of any kind are easily mistaken. */
static bool is_space(unsigned cp)
{
    return cp == 0xa0 || (cp >= 0x2000 && cp <= 0x200d) || cp == 0x202f ||
           cp == 0x3000 || cp == 0xfeff ||
           (cp < 0x80 && char_is_blank((char)cp));
}

/* The text without blanks, in small letters, each dash a hyphen. */
static str folded(struct arena *a, str s)
{
    struct buf b = {.a = a};
    while (s.n) {
        size_t len;
        unsigned cp = utf8_decode(s, &len);
        s = str_from(s, len);
        if (is_space(cp))
            continue;
        if ((cp >= 0x2010 && cp <= 0x2015) || cp == 0x2212 || cp == '_')
            cp = '-';
        buf_put_utf8(&b, cp < 0x80 ? (unsigned)char_lower((char)cp) : cp);
    }
    return buf_end(&b);
}

/* What is wrong with the blanks of one of two keys that are alike otherwise;
   NULL: nothing. */
static const char *blanks(str key)
{
    bool first = false, last = false;
    size_t len;
    for (str s = key; s.n; s = str_from(s, len)) {
        last = is_space(utf8_decode(s, &len));
        first |= last && s.n == key.n;
    }
    return first && last ? "blanks around it"
           : first       ? "a blank at its start"
           : last        ? "a blank at its end"
                         : NULL;
}

/* ---- the key that was meant ---- */

static void list_keys(struct checking *k)
{
    size_t n = k->list->keys.n;
    if (k->list_keys || !diag_may_search(k->ev->d, n))
        return;
    k->list_keys = NEW_N(k->ev->scratch, str, n + 1);
    for (size_t i = n; i--;) {
        k->list_keys[i] = key_text(k->ev->scratch, &k->list->keys, i);
        map_put(&k->folds, folded(k->ev->scratch, k->list_keys[i]),
                &k->list_keys[i]);
    }
}

/* The row of the list whose key is the same but for blanks, dashes and case;
   STR_NPOS: none. */
static size_t find_alike(struct checking *k, str key)
{
    const str *alike = map_get(&k->folds, folded(k->ev->scratch, key));
    return alike ? (size_t)(alike - k->list_keys) : STR_NPOS;
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

/* "'x ' has a blank at its end", and where the other key stands. */
static str why_alike(struct checking *k, str key, size_t row)
{
    struct arena *a = k->ev->scratch;
    str near = k->list_keys[row];
    str at = pos_text(a, key_pos(k, k->list, row));
    const char *here = blanks(key), *there = blanks(near);
    if (there)
        return str_fmt(a, "'%.*s' in %.*s has %s", STR_ARG(near), STR_ARG(at),
                       there);
    if (here)
        return str_fmt(a, "'%.*s' has %s; '%.*s' is in %.*s", STR_ARG(key),
                       here, STR_ARG(near), STR_ARG(at));
    return str_fmt(a, "'%.*s' in %.*s differs in %s only", STR_ARG(near),
                   STR_ARG(at),
                   str_eq_nocase(key, near) ? "case" : "blanks or dashes");
}

static str why_lost(struct checking *k, str key, size_t alike)
{
    struct arena *a = k->ev->scratch;
    if (alike != STR_NPOS)
        return why_alike(k, key, alike);
    size_t n = k->list->keys.n;
    str near = k->list_keys && key.n >= NEAR_MIN
                   ? diag_nearest(k->ev->d, key, k->list_keys, n)
                   : STR_NONE;
    if (!near.p)
        return S("");
    return str_fmt(a, "did you mean '%.*s'?", STR_ARG(near));
}

/* ---- the two warnings ---- */

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

static void tell_lost(struct checking *k, size_t row, size_t n, str key,
                      size_t alike)
{
    diag_at(k->ev->d, DIAG_DF_MERGE_LOST, key_pos(k, k->rows, row),
            str_fmt(k->ev->scratch,
                    "a merge on %.*s %s %zu of %zu row%s: its %s side has "
                    "no %s%.*s%s",
                    STR_ARG(k->names),
                    k->pairs->keep_left || k->pairs->keep_right
                        ? "finds nothing for"
                        : "loses",
                    n, k->rows->keys.n, k->rows->keys.n == 1 ? "" : "s",
                    k->side, key.n ? "'" : "empty key", STR_ARG(key),
                    key.n ? "'" : ""));
    help(k, why_lost(k, key, alike));
}

static void tell_more(struct checking *k, const struct diag_code *code,
                      size_t keys, size_t rows, const char *done)
{
    if (!keys)
        return;
    diag_at(k->ev->d, code, eval_pos(k->ev, k->c->at),
            str_fmt(k->ev->scratch, "the merge %s %zu more row%s, of %zu key%s",
                    done, rows, rows == 1 ? "" : "s", keys,
                    keys == 1 ? "" : "s"));
}

static void check_lost(struct checking *k)
{
    struct keys_table table;
    size_t i = 0, told = 0, more_keys = 0, more_rows = 0, n = k->rows->keys.n;
    while (i < n && k->found[i])
        i++;
    if (i == n)
        return;
    keys_table_init(&table, k->ev->scratch, k->rows->keys);
    for (; i < n; i++) {
        if (k->found[i] || keys_table_find(&table, &k->rows->keys, i) != i)
            continue;
        size_t lost = rows_of_key(&table, i);
        if (told == TOLD_MAX) {
            more_keys += !k->meant;
            more_rows += lost;
            continue;
        }
        str key = key_text(k->ev->scratch, &k->rows->keys, i);
        list_keys(k);
        size_t alike = find_alike(k, key);
        if (k->meant && alike == STR_NPOS)
            continue;
        tell_lost(k, i, lost, key, alike);
        told++;
    }
    tell_more(k, DIAG_DF_MERGE_LOST, more_keys, more_rows, "loses");
}

/* At the second row that the list has of a key. */
static void tell_repeated(struct checking *k, const struct keys_table *t,
                          size_t first, size_t rows)
{
    struct arena *a = k->ev->scratch;
    size_t n = rows_of_key(t, first);
    str key = key_text(a, &k->list->keys, first);
    str at = pos_text(a, key_pos(k, k->list, first));
    diag_at(k->ev->d, DIAG_DF_MERGE_REPEATED,
            key_pos(k, k->list, t->next[first]),
            str_fmt(a,
                    "a merge on %.*s repeats rows: its %s side has '%.*s' "
                    "%zu time%s",
                    STR_ARG(k->names), k->side, STR_ARG(key), n, STR_S(n)));
    help(k, str_fmt(a,
                    "the first is in %.*s; %zu row%s of the other side ha%s "
                    "this key",
                    STR_ARG(at), rows, rows == 1 ? "" : "s",
                    rows == 1 ? "s" : "ve"));
}

static void check_repeated(struct checking *k)
{
    struct keys_table table;
    size_t n = k->list->keys.n, told = 0, more_keys = 0, more_rows = 0;
    if (k->pairs->validated)
        return;
    keys_table_init(&table, k->ev->scratch, k->list->keys);
    for (size_t i = 0; i < n && !table.unique; i++) {
        if (!k->taken[i] || table.next[i] == ORIGIN_NO_ROW ||
            keys_table_find(&table, &k->list->keys, i) != i)
            continue;
        if (told++ < TOLD_MAX) {
            tell_repeated(k, &table, i, k->taken[i]);
            continue;
        }
        more_keys++;
        more_rows += k->taken[i];
    }
    tell_more(k, DIAG_DF_MERGE_REPEATED, more_keys, more_rows, "repeats");
}

void merge_check(struct call *c, const struct merge_pairs *p)
{
    struct diags *d = c->ev->d;
    bool outer = p->keep_left && p->keep_right;
    if (outer || !p->left.keys.columns || !p->right.keys.columns ||
        (!diag_is_on(d, DIAG_DF_MERGE_LOST) &&
         !diag_is_on(d, DIAG_DF_MERGE_REPEATED)) ||
        (!p->keep_right && is_plain(p)))
        return;
    struct checking k = {
        .c = c, .ev = c->ev, .pairs = p, .folds = {.a = c->ev->scratch}};
    uint32_t *left = count(&k, &p->left, &p->right);
    uint32_t *right = count(&k, &p->right, &p->left);
    bool swap = p->keep_right ||
                (!p->keep_left &&
                 left_is_list(left, p->left.keys.n, right, p->right.keys.n));
    k.rows = swap ? &p->right : &p->left;
    k.list = swap ? &p->left : &p->right;
    k.found = swap ? right : left;
    k.taken = swap ? left : right;
    k.meant = p->inner_said || p->keep_left || p->keep_right;
    k.side = swap ? "left" : "right";
    k.names = names_of(c->ev->scratch, &k.rows->keys);
    check_lost(&k);
    check_repeated(&k);
}

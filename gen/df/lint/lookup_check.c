// SPDX-License-Identifier: MIT
// lookup_check: compares each string that matches no key with all keys.
#include "df/lint/lookup_check.h"

#include "base/codes/result.h"
#include "df/lint/alike.h"
#include "df/runtime/category.h"

enum {
    REPORTED_MAX = 10, /* maximum number of strings reported for one look-up */
    SEEN_MAX = 1000    /* maximum number of distinct strings that are compared
                          with keys */
};

static str pos_text(struct arena *a, struct pos at)
{
    return str_fmt(a, "%.*s:%u", STR_ARG(at.src->name), at.line);
}

struct lookup {
    struct eval *ev;
    const struct df_expr *at;
    struct alike alike;
    struct pos keys_at; /* position of the dict; its src is NULL if the keys are
                           cells of a column */
};

static bool is_on(const struct eval *ev)
{
    return diag_is_on(ev->d, DIAG_DF_MERGE_LOST);
}

/* Reports the string in `row` of x, which matches no key. n cells of x contain
   this string. `alike` is the row of a similar key. */
static void report(struct lookup *l, const struct column *x, size_t row,
                   size_t n, size_t alike)
{
    struct eval *ev = l->ev;
    struct arena *a = ev->scratch;
    struct pos here = eval_pos(ev, l->at);
    struct pos at = place_of_cell(&ev->places, x, row);
    struct pos key = l->keys_at;
    if (!key.src)
        key = place_of_cell(&ev->places, l->alike.keys.columns[0], alike);
    at = at.src ? at : here;
    key = key.src ? key : here;
    if (!eval_is_first(ev, DIAG_DF_MERGE_LOST, at))
        return;
    str name = x->name.p
                   ? str_fmt(a, " of '%.*s'", STR_ARG(name_text(a, x->name)))
                   : S("");
    diag_at(ev->d, DIAG_DF_MERGE_LOST, at,
            str_fmt(a,
                    "a look-up%.*s finds nothing for '%.*s', in %zu of %zu "
                    "row%s",
                    STR_ARG(name), STR_ARG(x->s[row]), n, x->n, STR_S(x->n)));
    str why = alike_why(&l->alike, x->s[row], alike, pos_text(a, key));
    diag_help(ev->d, "%.*s; the look-up is at %.*s", STR_ARG(why),
              STR_ARG(pos_text(a, here)));
}

/* Returns the keys of d that are strings, as a column. */
static const struct column *texts_of(struct eval *ev, const struct dict *d)
{
    str *v = NEW_N(ev->scratch, str, d->n + 1);
    struct column *c = NEW(ev->scratch, struct column);
    *c = (struct column){.type = COLUMN_STR, .s = v};
    for (size_t i = 0; i < d->n; i++)
        if (d->v[i].key.type == OBJECT_STR)
            v[c->n++] = as_str(d->v[i].key);
    return c;
}

/* ---- columns ---- */

/* A string that equals no key: its first row, the number of rows that contain
   it, and the row of a similar key. */
struct unmatched_string {
    size_t row, n, alike;
};

/* Whether `cell`, which `replace` left unchanged, resembles the value by which
   d replaces `key`. Such a cell needs no replacement. */
static bool is_replacement(struct eval *ev, const struct dict *d, str key,
                           str cell)
{
    const struct object *to = object_dict_get(d, object_str(key));
    return to && to->type == OBJECT_STR &&
           alike_are(ev->scratch, as_str(*to), cell);
}

/* Reports the strings of x that equal no key but resemble a key. rows[i] is as
   in lookup_check. `replaced` is the dict of a replace, or NULL for other
   look-ups. */
static void check(struct lookup *l, const struct column *x,
                  const uint32_t *rows, const struct dict *replaced)
{
    struct map seen = {.a = l->ev->scratch};
    struct unmatched_string *lost =
        NEW_N(l->ev->scratch, struct unmatched_string, REPORTED_MAX);
    size_t n = 0;
    for (size_t i = 0; i < x->n; i++) {
        if (rows[i] != ORIGIN_NO_ROW || !x->s[i].n)
            continue;
        struct unmatched_string *same = map_get(&seen, x->s[i]);
        if (same) {
            same->n++;
            continue;
        }
        size_t alike = seen.n < SEEN_MAX && n < REPORTED_MAX
                           ? alike_find(&l->alike, x->s[i])
                           : STR_NPOS;
        if (alike != STR_NPOS && replaced &&
            is_replacement(l->ev, replaced, l->alike.texts[alike], x->s[i]))
            alike = STR_NPOS;
        struct unmatched_string *one =
            alike == STR_NPOS ? NEW(l->ev->scratch, struct unmatched_string)
                              : &lost[n++];
        *one = (struct unmatched_string){i, 1, alike};
        map_put(&seen, x->s[i], one);
    }
    for (size_t i = 0; i < n; i++)
        report(l, x, lost[i].row, lost[i].n, lost[i].alike);
}

void lookup_check(struct eval *ev, const struct df_expr *at, struct keys keys,
                  const struct column *x, const uint32_t *rows)
{
    struct lookup l = {.ev = ev, .at = at, .alike = {.ev = ev, .keys = keys}};
    struct arena_mark mark = arena_mark(ev->scratch);
    if (is_on(ev) && x->type == COLUMN_STR && !category_is(x) &&
        keys.n_columns == 1 && keys.columns[0]->type == COLUMN_STR)
        check(&l, x, rows, NULL);
    arena_rewind(ev->scratch, mark);
}

void lookup_check_dict(struct eval *ev, const struct df_expr *at,
                       const struct df_expr *dict_at, const struct dict *d,
                       const struct column *x, bool replaces)
{
    if (!is_on(ev) || x->type != COLUMN_STR || category_is(x))
        return;
    const struct column *texts = texts_of(ev, d);
    struct lookup l = {.ev = ev,
                       .at = at,
                       .keys_at = eval_pos(ev, dict_at),
                       .alike = {.ev = ev, .keys = {&texts, 1, texts->n}}};
    uint32_t *rows = NEW_N(ev->scratch, uint32_t, x->n + 1);
    for (size_t i = 0; i < x->n; i++) {
        bool found = x->s[i].p && object_dict_get(d, object_str(x->s[i]));
        rows[i] = found ? 0 : ORIGIN_NO_ROW;
    }
    check(&l, x, rows, replaces ? d : NULL);
}

/* ---- one string ---- */

void lookup_check_key(struct eval *ev, const struct df_expr *at,
                      const struct dict *d, struct object key)
{
    if (!is_on(ev) || key.type != OBJECT_STR || d->n > SEEN_MAX)
        return;
    struct arena_mark mark = arena_mark(ev->scratch);
    for (size_t i = 0; i < d->n; i++) {
        struct object x = d->v[i].key;
        if (x.type != OBJECT_STR ||
            !alike_are(ev->scratch, as_str(x), as_str(key)))
            continue;
        struct pos pos = eval_pos(ev, at);
        if (!eval_is_first(ev, DIAG_DF_MERGE_LOST, pos))
            break;
        diag_at(ev->d, DIAG_DF_MERGE_LOST, pos,
                str_fmt(ev->scratch, "a look-up finds nothing for '%.*s'",
                        STR_ARG(as_str(key))));
        diag_help(ev->d, "did you mean the key '%.*s'?", STR_ARG(as_str(x)));
        break;
    }
    arena_rewind(ev->scratch, mark);
}

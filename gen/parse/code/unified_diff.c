// SPDX-License-Identifier: MIT
// unified_diff: the longest run of lines that both have, and so on before and
// behind it (Ratcliff and Obershelp, as in difflib.SequenceMatcher; lines that
// a long text repeats begin no run).
#include "parse/code/unified_diff.h"

#include <stdlib.h>

#include "base/map.h"
#include "base/vec.h"

enum {
    CONTEXT = 3,
    LONG = 200, /* lines of a text that may repeat too much */
    STEPS_MAX = 40000000,
};

struct line_run { /* the same lines in both, and how many */
    size_t a, b, n;
};

struct line_places {
    size_t *v;
    size_t n, cap;
};

struct differ {
    struct arena *a;
    const struct lines *before, *after;
    const struct line_places **at; /* of each line before: its places behind */
    size_t *length[2];  /* of the run that ends at a place, plus one */
    struct line_run *v; /* found so far */
    size_t n, cap;
    size_t steps;
};

struct line_part { /* what is still to be compared */
    size_t alo, ahi, blo, bhi;
};

struct line_parts {
    struct line_part *v;
    size_t n, cap;
};

static bool same(const struct differ *d, size_t i, size_t j)
{
    return str_eq(d->before->v[i].text, d->after->v[j].text);
}

static void find_places(struct differ *d)
{
    struct map all = {.a = d->a};
    size_t n = d->after->n;
    d->at = NEW_N(d->a, const struct line_places *, d->before->n + 1);
    for (size_t j = 0; j < n; j++) {
        struct line_places *p = map_get(&all, d->after->v[j].text);
        if (!p) {
            p = NEW(d->a, struct line_places);
            map_put(&all, d->after->v[j].text, p);
        }
        vec_push(d->a, p, j);
    }
    for (size_t i = 0; i < d->before->n; i++) {
        const struct line_places *p = map_get(&all, d->before->v[i].text);
        d->at[i] = p && (n < LONG || p->n <= n / 100 + 1) ? p : NULL;
    }
}

/* Forgets the runs that end at places of line i. */
static void clear(struct differ *d, size_t *length, size_t i)
{
    for (size_t k = 0; d->at[i] && k < d->at[i]->n; k++)
        length[d->at[i]->v[k] + 1] = 0;
}

static struct line_run longest(struct differ *d, struct line_part p)
{
    struct line_run best = {p.alo, p.blo, 0};
    for (size_t i = p.alo; i < p.ahi; i++) {
        size_t *was = d->length[i % 2], *is = d->length[(i + 1) % 2];
        for (size_t k = 0; d->at[i] && k < d->at[i]->n; k++) {
            size_t j = d->at[i]->v[k];
            d->steps++;
            if (j < p.blo || j >= p.bhi)
                continue;
            size_t n = is[j + 1] = was[j] + 1;
            if (n > best.n)
                best = (struct line_run){i + 1 - n, j + 1 - n, n};
        }
        if (i > p.alo)
            clear(d, was, i - 1);
    }
    if (p.ahi > p.alo)
        clear(d, d->length[p.ahi % 2], p.ahi - 1);
    for (; best.a > p.alo && best.b > p.blo && same(d, best.a - 1, best.b - 1);
         best.n++) {
        best.a--;
        best.b--;
    }
    while (best.a + best.n < p.ahi && best.b + best.n < p.bhi &&
           same(d, best.a + best.n, best.b + best.n))
        best.n++;
    return best;
}

static int by_place(const void *x, const void *y)
{
    const struct line_run *a = x, *b = y;
    return (a->a > b->a) - (a->a < b->a);
}

/* Fills d->v with all runs in order, those that touch made one, and one
   without lines at the end. */
static bool find_runs(struct differ *d)
{
    size_t na = d->before->n, nb = d->after->n, kept = 0;
    struct line_parts todo = {0};
    vec_push(d->a, &todo, (struct line_part){0, na, 0, nb});
    while (todo.n) {
        struct line_part p = todo.v[--todo.n];
        struct line_run r = longest(d, p);
        if (d->steps > STEPS_MAX)
            return false;
        if (!r.n)
            continue;
        vec_push(d->a, d, r);
        if (p.alo < r.a && p.blo < r.b)
            vec_push(d->a, &todo, (struct line_part){p.alo, r.a, p.blo, r.b});
        if (r.a + r.n < p.ahi && r.b + r.n < p.bhi)
            vec_push(d->a, &todo,
                     (struct line_part){r.a + r.n, p.ahi, r.b + r.n, p.bhi});
    }
    if (d->n)
        qsort(d->v, d->n, sizeof *d->v, by_place);
    for (size_t i = 0; i < d->n; i++) {
        struct line_run *last = kept ? &d->v[kept - 1] : NULL;
        if (last && last->a + last->n == d->v[i].a &&
            last->b + last->n == d->v[i].b)
            last->n += d->v[i].n;
        else
            d->v[kept++] = d->v[i];
    }
    d->n = kept;
    vec_push(d->a, d, ((struct line_run){na, nb, 0}));
    return true;
}

/* ---- what is written ---- */

static void put(struct differ *d, struct lines *out, const struct line *l,
                str sign)
{
    struct line line = *l;
    line.text = str_concat(d->a, sign, l->text);
    vec_push(d->a, out, line);
}

static str range(struct arena *a, size_t from, size_t to)
{
    if (to - from == 1)
        return str_fmt(a, "%zu", from + 1);
    return str_fmt(a, "%zu,%zu", to == from ? from : from + 1, to - from);
}

/* The lines that only one has, and up to so many that both have after. */
static void put_change(struct differ *d, struct lines *out, struct line_part p,
                       const struct line_run *r, size_t context)
{
    for (size_t i = p.alo; i < r->a; i++)
        put(d, out, &d->before->v[i], S("-"));
    for (size_t j = p.blo; j < r->b; j++)
        put(d, out, &d->after->v[j], S("+"));
    for (size_t i = 0; i < r->n && i < context; i++)
        put(d, out, &d->before->v[r->a + i], S(" "));
}

/* The changes from behind run `first` up to run `last`, with lines around
   them. A first of SIZE_MAX is the start of the texts. */
static void put_hunk(struct differ *d, struct lines *out, size_t first,
                     size_t last)
{
    struct line_run none = {0, 0, 0};
    const struct line_run *r = first == SIZE_MAX ? &none : &d->v[first];
    const struct line_run *end = &d->v[last];
    size_t before = r->n < CONTEXT ? r->n : CONTEXT;
    size_t after = end->n < CONTEXT ? end->n : CONTEXT;
    size_t a = r->a + r->n - before, b = r->b + r->n - before;
    struct line head = {.text =
                            str_fmt(d->a, "@@ -%.*s +%.*s @@",
                                    STR_ARG(range(d->a, a, end->a + after)),
                                    STR_ARG(range(d->a, b, end->b + after)))};
    put(d, out, &head, S(""));
    for (size_t i = 0; i < before; i++)
        put(d, out, &d->before->v[a + i], S(" "));
    struct line_part p = {.alo = a + before, .blo = b + before};
    for (size_t k = first + 1; k <= last; k++) {
        put_change(d, out, p, &d->v[k], k == last ? CONTEXT : SIZE_MAX);
        p.alo = d->v[k].a + d->v[k].n;
        p.blo = d->v[k].b + d->v[k].n;
    }
}

static bool changes_before(const struct differ *d, size_t k)
{
    size_t a = k ? d->v[k - 1].a + d->v[k - 1].n : 0,
           b = k ? d->v[k - 1].b + d->v[k - 1].n : 0;
    return d->v[k].a > a || d->v[k].b > b;
}

static void put_hunks(struct differ *d, struct lines *out)
{
    size_t first = SIZE_MAX; /* the run before the hunk */
    for (size_t k = 0; k < d->n; k++) {
        bool starts = k == 0 && !changes_before(d, k);
        bool ends = d->v[k].n > 2 * CONTEXT || k + 1 == d->n ||
                    (k + 2 == d->n && !changes_before(d, k + 1));
        if (ends && (changes_before(d, k) || k > first + 1))
            put_hunk(d, out, first, k);
        if (starts || ends)
            first = k;
    }
}

bool unified_diff(struct arena *a, const struct lines *before, str name_before,
                  const struct lines *after, str name_after, struct lines *out,
                  size_t *steps)
{
    struct arena scratch = {0};
    struct differ d = {.a = &scratch, .before = before, .after = after};
    struct line names[] = {{.text = name_before}, {.text = name_after}};
    size_t n = out->n;
    for (size_t i = 0; i < 2; i++)
        d.length[i] = NEW_N(&scratch, size_t, after->n + 2);
    find_places(&d);
    bool found = find_runs(&d);
    *steps = d.steps;
    if (!found) {
        arena_free(&scratch);
        return false;
    }
    d.a = a;
    put(&d, out, &names[0], S("--- "));
    put(&d, out, &names[1], S("+++ "));
    put_hunks(&d, out);
    if (out->n == n + 2)
        out->n = n;
    arena_free(&scratch);
    return true;
}

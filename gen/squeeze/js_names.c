// SPDX-License-Identifier: MIT
// js_names: the names used most get the shortest texts. Two names get the same
// one where neither is used where the other's declaration is the nearer one:
// the colouring of a graph, greedily.
#include "squeeze/js_names.h"

#include <stdlib.h>

#include "base/buf.h"
#include "squeeze/js_scopes.h"

struct js_short {
    struct arena *a;
    struct js_tokens *t;
    struct js_scopes scopes;
    const struct js_scope **open; /* those around the token at hand */
    size_t n_open;
    struct js_name **v; /* all names */
    size_t n;
    bool *clash; /* n x n, by their place */
};

/* ---- which names may not share a text ---- */

static void clash(struct js_short *s, const struct js_name *x,
                  const struct js_name *y)
{
    s->clash[x->place * s->n + y->place] = true;
    s->clash[y->place * s->n + x->place] = true;
}

/* Whether a scope lies around another one, and is not the same. */
static bool surrounds(const struct js_scope *x, const struct js_scope *y)
{
    return x->head <= y->head && x->to >= y->to &&
           (x->head < y->head || x->to > y->to);
}

/* A use of a name, at token `i`: no other may have its text in the scopes that
   are open here, but for those around its own. */
static void compare_use(struct js_short *s, struct js_name *name, size_t i)
{
    const struct js_scope *own = NULL;
    const struct js_token *x = &s->t->v[i];
    bool label = i && (js_is(x - 1, "break") || js_is(x - 1, "continue"));
    for (size_t k = 0; k < s->n_open; k++)
        if (s->open[k]->name == name && s->open[k]->from <= i &&
            (!own || s->open[k]->from > own->from))
            own = s->open[k];
    name->uses++;
    name->kept = name->kept || label || !own;
    for (size_t k = 0; own && k < s->n_open; k++)
        if (s->open[k]->name != name && !surrounds(s->open[k], own))
            clash(s, name, s->open[k]->name);
}

/* Where scopes are not known to their end all that overlaps clashes. */
static void compare_shorter(struct js_short *s)
{
    for (size_t i = 0; i < s->scopes.n; i++) {
        const struct js_scope *x = &s->scopes.v[i], *y = s->scopes.v;
        for (size_t k = 0; x->shorter && k < s->scopes.n; k++, y++)
            if (x->head < y->to && y->head < x->to && x->name != y->name)
                clash(s, x->name, y->name);
    }
}

static int by_head(const void *x, const void *y)
{
    const struct js_scope *a = x, *b = y;
    return (a->head > b->head) - (a->head < b->head);
}

/* Closes the scopes that end before token `i`; gives where the next one does.
 */
static size_t close_scopes(struct js_short *s, size_t i)
{
    size_t until = JS_NONE, n = 0;
    for (size_t k = 0; k < s->n_open; k++)
        if (s->open[k]->to > i) {
            until = until < s->open[k]->to ? until : s->open[k]->to;
            s->open[n++] = s->open[k];
        }
    s->n_open = n;
    return until;
}

/* One walk over the tokens, along which scopes open and close. */
static void compare_uses(struct js_short *s)
{
    size_t next = 0, until = 0;
    if (s->scopes.n)
        qsort(s->scopes.v, s->scopes.n, sizeof *s->scopes.v, by_head);
    s->open = NEW_N(s->a, const struct js_scope *, s->scopes.n + 1);
    for (size_t i = 0; i < s->t->n; i++) {
        if (i >= until)
            until = close_scopes(s, i);
        for (; next < s->scopes.n && s->scopes.v[next].head <= i; next++) {
            s->open[s->n_open++] = &s->scopes.v[next];
            until = until < s->scopes.v[next].to ? until : s->scopes.v[next].to;
        }
        if (js_is_use(s->t, i))
            compare_use(s, js_scopes_name(&s->scopes, s->t->v[i].text), i);
    }
}

/* ---- the texts ---- */

static int by_uses(const void *x, const void *y)
{
    const struct js_name *a = *(struct js_name *const *)x;
    const struct js_name *b = *(struct js_name *const *)y;
    return a->uses != b->uses ? (a->uses < b->uses) - (a->uses > b->uses)
                              : (a->place > b->place) - (a->place < b->place);
}

/* The nth short text, the letters first that scripts have most of anyway. */
static str short_text(struct arena *a, size_t n)
{
    static const str LETTERS =
        S_INIT("etnrisoalcdupmhfgbvwkxyqjzETNRISOALCDUPMHFGBVWKXYQJZ_$");
    struct buf b = {.a = a};
    for (; n >= LETTERS.n; n = n / LETTERS.n - 1)
        buf_putc(&b, LETTERS.p[n % LETTERS.n]);
    buf_putc(&b, LETTERS.p[n]);
    return buf_end(&b);
}

/* The short texts that no name has that is kept: as many as there are names. */
static str *free_texts(struct js_short *s)
{
    str *texts = NEW_N(s->a, str, s->n + 1);
    for (size_t i = 0, n = 0; i < s->n; n++) {
        str text = short_text(s->a, n);
        const struct js_name *name = map_get(&s->scopes.names, text);
        if (!js_word(text) && !(name && name->kept))
            texts[i++] = text;
    }
    return texts;
}

static void choose(struct js_short *s)
{
    const str *texts = free_texts(s);
    size_t *choice = NEW_N(s->a, size_t, s->n + 1); /* by place */
    size_t *taken = NEW_N(s->a, size_t, s->n + 1);  /* by text: for whom */
    for (size_t i = 0; i < s->n; i++) {
        struct js_name *name = s->v[i];
        size_t k = 0;
        if (name->kept)
            continue;
        for (size_t other = 0; other < s->n; other++)
            if (s->clash[name->place * s->n + other] && choice[other])
                taken[choice[other] - 1] = i + 1;
        while (taken[k] == i + 1)
            k++;
        choice[name->place] = k + 1;
        name->as = texts[k];
    }
}

static void rename_all(struct js_short *s)
{
    for (size_t i = 0; i < s->t->n; i++) {
        struct js_token *x = &s->t->v[i];
        if (!js_is_use(s->t, i))
            continue;
        const struct js_name *name = map_get(&s->scopes.names, x->text);
        if (name->as.p)
            x->text = x->key ? str_fmt(s->a, "%.*s:%.*s", STR_ARG(x->text),
                                       STR_ARG(name->as))
                             : name->as;
    }
}

void js_names(struct arena *a, struct js_tokens *t)
{
    struct js_short s = {.a = a, .t = t};
    for (size_t i = 0; i < t->n; i++)
        if (js_has(&t->v[i], JS_DOUBT) ||
            (js_has(&t->v[i], JS_CALLED) && !js_is(&t->v[i + 1], "(")))
            return;
    s.scopes = js_scopes(a, t);
    for (size_t i = 0; i < t->n; i++)
        if (js_is_use(t, i))
            js_scopes_name(&s.scopes, t->v[i].text);
    s.n = s.scopes.names.n;
    s.v = NEW_N(a, struct js_name *, s.n + 1);
    for (size_t i = 0; i < s.n; i++)
        s.v[i] = s.scopes.names.v[i].value;
    s.clash = NEW_N(a, bool, s.n *s.n + 1);
    compare_uses(&s);
    compare_shorter(&s);
    if (s.n)
        qsort(s.v, s.n, sizeof *s.v, by_uses);
    choose(&s);
    rename_all(&s);
}

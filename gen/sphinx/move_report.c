// SPDX-License-Identifier: MIT
// move_report: see move_report.h.
#include "sphinx/move_report.h"

static const struct {
    enum move_kind kind;
    const char *title, *name, *text; /* in JSON: of the list, of a text */
} LISTS[] = {
    {MOVE_CARRIED, "Carried over:", "carried", "key"},
    {MOVE_LEFT, "Not carried over:", "left", "why"},
    {MOVE_UNREAD, "Not read, since conf.py is not run:", "unread", "why"},
    {MOVE_EXTENSION, "Extensions:", "extensions", "what"},
};
enum { N_LISTS = sizeof LISTS / sizeof *LISTS, FAULTS_MAX = 20 };

static void put_name(struct buf *b, const struct move_note *n)
{
    buf_put(b, n->name);
    if (n->line)
        buf_printf(b, " (line %u)", n->line);
}

/* Settings that stay behind for one reason stand together: chain[i] is the next
   such note behind note i, or 0; later[i], that one stands before it. */
struct chains {
    size_t *chain;
    bool *later;
};

static struct chains chains_of(struct arena *a, const struct move *m)
{
    struct chains c = {NEW_N(a, size_t, m->notes.n),
                       NEW_N(a, bool, m->notes.n)};
    struct map last = {.a = a};
    for (size_t i = 0; i < m->notes.n; i++) {
        if (m->notes.v[i].kind != MOVE_LEFT)
            continue;
        struct map_entry *e = map_find(&last, m->notes.v[i].text);
        if (e) {
            c.chain[(size_t)e->value] = i;
            c.later[i] = true;
        }
        map_put(&last, m->notes.v[i].text, (void *)i);
    }
    return c;
}

/* A note, with those of its chain. */
static void put_note(struct buf *b, const struct move_note *v, size_t i,
                     const struct chains *c)
{
    const struct move_note *n = &v[i];
    if (c->later[i])
        return;
    buf_puts(b, "  ");
    put_name(b, n);
    for (size_t k = c->chain[i]; k; k = c->chain[k]) {
        buf_puts(b, ", ");
        put_name(b, &v[k]);
    }
    if (n->kind == MOVE_CARRIED)
        buf_printf(b, " as %.*s", STR_ARG(n->text));
    else
        buf_printf(b, ": %.*s", STR_ARG(n->text));
    if (n->pages)
        buf_printf(b, "; %zu page%s", n->pages, n->pages == 1 ? "" : "s");
    buf_putc(b, '\n');
}

static void put_fault(struct buf *b, const struct survey_fault *f)
{
    buf_printf(b, "  %zu file%s: %.*s [%.*s]\n", f->files,
               f->files == 1 ? "" : "s", STR_ARG(f->text), STR_ARG(f->code));
}

static bool runs(const struct survey_fault *f)
{
    return str_eq(f->code, S("directive-runs"));
}

/* What would run code, by what there is to do instead. */
static void put_runs(struct buf *b, const struct survey *s)
{
    for (size_t i = 0; i < s->faults.n; i++) {
        str help = s->faults.v[i].help;
        bool told = !runs(&s->faults.v[i]);
        for (size_t k = 0; k < i && !told; k++)
            told = runs(&s->faults.v[k]) && str_eq(s->faults.v[k].help, help);
        if (told)
            continue;
        buf_printf(b, "\nInstead of running code, %.*s:\n", STR_ARG(help));
        for (size_t k = i; k < s->faults.n; k++)
            if (runs(&s->faults.v[k]) && str_eq(s->faults.v[k].help, help))
                put_fault(b, &s->faults.v[k]);
    }
}

static void put_survey(struct buf *b, const struct survey *s)
{
    size_t shown = 0, others = 0;
    buf_printf(b, "\n%zu of %zu page%s will build.\n", s->good, s->pages,
               s->pages == 1 ? "" : "s");
    for (size_t i = 0; i < s->faults.n; i++) {
        if (runs(&s->faults.v[i]))
            continue;
        if (others++ < FAULTS_MAX && ++shown)
            put_fault(b, &s->faults.v[i]);
    }
    if (others > shown)
        buf_printf(b, "  and %zu more\n", others - shown);
    put_runs(b, s);
}

void move_report_text(struct buf *b, const struct move *m,
                      const struct survey *s)
{
    struct chains chains = chains_of(b->a, m);
    for (size_t k = 0; k < N_LISTS; k++) {
        size_t n = 0;
        for (size_t i = 0; i < m->notes.n; i++) {
            if (m->notes.v[i].kind != LISTS[k].kind)
                continue;
            if (!n++)
                buf_printf(b, "%s%s\n", b->n ? "\n" : "", LISTS[k].title);
            put_note(b, m->notes.v, i, &chains);
        }
    }
    if (s->loaded)
        put_survey(b, s);
}

static void put_list(struct buf *b, const struct move *m, size_t k)
{
    bool first = true;
    buf_printf(b, ",\"%s\":[", LISTS[k].name);
    for (size_t i = 0; i < m->notes.n; i++) {
        const struct move_note *n = &m->notes.v[i];
        if (n->kind != LISTS[k].kind)
            continue;
        buf_printf(b, "%s{\"name\":", first ? "" : ",");
        buf_put_json(b, n->name);
        if (n->line)
            buf_printf(b, ",\"line\":%u", n->line);
        buf_printf(b, ",\"%s\":", LISTS[k].text);
        buf_put_json(b, n->text);
        if (n->kind == MOVE_EXTENSION)
            buf_printf(b, ",\"pages\":%zu", n->pages);
        buf_putc(b, '}');
        first = false;
    }
    buf_putc(b, ']');
}

void move_report_json(struct buf *b, const struct move *m,
                      const struct survey *s)
{
    buf_puts(b, "{\"content\":");
    buf_put_json(b, m->content);
    for (size_t k = 0; k < N_LISTS; k++)
        put_list(b, m, k);
    if (s->loaded) {
        buf_printf(b, ",\"pages\":%zu,\"builds\":%zu,\"faults\":[", s->pages,
                   s->good);
        for (size_t i = 0; i < s->faults.n; i++) {
            const struct survey_fault *f = &s->faults.v[i];
            buf_printf(b, "%s{\"text\":", i ? "," : "");
            buf_put_json(b, f->text);
            buf_puts(b, ",\"code\":");
            buf_put_json(b, f->code);
            buf_printf(b, ",\"files\":%zu,\"times\":%zu}", f->files, f->times);
        }
        buf_putc(b, ']');
    }
    buf_puts(b, "}\n");
}

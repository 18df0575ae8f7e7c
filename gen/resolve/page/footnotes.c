// SPDX-License-Identifier: MIT
// footnotes: numbers footnotes, then binds references to footnotes and
// citations.
#include "resolve/page/footnotes.h"

#include "base/buf.h"
#include "base/codes/reference.h"
#include "base/vec.h"

struct footnotes_notes {
    struct node **v;
    size_t n, cap;
};

struct numbering {
    struct document *doc;
    struct map by_name; /* name -> footnote or citation */
    /* automatic footnotes without a name, in document order */
    struct footnotes_notes numbered;
    struct footnotes_notes symbols;
    /* index of the first footnote that no reference uses yet: next_numbered in
       `numbered`, next_symbol in `symbols` */
    size_t next_numbered, next_symbol;
};

static const str SYMBOLS[] = {
    S_INIT("*"),
    S_INIT("\xe2\x80\xa0"),
    S_INIT("\xe2\x80\xa1"),
    S_INIT("\xc2\xa7"),
    S_INIT("\xc2\xb6"),
    S_INIT("#"),
    S_INIT("\xe2\x99\xa0"),
    S_INIT("\xe2\x99\xa5"),
    S_INIT("\xe2\x99\xa6"),
    S_INIT("\xe2\x99\xa3"),
};
enum {
    N_SYMBOLS = sizeof SYMBOLS / sizeof *SYMBOLS,
    SYMBOLS_MAX = 20 * N_SYMBOLS /* maximum number of footnotes with symbols: a
                                    symbol repeats up to 20 times */
};

/* Returns the symbol of footnote n, counted from 0: a single symbol for the
   first ten footnotes, a doubled symbol for the next ten, then a tripled
   symbol, and so on. */
static str symbol(struct arena *a, size_t n)
{
    struct buf all = {.a = a};
    for (size_t i = 0; i <= n / N_SYMBOLS; i++)
        buf_put(&all, SYMBOLS[n % N_SYMBOLS]);
    return buf_str(&all);
}

static void report_many(struct document *doc, const struct node *note)
{
    diag_at(doc->diags, DIAG_FOOTNOTE_LIMIT, note->pos,
            str_fmt(doc->a, "%d", SYMBOLS_MAX));
    diag_help(doc->diags, "use numbers: [#] instead of [*]");
}

static void set_label(struct document *doc, struct node *note, str text)
{
    struct node *label = node_new(doc->a, NODE_LABEL, note->pos);
    node_append(label, node_text(doc->a, text, note->pos));
    node_prepend(note, label);
}

static void number_one(struct numbering *u, struct node *note, size_t *next)
{
    struct document *doc = u->doc;
    str label;
    do
        label = str_fmt(doc->a, "%zu", ++*next);
    while (map_get(&u->by_name, label));
    set_label(doc, note, label);
    map_put(&u->by_name, label, note);
    if (node_list(note, "names")->n == 0)
        vec_push(doc->a, &u->numbered, note);
}

static void collect(struct numbering *u)
{
    struct document *doc = u->doc;
    size_t next = 0, n_symbols = 0;
    for (struct node *n = doc->root; n; n = node_next(n, doc->root)) {
        if (n->type != NODE_FOOTNOTE && n->type != NODE_CITATION)
            continue;
        const struct strs *names = node_list(n, "names");
        for (size_t i = 0; i < names->n; i++)
            if (!map_get(&u->by_name, names->v[i]))
                map_put(&u->by_name, names->v[i], n);
        /* If several citations have the same name, references use the last of
           them, as in Sphinx. */
        const struct strs *shared = node_list(n, "dupnames");
        for (size_t i = 0; n->type == NODE_CITATION && i < shared->n; i++)
            map_put(&u->by_name, shared->v[i], n);
    }
    for (struct node *n = doc->root; n; n = node_next(n, doc->root)) {
        str kind = n->type == NODE_FOOTNOTE ? node_get(n, "auto") : STR_NONE;
        if (str_eq(kind, S("1"))) {
            number_one(u, n, &next);
        } else if (str_eq(kind, S("*"))) {
            if (n_symbols == SYMBOLS_MAX)
                report_many(doc, n);
            set_label(doc, n, symbol(doc->a, n_symbols++ % SYMBOLS_MAX));
            vec_push(doc->a, &u->symbols, n);
        }
    }
}

static struct node *wanted(struct numbering *u, const struct node *ref)
{
    str name = node_get(ref, "refname"), kind = node_get(ref, "auto");
    if (name.p)
        return map_get(&u->by_name, name);
    if (str_eq(kind, S("1")) && u->next_numbered < u->numbered.n)
        return u->numbered.v[u->next_numbered++];
    if (str_eq(kind, S("*")) && u->next_symbol < u->symbols.n)
        return u->symbols.v[u->next_symbol++];
    return NULL;
}

static void bind(struct numbering *u, struct node *ref)
{
    struct document *doc = u->doc;
    struct node *note = wanted(u, ref);
    if (!note && ref->type == NODE_CITATION_REFERENCE)
        return; /* the citation may be on another page */
    if (!note) {
        str name = node_get(ref, "refname");
        str label = name.p ? name : node_get(ref, "auto");
        diag_at(doc->diags, DIAG_REF_UNRESOLVED, ref->pos, label);
        diag_help(doc->diags,
                  "add a footnote with this label, such as '.. [%.*s] text'",
                  STR_ARG(str_eq(label, S("1")) && !name.p ? S("#") : label));
        return;
    }
    const struct strs *ids = node_list(note, "ids");
    const struct strs *own = node_list(ref, "ids");
    if (ids->n)
        node_set(doc->a, ref, "refid", ids->v[0]);
    if (own->n)
        node_push(doc->a, note, "backrefs", own->v[0]);
    if (!ref->first && note->first && note->first->type == NODE_LABEL)
        node_append(
            ref, node_text(doc->a, node_astext(doc->a, note->first), ref->pos));
}

void footnotes_number(struct document *doc)
{
    struct numbering u = {.doc = doc, .by_name.a = doc->a};
    collect(&u);
    for (struct node *n = doc->root; n; n = node_next(n, doc->root))
        if (n->type == NODE_FOOTNOTE_REFERENCE ||
            n->type == NODE_CITATION_REFERENCE)
            bind(&u, n);
}

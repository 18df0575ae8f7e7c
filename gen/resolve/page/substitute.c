// SPDX-License-Identifier: MIT
// substitute: replaces references by copies of their definitions. References
// in a copy are replaced in turn; the chain of definitions is kept to find
// cycles.
#include "resolve/page/substitute.h"

#include "base/buf.h"
#include "base/codes/reference.h"
#include "config/yaml.h"
#include "load/site.h"
#include "parse/cell.h"
#include "parse/parse.h"

enum {
    CHAIN_MAX = 32, /* maximum depth of nested definitions */
    /* maximum number of nodes that substitutions may add to a page */
    COPIED_MAX = 100000,
};

static const char GAIN[] = "16 MiB of substituted text";

struct substituting {
    struct document *doc;
    struct map lower; /* name in lower case -> definition */
    size_t copied;    /* nodes copied so far */
};

/* Returns the definition of the name, or else the definition of a name that
   differs only in case, or else NULL. */
static struct node *definition(const struct substituting *s, str name)
{
    struct node *n = map_get(&s->doc->substitutions, name);
    struct arena scratch = {0};
    if (!n)
        n = map_get(&s->lower, str_lower(&scratch, name));
    arena_free(&scratch);
    return n;
}

static void find_lower(struct substituting *s)
{
    const struct map *names = &s->doc->substitutions;
    for (size_t i = 0; i < names->n; i++) {
        str lower = str_lower(s->doc->a, names->v[i].key);
        if (!map_find(&s->lower, lower))
            map_put(&s->lower, lower, names->v[i].value);
    }
}

/* Replaces an unresolved reference by its text as written. */
static void show_as_text(struct document *doc, struct node *ref)
{
    struct node *plain = node_new(doc->a, NODE_INLINE, ref->pos);
    node_append(plain, node_text(doc->a, S("|"), ref->pos));
    node_move_children(ref, plain);
    node_append(plain, node_text(doc->a, S("|"), ref->pos));
    node_replace(ref, plain);
}

static bool in_chain(const struct node *const *chain, size_t n,
                     const struct node *def)
{
    for (size_t i = 0; i < n; i++)
        if (chain[i] == def)
            return true;
    return false;
}

/* Returns the number of bytes in a node's text and addresses. */
static size_t bytes_of(const struct node *n)
{
    return n->text.n + node_get(n, "refuri").n + node_get(n, "uri").n +
           node_get(n, "alt").n;
}

/* Counts the nodes and bytes of a copy of def. Returns false if the page's
   limits are exceeded, and reports this once per page. Without limits, nested
   definitions could grow exponentially. */
static bool may_copy(struct substituting *s, const struct node *ref,
                     const struct node *def)
{
    struct diags *d = s->doc->diags;
    size_t bytes = 0;
    if (s->copied > COPIED_MAX)
        return false;
    for (const struct node *n = def; n; n = node_next(n, def)) {
        s->copied++;
        bytes += bytes_of(n);
    }
    if (s->copied <= COPIED_MAX)
        return document_gain(s->doc, ref->pos, bytes, GAIN);
    diag_at(d, DIAG_SUBSTITUTION_LIMIT, ref->pos,
            str_fmt(s->doc->a, "%d,000", COPIED_MAX / 1000));
    diag_help(d, "use fewer substitutions; each level of nesting multiplies "
                 "the elements");
    return false;
}

/* Returns the site's value of a predefined name: |version|, |release| or
   |today|. Returns STR_NONE for other names, and if the site sets no value. */
static str of_site(const struct document *doc, str name)
{
    const struct config *c = &doc->parse->site->config;
    const struct {
        str name, text;
    } OF[] = {
        {S("version"), c->version},
        {S("release"), c->writing.release.p ? c->writing.release : c->version},
        {S("today"), writing_today(doc->a, &c->writing)}};
    for (size_t i = 0; i < sizeof OF / sizeof *OF; i++)
        if (str_eq(OF[i].name, name))
            return OF[i].text;
    return STR_NONE;
}

/* Reports a reference to a definition that contains the reference. */
static void report_circle(struct document *doc, const struct node *ref,
                          const struct node *def,
                          const struct node *const *chain, size_t n)
{
    struct buf through = {.a = doc->a};
    size_t i = 0;
    while (i < n && chain[i] != def)
        i++;
    for (i++; i < n; i++) {
        const struct strs *names = node_list(chain[i], "names");
        if (names->n)
            buf_printf(&through, "%s uses '%.*s'",
                       through.n ? ", which" : ": it", STR_ARG(names->v[0]));
    }
    str name = node_get(ref, "refname");
    if (through.n)
        buf_printf(&through, ", which uses '%.*s'", STR_ARG(name));
    diag_at(doc->diags, DIAG_SUBSTITUTION_CIRCLE, ref->pos, name,
            str_fmt(doc->a, "contains itself%.*s", STR_ARG(buf_str(&through))));
    diag_help(doc->diags, "write text here instead of |%.*s|", STR_ARG(name));
}

/* Reports a reference inside CHAIN_MAX nested definitions. */
static void report_depth(struct document *doc, const struct node *ref)
{
    str name = node_get(ref, "refname");
    diag_at(doc->diags, DIAG_SUBSTITUTION_CIRCLE, ref->pos, name,
            str_fmt(doc->a,
                    "is nested too deeply: at most %d levels are allowed",
                    CHAIN_MAX));
    diag_help(doc->diags, "write text here instead of |%.*s|", STR_ARG(name));
}

/* Whether the definition `def` can replace a reference. If not, reports the
   reason. `def` is NULL if the name is unknown; chain and n: see `replace`. */
static bool can_replace(struct substituting *s, const struct node *ref,
                        const struct node *def, const struct node *const *chain,
                        size_t n)
{
    struct document *doc = s->doc;
    str name = node_get(ref, "refname");
    if (!def) {
        diag_at(doc->diags, DIAG_SUBSTITUTION_UNKNOWN, ref->pos, name);
        if (str_eq(name, S("version")) || str_eq(name, S("release")))
            diag_help(doc->diags,
                      "set its text in perfpress.yaml, such as '%.*s: 1.0'",
                      STR_ARG(name));
        else if (cell_is_data(ref->pos))
            diag_help(doc->diags, CELL_UNCHANGED);
        else if (doc->substitutions.n)
            diag_help_keys(doc->diags, "substitutions", name,
                           &doc->substitutions);
        else
            diag_help(
                doc->diags,
                "define it in the page, or for all pages under 'rst_epilog' in "
                "perfpress.yaml: '.. |%.*s| replace:: text'",
                STR_ARG(name));
        return false;
    }
    if (in_chain(chain, n, def)) {
        report_circle(doc, ref, def, chain, n);
        return false;
    }
    if (n == CHAIN_MAX) {
        report_depth(doc, ref);
        return false;
    }
    return may_copy(s, ref, def);
}

/* Replaces a reference by its definition. `chain` has the n definitions that
   contain the reference, outermost first. */
static void replace(struct substituting *s, struct node *ref,
                    const struct node *const *chain, size_t n);

static void replace_below(struct substituting *s, struct node *top,
                          const struct node *const *chain, size_t n)
{
    for (struct node *at = top, *next; at; at = next) {
        next = node_next(at, top);
        if (at->type != NODE_SUBSTITUTION_REFERENCE || at == top)
            continue;
        next = node_skip(at, top);
        replace(s, at, chain, n);
    }
}

/* Removes the blanks before a reference if its definition has the option ltrim,
   and the blanks after the reference if the definition has the option rtrim. */
static void trim_around(struct node *ref, const struct node *def)
{
    struct node *before = ref->prev, *after = ref->next;
    if (before && before->type == NODE_TEXT && node_has(def, "ltrim"))
        before->text = str_trim_right(before->text);
    if (after && after->type == NODE_TEXT && node_has(def, "rtrim"))
        after->text = str_trim_left(after->text);
}

static void replace(struct substituting *s, struct node *ref,
                    const struct node *const *chain, size_t n)
{
    const struct node *def = definition(s, node_get(ref, "refname"));
    const struct node *longer[CHAIN_MAX];
    str text = def ? STR_NONE : of_site(s->doc, node_get(ref, "refname"));
    if (text.p) {
        node_replace(ref, node_text(s->doc->a, text, ref->pos));
        return;
    }
    if (!can_replace(s, ref, def, chain, n)) {
        show_as_text(s->doc, ref);
        return;
    }
    trim_around(ref, def);
    for (size_t i = 0; i < n; i++)
        longer[i] = chain[i];
    longer[n] = def;
    struct node *holder = node_copy(s->doc->a, def);
    replace_below(s, holder, longer, n + 1);
    node_move_children_before(holder, ref);
    node_remove(ref);
}

/* ---- in code ---- */

/* Returns the plain text that replaces |name|, or STR_NONE if the name is
   unknown. */
static str plain_text(struct substituting *s, str name)
{
    struct arena *a = s->doc->a;
    struct node *def = definition(s, name);
    if (def) {
        struct node *box = node_new(a, NODE_PARAGRAPH, def->pos),
                    *ref = node_new(a, NODE_SUBSTITUTION_REFERENCE, def->pos);
        node_set(a, ref, "refname", name);
        node_append(box, ref);
        replace(s, ref, NULL, 0);
        return node_astext(a, box);
    }
    const struct yaml *all = s->doc->texts;
    const struct yaml *y = all ? yaml_get(all, name) : NULL;
    return y && y->kind == YAML_TEXT ? y->text : of_site(s->doc, name);
}

/* Returns the string with each |name| replaced, except unknown names. */
static str expand(struct substituting *s, str text, struct pos at)
{
    struct buf b = {.a = s->doc->a};
    size_t open, close;
    while ((open = str_find_char(text, '|', 0)) != STR_NPOS &&
           (close = str_find_char(text, '|', open + 1)) != STR_NPOS) {
        str name = str_slice(text, open + 1, close);
        bool is_name = name.n && name.p[0] != ' ' &&
                       str_find_char(name, '\n', 0) == STR_NPOS;
        str to = is_name ? plain_text(s, name) : STR_NONE;
        buf_put(&b, str_slice(text, 0, open));
        if (to.p && !document_gain(s->doc, at, to.n, GAIN))
            to = STR_NONE;
        buf_put(&b, to.p ? to : str_slice(text, open, close));
        text = str_from(text, to.p ? close + 1 : close);
    }
    buf_put(&b, text);
    return buf_end(&b);
}

static bool may_have_names(const struct node *n)
{
    return n->type == NODE_LITERAL_BLOCK || n->type == NODE_LITERAL ||
           n->type == NODE_PENDING_XREF;
}

static void expand_below(struct substituting *s, struct node *top)
{
    for (struct node *n = top; n; n = node_next(n, top))
        if (n->type == NODE_TEXT)
            n->text = expand(s, n->text, n->pos);
    if (node_has(top, "reftarget"))
        node_set(s->doc->a, top, "reftarget",
                 expand(s, node_get(top, "reftarget"), top->pos));
}

void substitute_all(struct document *doc)
{
    struct substituting s = {.doc = doc, .lower.a = doc->a};
    find_lower(&s);
    for (struct node *at = doc->root, *next; at; at = next) {
        next = node_next(at, doc->root);
        if (at->type == NODE_SUBSTITUTION_DEFINITION)
            next = node_skip(at, doc->root);
        if (may_have_names(at) && node_has(at, "_substitute"))
            expand_below(&s, at);
        if (at->type != NODE_SUBSTITUTION_REFERENCE)
            continue;
        next = node_skip(at, doc->root);
        replace(&s, at, NULL, 0);
    }
}

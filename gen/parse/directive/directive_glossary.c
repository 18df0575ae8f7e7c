// SPDX-License-Identifier: MIT
// directive_glossary: Sphinx' glossary: one or more terms, each on its own
// line, followed by an indented definition.
#include <stdlib.h>

#include "base/buf.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "parse/api/domain_keywords.h"
#include "parse/directive/directive_family.h"
#include "parse/glossary.h"

static size_t indent_of(str s)
{
    return s.n - str_trim_left(s).n;
}

/* Returns the blank or indented lines from *at on, without their common
   indentation and without blank lines at the end; moves *at after them. */
static struct lines read_definition(struct arena *a, const struct lines *all,
                                    size_t *at)
{
    struct lines lines = {0};
    size_t least = STR_NPOS;
    for (; *at < all->n; ++*at) {
        str s = all->v[*at].text;
        if (!str_blank(s) && indent_of(s) == 0)
            break;
        if (!str_blank(s) && indent_of(s) < least)
            least = indent_of(s);
        vec_push(a, &lines, all->v[*at]);
    }
    for (size_t i = 0; i < lines.n; i++) {
        struct line *l = &lines.v[i];
        size_t k = l->text.n < least ? l->text.n : least;
        l->text = str_from(l->text, k);
        l->col += (uint32_t)k;
    }
    while (lines.n && str_blank(lines.v[lines.n - 1].text))
        lines.n--;
    return lines;
}

/* Appends the term of a line "term" or "term : sort key" to the item, and
   registers its label. */
static void add_term(struct directive_call *c, const struct line *l,
                     struct node *item)
{
    struct parse *p = c->p;
    size_t colon = str_find(l->text, S(" : "), 0);
    str text = colon == STR_NPOS ? l->text : str_slice(l->text, 0, colon);
    text = str_trim(text);
    struct pos at = line_pos(l, 0, text.n);
    struct node *term = node_new(p->a, NODE_TERM, at);
    node_append(item, term);
    p->syntax->inline_text(p, text, at, term);
    str id = glossary_id(p->a, node_astext(p->a, term));
    if (id.n > S(GLOSSARY_TERM).n && !map_find(&p->doc->ids, id))
        node_add(p->a, term, "ids", id);
    node_add(p->a, term, "names",
             document_normal_name(p->a, str_concat(p->a, S(GLOSSARY_TERM),
                                                   node_astext(p->a, term))));
    document_note_explicit_target(p->doc, term);
    struct keywords entry = {0};
    if (node_list(term, "ids")->n) {
        domain_add_keyword(p->a, &entry, KEYWORD_SINGLE,
                           node_astext(p->a, term), term);
        entry.v[0].main = true;
    }
    domain_put_keywords(p, term, &entry);
}

/* Whether a line begins a comment, ".. text". The indented lines below belong
   to the comment. */
static bool is_comment(str s)
{
    return str_starts(s, S(".. ")) || str_eq(str_trim_right(s), S(".."));
}

/* Returns the sort key of a term: the term in lower case, with the unaccented
   letter inserted before each accented letter. */
static str sort_key(struct arena *a, str term)
{
    struct buf b = {.a = a};
    size_t n;
    term = document_normal_name(a, term);
    for (size_t i = 0; i < term.n; i += n) {
        unsigned cp = utf8_decode(str_from(term, i), &n);
        char fold[6] = "";
        if (cp >= 0x80)
            unicode_fold(cp, fold);
        buf_put(&b, str_c(fold));
        buf_put(&b, str_slice(term, i, i + n));
    }
    return buf_end(&b);
}

struct sorted_term {
    str key;
    size_t nth;
    struct node *item;
};

static int by_key(const void *x, const void *y)
{
    const struct sorted_term *p = x, *q = y;
    int order = str_cmp(p->key, q->key);
    return order ? order : p->nth < q->nth ? -1 : 1;
}

/* Sorts the items by their first terms. */
static void sort(struct arena *a, struct node *list)
{
    struct {
        struct sorted_term *v;
        size_t n, cap;
    } all = {0};
    for (struct node *item; (item = list->first);) {
        node_remove(item);
        vec_push(a, &all,
                 (struct sorted_term){sort_key(a, node_astext(a, item->first)),
                                      all.n, item});
    }
    if (all.n)
        qsort(all.v, all.n, sizeof *all.v, by_key);
    for (size_t i = 0; i < all.n; i++)
        node_append(list, all.v[i].item);
}

static void glossary(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    const struct lines *all = &c->content;
    if (!directive_has_content(c, parent))
        return;
    struct node *list = directive_node(c, NODE_DEFINITION_LIST), *item = NULL;
    node_add(p->a, list, "classes", c->def->name);
    node_append(parent, list);
    for (size_t i = 0; i < all->n;) {
        const struct line *l = &all->v[i];
        if (is_comment(l->text)) {
            i++;
            read_definition(p->a, all, &i);
            continue;
        }
        if (!str_blank(l->text) && indent_of(l->text) == 0) {
            if (!item || item->last->type != NODE_TERM) {
                item = node_new(p->a, NODE_DEFINITION_LIST_ITEM,
                                line_pos(l, 0, l->text.n));
                node_append(list, item);
            }
            add_term(c, l, item);
            i++;
            continue;
        }
        struct lines lines = read_definition(p->a, all, &i);
        if (!lines.n || !item)
            continue;
        struct node *definition = node_new(p->a, NODE_DEFINITION, item->pos);
        node_append(item, definition);
        p->syntax->block(p, lines, definition, false);
    }
    if (directive_flag(c, S("sorted")))
        sort(p->a, list);
}

static const struct option_spec GLOSSARY[] = {
    {S_INIT("sorted"), OPTION_FLAG, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {{0}, 0, NULL},
};

const struct directive directive_glossary[] = {
    {S_INIT("glossary"), 0, 0, false, true, GLOSSARY, glossary, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};

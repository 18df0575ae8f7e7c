// SPDX-License-Identifier: MIT
// domain_keywords: see domain_keywords.h.
#include "parse/api/domain_keywords.h"

#include "base/vec.h"

struct keywords domain_keyword_anchor(struct parse *p, struct pos at,
                                      struct node **target)
{
    struct node *t = node_new(p->a, NODE_TARGET, at);
    unsigned *n = document_counter(p->doc, S("index"));
    str id = str_fmt(p->a, "index-%u", (*n)++);
    node_push(p->a, t, "ids", document_new_id(p->doc, id, t));
    *target = t;
    return (struct keywords){0};
}

void domain_add_keyword(struct arena *a, struct keywords *k,
                        enum keyword_kind kind, str text,
                        const struct node *target)
{
    bool main = str_starts(text, S("!"));
    vec_push(a, k,
             (struct keyword){.kind = kind,
                              .text = main ? str_trim(str_from(text, 1)) : text,
                              .id = node_list(target, "ids")->v[0],
                              .main = main});
}

static const struct {
    str name;
    enum keyword_kind kind;
    str before; /* first part of the pair, or {0}: "module: x" becomes the pair
                   "module; x" */
} KINDS[] = {
    {S_INIT("single"), KEYWORD_SINGLE, {0}},
    {S_INIT("pair"), KEYWORD_PAIR, {0}},
    {S_INIT("double"), KEYWORD_PAIR, {0}},
    {S_INIT("triple"), KEYWORD_TRIPLE, {0}},
    {S_INIT("seealso"), KEYWORD_SEEALSO, {0}},
    {S_INIT("see"), KEYWORD_SEE, {0}},
    {S_INIT("module"), KEYWORD_PAIR, S_INIT("module")},
    {S_INIT("keyword"), KEYWORD_PAIR, S_INIT("keyword")},
    {S_INIT("operator"), KEYWORD_PAIR, S_INIT("operator")},
    {S_INIT("object"), KEYWORD_PAIR, S_INIT("object")},
    {S_INIT("exception"), KEYWORD_PAIR, S_INIT("exception")},
    {S_INIT("statement"), KEYWORD_PAIR, S_INIT("statement")},
    {S_INIT("builtin"), KEYWORD_PAIR, S_INIT("built-in function")},
};

bool domain_keyword_kind(struct arena *a, str *text, enum keyword_kind *kind)
{
    size_t colon = str_find_char(*text, ':', 0);
    *kind = KEYWORD_SINGLE;
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++) {
        if (colon == STR_NPOS ||
            !str_eq(str_slice(*text, 0, colon), KINDS[i].name))
            continue;
        *kind = KINDS[i].kind;
        *text = str_trim(str_from(*text, colon + 1));
        if (KINDS[i].before.p)
            *text = str_join(a, (str[]){KINDS[i].before, *text}, 2, S("; "));
        return true;
    }
    return false;
}

void domain_read_keywords(struct arena *a, struct keywords *k, str text,
                          const struct node *target)
{
    enum keyword_kind kind;
    str rest = str_trim(text), part;
    bool main = str_starts(rest, S("!"));
    str bare = main ? str_trim_left(str_from(rest, 1)) : rest;
    if (domain_keyword_kind(a, &bare, &kind)) {
        domain_add_keyword(a, k, kind, bare, target);
        k->v[k->n - 1].main = main;
        return;
    }
    while (str_cut(&rest, ',', &part))
        if (!str_blank(part))
            domain_add_keyword(a, k, KEYWORD_SINGLE, str_trim(part), target);
}

void domain_put_keywords(struct parse *p, struct node *parent,
                         const struct keywords *k)
{
    if (!k->n)
        return;
    struct node *n = node_new(p->a, NODE_INDEX, parent->pos);
    struct keywords *own = NEW(p->a, struct keywords);
    *own = *k;
    n->data = own;
    node_append(parent, n);
    for (size_t i = 0; i < k->n; i++)
        vec_push(p->a, &p->doc->keywords, k->v[i]);
}

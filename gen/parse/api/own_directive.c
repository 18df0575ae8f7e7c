// SPDX-License-Identifier: MIT
// own_directive: see own_directive.h.
#include "parse/api/own_directive.h"

#include "base/vec.h"
#include "config/mapped.h"
#include "load/site.h"
#include "parse/api/domain_keywords.h"
#include "parse/api/object_directive.h"

/* Returns the pattern with %s replaced by {full}, and %% by a percent sign. */
static const char *wording(struct arena *a, str pattern)
{
    str once = str_replace(a, pattern, S("%%"), S("\1"));
    str full = str_replace(a, once, S("%s"), S("{full}"));
    return str_dupz(a, str_replace(a, full, S("\1"), S("%")));
}

static const struct mapped *mapped_of(const struct directive_call *c)
{
    return &c->p->site->config.directives.v[c->def->variant];
}

static void describe(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    const struct mapped *m = mapped_of(c);
    const char *name = str_dupz(a, m->name);
    const char *index = wording(a, m->type.index);
    struct described_type *type = NEW(a, struct described_type);
    *type = (struct described_type){
        .domain = DOMAIN_STD,
        .directive = name,
        .type = name,
        .flags = (m->type.first_word ? OBJECT_WORD : 0) |
                 (m->type.program ? OBJECT_PROGRAM : 0),
        .words = "",
        .inner = index,
        .outer = index,
        .alone = index,
        .title = m->type.title.n ? wording(a, m->type.title) : NULL};
    object_directive_describe(c, type, parent);
}

static void list(struct directive_call *c, struct node *parent, str name,
                 const struct node *target)
{
    struct arena *a = c->p->a;
    struct keywords new = {0};
    enum keyword_kind kind;
    str text = str_c(wording(a, mapped_of(c)->type.index));
    if (!text.n)
        return;
    domain_keyword_kind(a, &text, &kind);
    domain_add_keyword(a, &new, kind, str_replace(a, text, S("{full}"), name),
                       target);
    domain_put_keywords(c->p, parent, &new);
}

/* Appends an invisible target with a name. */
static void target(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct document *doc = c->p->doc;
    str type = mapped_of(c)->name;
    str name = document_normal_space(a, c->argument);
    struct node *n = node_new(a, NODE_TARGET, c->at);
    str id = str_join(a, (str[]){S("std"), type, name}, 3, S("-"));
    id = document_new_id(doc, document_make_case_id(a, id), n);
    node_push(a, n, "ids", id);
    struct documented *o = vec_add(doc->a, &doc->objects);
    *o = (struct documented){.domain = str_c(DOMAINS[DOMAIN_STD].name),
                             .type = type,
                             .name = name,
                             .key = str_join(a, (str[]){type, name}, 2, S(" ")),
                             .id = id,
                             .at = c->argument_at,
                             .note = S("")};
    list(c, parent, name, n);
    node_append(parent, n);
}

const struct directive *own_directive(struct parse *p, str name)
{
    const struct mapped_names *all = &p->site->config.directives;
    if (str_starts(name, S("std:")))
        name = str_from(name, 4);
    const struct mapped *m = mapped_find(all, name);
    if (!m || !mapped_is_type(m))
        return NULL;
    bool describes = m->as == MAPPED_DESCRIBE;
    struct directive *def = NEW(p->a, struct directive);
    *def = (struct directive){.name = m->name,
                              .required = 1,
                              .spaces = true,
                              .content = describes,
                              .options =
                                  describes ? object_directive_options : NULL,
                              .run = describes ? describe : target,
                              .variant = (int)(m - all->v)};
    return def;
}

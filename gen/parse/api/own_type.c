// SPDX-License-Identifier: MIT
// own_type: see own_type.h.
#include "parse/api/own_type.h"

#include "config/mapped.h"
#include "doc/node.h"
#include "load/site.h"

static const int TEXTS[] = {[MAPPED_LITERAL] = NODE_LITERAL,
                            [MAPPED_TEXT] = NODE_INLINE,
                            [MAPPED_EMPHASIS] = NODE_EMPHASIS,
                            [MAPPED_STRONG] = NODE_STRONG};

const struct object_role *own_type_role(struct parse *p, str name, int *text)
{
    const struct mapped_names *all = &p->site->config.directives;
    for (size_t i = 0; i < all->n; i++) {
        const struct mapped *m = &all->v[i];
        if (!mapped_is_type(m) || !str_eq_nocase(m->type.role, name))
            continue;
        struct object_role *role = NEW(p->a, struct object_role);
        role->domain = DOMAIN_STD;
        role->full_name =
            str_dupz(p->a, str_concat(p->a, S("std:"), m->type.role));
        role->types = str_dupz(p->a, m->name);
        *text = TEXTS[m->type.text];
        return role;
    }
    return NULL;
}

bool own_type_may_replace(str directive)
{
    return str_eq(directive, S("confval")) || str_eq(directive, S("envvar"));
}

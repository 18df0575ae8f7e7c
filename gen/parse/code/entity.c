// SPDX-License-Identifier: MIT
// entity: see entity.h.
#include "parse/code/entity.h"

#include <stdlib.h>

#include "base/buf.h"
#include "base/codes/files.h"
#include "base/vec.h"
#include "parse/code/entity_data.h"

bool entity_is_set(str argument)
{
    return str_starts(argument, S("<")) && str_ends(argument, S(">"));
}

static void report(struct parse *p, str name, struct pos at)
{
    struct strs names = {0};
    for (const struct entity_set *set = ENTITY_SETS; set->name.p; set++)
        if (!names.n || !str_eq(names.v[names.n - 1], set->name))
            vec_push(p->a, &names, set->name);
    diag_at(p->d, DIAG_FILE_MISSING, at, name);
    diag_help_nearest(p->d, "standard files", name, names.v, names.n);
}

/* Returns the characters for code points such as "223E+333". */
static str text_of(struct arena *a, str codes)
{
    struct buf b = {.a = a};
    for (str code; str_cut(&codes, '+', &code);)
        buf_put_utf8(&b, (unsigned)strtoul(code.p, NULL, 16));
    return buf_end(&b);
}

static void define(struct parse *p, str name, str text, struct pos at,
                   struct node *parent)
{
    if (map_find(&p->doc->substitutions, name))
        return;
    struct node *n = node_new(p->a, NODE_SUBSTITUTION_DEFINITION, at);
    node_add(p->a, n, "names", name);
    node_append(n, node_text(p->a, text, at));
    document_note_substitution(p->doc, n, parent);
    node_append(parent, n);
}

bool entity_define(struct parse *p, str argument, struct pos at,
                   struct node *parent)
{
    str file = str_trim(str_slice(argument, 1, argument.n - 1)), name, codes;
    const struct entity_set *set = ENTITY_SETS;
    while (set->name.p && !str_eq(set->name, file))
        set++;
    if (!set->name.p) {
        report(p, argument, at);
        return false;
    }
    for (; str_eq(set->name, file); set++)
        for (str rest = set->codes; str_word(&rest, &name);)
            if (str_word(&rest, &codes))
                define(p, name, text_of(p->a, codes), at, parent);
    return true;
}

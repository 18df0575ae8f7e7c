// SPDX-License-Identifier: MIT
// move: see move.h.
#include "sphinx/move.h"

#include "base/path.h"
#include "base/vec.h"

void move_note(struct move *m, enum move_kind kind, str name, uint32_t line,
               str text)
{
    vec_push(m->a, &m->notes, (struct move_note){kind, name, line, text, 0});
}

str move_file(const struct move *m, str written)
{
    str folder = path_join(m->a, m->root, m->content), path;
    if (str_starts(written, S("/"))) {
        if (!path_is_below(written, folder))
            return STR_NONE;
        written = str_from(written, folder.n + 1);
    }
    return path_normal(m->a, written, &path) && path.n ? path : STR_NONE;
}

struct strs move_texts(const struct move *m, const struct conf_value *v)
{
    struct strs out = {0};
    if (conf_value_is_text(v))
        vec_push(m->a, &out, v->text);
    for (size_t i = 0; v && v->kind == CONF_LIST && i < v->n; i++)
        if (conf_value_is_text(v->v[i].value))
            vec_push(m->a, &out, v->v[i].value->text);
    return out;
}

bool move_has_note(const struct move *m, str name)
{
    for (size_t i = 0; i < m->notes.n; i++)
        if (str_eq(m->notes.v[i].name, name))
            return true;
    return false;
}

bool move_has_extension(const struct move *m, str name)
{
    struct strs all = move_texts(m, conf_get(&m->conf, S("extensions")));
    for (size_t i = 0; i < all.n; i++)
        if (str_eq(all.v[i], name))
            return true;
    return false;
}

// SPDX-License-Identifier: MIT
// published: see published.h.
#include "config/published.h"

#include "base/path.h"

bool published_read_path(struct yaml_reader *r, const struct yaml *y, void *to)
{
    return path_normal(r->a, y->text, to) && ((str *)to)->n &&
           !str_starts(y->text, S("/"));
}

/* Returns a path relative to the listed folder that contains it, or the base
   name of a listed file. Returns STR_NONE for other paths. */
static str relative_to_listed(const struct strs *folders, str path)
{
    for (size_t i = 0; i < folders->n; i++) {
        if (path_is_below(path, folders->v[i]))
            return str_from(path, folders->v[i].n + 1);
        if (str_eq(path, folders->v[i]))
            return path_base(path);
    }
    return STR_NONE;
}

str published_output(struct arena *a, const struct published *p, str path)
{
    str rest = relative_to_listed(&p->statics, path);
    return rest.p ? path_join(a, S("_static"), rest)
                  : relative_to_listed(&p->extra, path);
}

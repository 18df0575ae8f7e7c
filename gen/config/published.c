// SPDX-License-Identifier: MIT
// published: see published.h.
#include "config/published.h"

#include "base/path.h"
#include "base/vec.h"

void published_read_assets(struct yaml_reader *r, const struct yaml *y,
                           void *to)
{
    static const str WORDS[] = {S_INIT("all"), S_INIT("named")};
    unsigned word = 0;
    yaml_read_word(r, y, WORDS, 2, "all or named is expected", &word);
    *(bool *)to = word == 1;
}

void published_read_files(struct yaml_reader *r, const struct yaml *y, void *to)
{
    str path;
    for (const struct yaml *e = y->first; e; e = e->next) {
        if (e->kind == YAML_TEXT && path_normal(r->a, e->text, &path) &&
            path.n && !str_starts(e->text, S("/")))
            vec_push(r->a, (struct strs *)to, path);
        else
            yaml_refuse(r, e, "a folder of the content folder is expected");
    }
}

/* The rest of a path below one of some folders; a file's own name. */
static str below(const struct strs *folders, str path)
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
    str rest = below(&p->statics, path);
    return rest.p ? path_join(a, S("_static"), rest) : below(&p->extra, path);
}

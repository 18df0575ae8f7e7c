// SPDX-License-Identifier: MIT
// inventory_keys: see inventory_keys.h.
#include "config/inventory_keys.h"

#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"

/* Names are looked for in one project after the other. */
enum { PROJECTS_MAX = 200 };

static void read_url(struct yaml_reader *r, const struct yaml *y, void *to)
{
    if (!uri_is_web(y->text))
        yaml_refuse(r, y,
                    "an address, as https://docs.example.org/, is "
                    "expected");
    else
        *(str *)to = str_ends(y->text, S("/"))
                         ? y->text
                         : str_concat(r->a, y->text, S("/"));
}

static void read_file(struct yaml_reader *r, const struct yaml *y, void *to)
{
    str path;
    if (path_normal(r->a, y->text, &path) && path.n &&
        !str_starts(y->text, S("/")))
        *(str *)to = path;
    else
        yaml_refuse(r, y,
                    "a file of the site, as inventories/python.inv, is "
                    "expected");
}

static const struct yaml_key KEYS[] = {
    YAML_KEY(struct inventory_key, "url", YAML_OF_TEXT, "a text is expected",
             read_url, url),
    YAML_KEY(struct inventory_key, "file", YAML_OF_TEXT | YAML_OR_NOTHING,
             "a text is expected", read_file, file),
};
static const struct yaml_keys ALL = YAML_KEYS("keys of an inventory", KEYS);

void inventory_keys_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct inventory_keys *all = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        if (all->n == PROJECTS_MAX) {
            yaml_refuse(r, e, "more than 200 projects");
            return;
        }
        struct inventory_key *key = vec_add(r->a, all);
        key->name = e->key;
        key->at = e->key_at;
        if (e->kind == YAML_TEXT)
            read_url(r, e, &key->url);
        else if (yaml_is(r, e, YAML_OF_MAP,
                         "{url: \"https://...\", file: ...} is expected"))
            yaml_keys_read(r, e, &ALL, key);
        if (e->kind == YAML_MAP && !yaml_get(e, S("url")))
            yaml_refuse(r, e, "it has no url");
    }
}

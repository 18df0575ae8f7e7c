// SPDX-License-Identifier: MIT
// inventory_keys: see inventory_keys.h.
#include "config/inventory_keys.h"

#include "base/uri.h"
#include "base/vec.h"
#include "config/published.h"

/* The number of projects is limited, since a lookup searches one project after
   another. */
enum { PROJECTS_MAX = 200 };

#define URL_EXPECTED "it must be a URL, such as https://docs.example.org/"

static bool read_url(struct yaml_reader *r, const struct yaml *y, void *to)
{
    *(str *)to =
        str_ends(y->text, S("/")) ? y->text : str_concat(r->a, y->text, S("/"));
    return uri_is_web(y->text);
}

static const struct yaml_key KEYS[] = {
    YAML_KEY(struct inventory_key, "url", YAML_OF_TEXT, URL_EXPECTED, read_url,
             url),
    YAML_KEY(struct inventory_key, "file", YAML_OF_TEXT | YAML_OR_NOTHING,
             "it must be a file in the site, such as inventories/python.inv",
             published_read_path, file),
};
static const struct yaml_keys ALL = YAML_KEYS("keys of an inventory", KEYS);

bool inventory_keys_read(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct inventory_keys *all = to;
    for (const struct yaml *e = y->first; e; e = e->next) {
        if (all->n == PROJECTS_MAX) {
            return yaml_refuse(r, e, "there are more than 200 projects");
        }
        struct inventory_key *key = vec_add(r->a, all);
        key->name = e->key;
        key->at = e->key_at;
        if (e->kind == YAML_TEXT && !read_url(r, e, &key->url))
            yaml_refuse(r, e, URL_EXPECTED);
        else if (e->kind != YAML_TEXT &&
                 yaml_is(r, e, YAML_OF_MAP,
                         "it must be a URL, or a map such as {url: "
                         "\"https://...\", file: FILE}"))
            yaml_keys_read(r, e, &ALL, key);
        if (e->kind == YAML_MAP && !yaml_get(e, S("url")))
            yaml_refuse(r, e, "'url' is missing");
    }
    return true;
}

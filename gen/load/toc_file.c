// SPDX-License-Identifier: MIT
// toc_file: reads a file of toctrees. Accepts the keys for entries and
// subtrees, such as `chapters` and `parts`, of all formats of
// sphinx-external-toc.
#include "load/toc_file.h"

#include "base/codes/config.h"
#include "base/vec.h"
#include "config/yaml_keys.h"

struct toc_reading {
    struct yaml_reader r;
    const struct writing_keys *w;
    struct toc_file *out;
    const struct yaml *defaults; /* default options of toctrees, or NULL */
};

static const str SUBTREES[] = {S_INIT("subtrees"), S_INIT("parts")};
static const str ENTRIES[] = {S_INIT("entries"), S_INIT("chapters"),
                              S_INIT("sections"), S_INIT("items")};

/* Returns the list in `map` whose key is one of `names`, or NULL if there is no
   such list. */
static const struct yaml *list_of(struct toc_reading *t, const struct yaml *map,
                                  const str *names, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const struct yaml *y = yaml_get(map, names[i]);
        if (y && yaml_is(&t->r, y, YAML_OF_LIST, "it must be a list"))
            return y;
    }
    return NULL;
}

static const struct yaml *option(const struct toc_reading *t,
                                 const struct yaml *map, str name)
{
    const struct yaml *y = map ? yaml_get(map, name) : NULL;
    return !y && t->defaults ? yaml_get(t->defaults, name) : y;
}

static bool is_on(const struct toc_reading *t, const struct yaml *map, str name)
{
    const struct yaml *y = option(t, map, name);
    return y && y->kind == YAML_TEXT && str_eq_nocase(y->text, S("true"));
}

static long levels(const struct toc_reading *t, const struct yaml *map,
                   str name, long otherwise)
{
    const struct yaml *y = option(t, map, name);
    long n;
    return y && y->kind == YAML_TEXT && str_to_long(y->text, &n) ? n
                                                                 : otherwise;
}

static void read_below(struct toc_reading *t, const struct yaml *map, str page);

/* Reads an entry of the file: {file: , title: }, {url: , title: } or {glob: }.
   Appends it to the toctree `to`. If it is a file, also reads the toctrees
   below that page. */
static void read_entry(struct toc_reading *t, const struct yaml *y,
                       struct toctree *to)
{
    struct arena *a = t->r.a;
    struct toctree_entry e = {.title = STR_NONE};
    const struct yaml *title, *of = NULL;
    if (!yaml_is(&t->r, y, YAML_OF_MAP,
                 "it must be a map, such as {file: PAGE}"))
        return;
    if ((of = yaml_get(y, S("file"))))
        e.kind = TOCTREE_PAGE;
    else if ((of = yaml_get(y, S("url"))))
        e.kind = TOCTREE_URL;
    else if ((of = yaml_get(y, S("glob"))))
        e.kind = TOCTREE_GLOB;
    if (!of || of->kind != YAML_TEXT || !of->text.n) {
        yaml_refuse(&t->r, of ? of : y,
                    "it needs the key 'file', 'url' or 'glob'");
        return;
    }
    title = yaml_get(y, S("title"));
    if (title && title->kind == YAML_TEXT && title->text.n)
        e.title = title->text;
    str name = writing_page_name(t->w, of->text);
    e.target =
        e.kind == TOCTREE_URL
            ? of->text
            : str_concat(a, S("/"), e.kind == TOCTREE_PAGE ? name : of->text);
    e.at = of->at;
    vec_push(a, to, e);
    if (e.kind == TOCTREE_PAGE)
        read_below(t, y, name);
}

static void read_tree(struct toc_reading *t, const struct yaml *options,
                      const struct yaml *entries, str page)
{
    struct arena *a = t->r.a;
    struct toc_page *of = map_get(&t->out->pages, page);
    struct toctree *tree = NEW(a, struct toctree);
    const struct yaml *caption =
        options ? yaml_get(options, S("caption")) : NULL;
    if (!of)
        map_put(&t->out->pages, page, of = NEW(a, struct toc_page));
    tree->caption = caption && caption->kind == YAML_TEXT && caption->text.n
                        ? caption->text
                        : STR_NONE;
    tree->maxdepth = levels(t, options, S("maxdepth"), -1);
    tree->numbered = is_on(t, options, S("numbered"))
                         ? 999
                         : levels(t, options, S("numbered"), 0);
    tree->titlesonly = is_on(t, options, S("titlesonly"));
    tree->reversed = is_on(t, options, S("reversed"));
    tree->hidden = true;
    vec_push(a, of, tree);
    for (const struct yaml *e = entries->first; e; e = e->next)
        read_entry(t, e, tree);
}

/* Reads the toctrees of a page: one for the page's own entries, and one for
   each subtree. */
static void read_below(struct toc_reading *t, const struct yaml *map, str page)
{
    const struct yaml *trees = list_of(t, map, SUBTREES, 2);
    const struct yaml *entries = list_of(t, map, ENTRIES, 4);
    const struct yaml *options = yaml_get(map, S("options"));
    if (entries)
        read_tree(t, options && options->kind == YAML_MAP ? options : NULL,
                  entries, page);
    for (const struct yaml *e = trees ? trees->first : NULL; e; e = e->next) {
        entries = e->kind == YAML_MAP ? list_of(t, e, ENTRIES, 4) : NULL;
        if (entries)
            read_tree(t, e, entries, page);
        else
            yaml_refuse(&t->r, e, "'entries' is missing");
    }
}

bool toc_file_read(struct arena *a, struct diags *d, const struct source *src,
                   const struct writing_keys *w, struct toc_file *out)
{
    struct toc_reading t = {
        .r = {a, d, src, DIAG_CONFIG_KEY, DIAG_CONFIG_VALUE, .ok = true},
        .w = w,
        .out = out};
    *out = (struct toc_file){.pages.a = a};
    const struct yaml *all =
        yaml_read(a, d, src, src->text, 1, DIAG_CONFIG_SYNTAX);
    if (!all)
        return false;
    const struct yaml *root = yaml_get(all, S("root"));
    const struct yaml *defaults = yaml_get(all, S("defaults"));
    if (defaults && defaults->kind == YAML_MAP)
        t.defaults = defaults;
    if (!root || root->kind != YAML_TEXT || !root->text.n) {
        diag_at(d, DIAG_CONFIG_VALUE,
                root ? root->at : (struct pos){.src = src}, S("root"),
                S("it must be the name of a page"));
        return false;
    }
    out->root = writing_page_name(w, root->text);
    read_below(&t, all, out->root);
    return t.r.ok;
}

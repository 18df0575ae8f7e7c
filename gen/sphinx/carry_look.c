// SPDX-License-Identifier: MIT
// carry_look: settings of conf.py that say what stands around the pages. Themes
// differ in their options; what they have in common is carried.
#include <unistd.h>

#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "load/config.h"
#include "sphinx/carry_tables.h"
#include "sphinx/yaml_put.h"

/* ---- pictures ---- */

static bool is_there(const struct move *m, str file)
{
    str full = path_join(m->a, path_join(m->a, m->root, m->content), file);
    return access(str_dupz(m->a, full), F_OK) == 0;
}

/* A picture of the content folder or of _static that has one of these endings,
   and is there; STR_NONE for others. */
static str picture(const struct move *m, const struct conf_value *v,
                   const char *endings)
{
    str file = conf_value_is_text(v) ? move_file(m, v->text) : STR_NONE;
    if (file.p && !is_there(m, file))
        file = path_join(m->a, S("_static"), file);
    str ext = file.p ? str_lower(m->a, path_ext(file)) : S("");
    bool fits = ext.n && str_find(str_c(endings), ext, 0) != STR_NPOS;
    return fits && is_there(m, file) ? file : STR_NONE;
}

static void logo(struct move *m, const struct carry *c,
                 const struct conf_value *v)
{
    static const char ENDINGS[] = ".svg .png .webp .avif .jpeg .jpg .gif";
    const struct conf_value *options =
        conf_get(&m->conf, S("html_theme_options"));
    const struct conf_value *nested = conf_value_get(options, S("logo"));
    const struct conf_value *of[][2] = {
        {v, NULL},
        {conf_value_get(options, S("light_logo")),
         conf_value_get(options, S("dark_logo"))},
        {conf_value_get(nested, S("image_light")),
         conf_value_get(nested, S("image_dark"))},
    };
    for (size_t i = 0; i < sizeof of / sizeof *of; i++) {
        str light = picture(m, of[i][0], ENDINGS);
        str dark = picture(m, of[i][1], ENDINGS);
        if (!light.p)
            continue;
        buf_printf(&m->yaml, "%.*s: {light: ", STR_ARG(c->key));
        yaml_put_text(&m->yaml, light);
        if (dark.p) {
            buf_puts(&m->yaml, ", dark: ");
            yaml_put_text(&m->yaml, dark);
        }
        buf_puts(&m->yaml, "}\n");
        carry_done(m, c, of[i][0]);
        return;
    }
    if (conf_value_is_text(v) && v->text.n)
        carry_left(m, c, v, "it is no picture of the content folder");
}

static void favicon(struct move *m, const struct carry *c,
                    const struct conf_value *v)
{
    str file = picture(m, v, ".svg .png .ico");
    if (file.p) {
        yaml_put_pair(&m->yaml, c->key, file);
        carry_done(m, c, v);
    } else if (conf_value_is_text(v) && v->text.n) {
        carry_left(m, c, v,
                   "it is no .svg, .png or .ico file of the content folder");
    }
}

static void base_url(struct move *m, const struct carry *c,
                     const struct conf_value *v)
{
    str url;
    if (!conf_value_is_text(v) || !v->text.n)
        return;
    if (!config_base_url(m->a, v->text, &url)) {
        carry_left(m, c, v, "it is no address, as https://example.com/");
        return;
    }
    yaml_put_pair(&m->yaml, c->key, v->text);
    carry_done(m, c, v);
}

/* ---- repository ---- */

/* The first text among keys of a dict, or STR_NONE. */
static str any_of(const struct conf_value *dict, const char *const *keys)
{
    for (; *keys; keys++) {
        const struct conf_value *v = conf_value_get(dict, str_c(*keys));
        if (conf_value_is_text(v) && v->text.n)
            return v->text;
    }
    return STR_NONE;
}

static const char *const URLS[] = {"repository_url", "source_repository",
                                   "github_url", "gitlab_url", NULL};
static const char *const BRANCHES[] = {"repository_branch", "source_branch",
                                       "github_version", "gitlab_version",
                                       NULL};
static const char *const FOLDERS[] = {"path_to_docs", "source_directory",
                                      "doc_path", "conf_py_path", NULL};
static const char *const USERS[] = {"github_user", NULL};
static const char *const REPOSITORIES[] = {"github_repo", NULL};

static str trim_slashes(str s)
{
    while (str_starts(s, S("/")))
        s = str_from(s, 1);
    while (str_ends(s, S("/")))
        s.n--;
    return s;
}

/* The folder of the site in its repository, of that of conf.py. */
static str site_folder(const struct move *m, str docs)
{
    docs = trim_slashes(docs);
    if (!str_ends(docs, m->content))
        return S("");
    return trim_slashes(str_slice(docs, 0, docs.n - m->content.n));
}

static void repository(struct move *m, const struct carry *c,
                       const struct conf_value *options)
{
    const struct conf_value *context = conf_get(&m->conf, S("html_context"));
    str url = any_of(options, URLS), branch = any_of(options, BRANCHES);
    str folder = any_of(options, FOLDERS), user = any_of(context, USERS);
    str repo = any_of(context, REPOSITORIES);
    if (!url.p && user.p && repo.p)
        url = str_join(m->a, (str[]){S("https://github.com"), user, repo}, 3,
                       S("/"));
    if (!branch.p)
        branch = any_of(context, BRANCHES);
    if (!folder.p)
        folder = any_of(context, FOLDERS);
    if (!url.p || !uri_is_web(url))
        return;
    folder = folder.p ? site_folder(m, folder) : S("");
    buf_printf(&m->yaml, "%.*s:\n  ", STR_ARG(c->key));
    while (str_ends(url, S("/")))
        url.n--;
    yaml_put_pair(&m->yaml, S("url"), url);
    if (branch.p) {
        buf_puts(&m->yaml, "  ");
        yaml_put_pair(&m->yaml, S("branch"), branch);
    }
    if (folder.n) {
        buf_puts(&m->yaml, "  ");
        yaml_put_pair(&m->yaml, S("path"), folder);
    }
    carry_done(m, c, options->kind == CONF_NONE && context ? context : options);
}

/* ---- links of the header ---- */

static void put_links(const struct conf_value *links, struct buf *b)
{
    for (size_t i = 0; links && links->kind == CONF_LIST && i < links->n; i++) {
        const struct conf_value *l = links->v[i].value;
        const struct conf_value *name = conf_value_get(l, S("name"));
        const struct conf_value *url = conf_value_get(l, S("url"));
        if (!conf_value_is_text(name) || !conf_value_is_text(url) ||
            !uri_is_web(url->text))
            continue;
        buf_puts(b, "  - ");
        yaml_put_pair(b, S("title"), name->text);
        buf_puts(b, "    ");
        yaml_put_pair(b, S("url"), url->text);
    }
}

static void header(struct move *m, const struct carry *c,
                   const struct conf_value *options)
{
    struct buf b = {.a = m->a};
    put_links(conf_value_get(options, S("external_links")), &b);
    put_links(conf_value_get(options, S("icon_links")), &b);
    if (!b.n)
        return;
    buf_printf(&m->yaml, "%.*s:\n%.*s", STR_ARG(c->key), STR_ARG(buf_str(&b)));
    carry_done(m, c, options);
}

static void theme_options(struct move *m, const struct carry *c,
                          const struct conf_value *v)
{
    struct carry to = *c;
    repository(m, c, v);
    to.key = S("header_links");
    header(m, &to, v);
}

/* ---- files ---- */

/* Folders whose files are published as they are. */
static void folders(struct move *m, const struct carry *c,
                    const struct conf_value *v)
{
    struct strs given = move_texts(m, v), all = {0};
    for (size_t i = 0; i < given.n; i++) {
        str file = move_file(m, given.v[i]);
        if (file.p && is_there(m, file))
            vec_push(m->a, &all, file);
        else
            move_note(m, MOVE_LEFT, c->name, v->line,
                      str_fmt(m->a, "'%.*s' is not in the content folder",
                              STR_ARG(given.v[i])));
    }
    if (!all.n)
        return;
    if (config_has_key(c->key)) {
        yaml_put_list(&m->yaml, c->key, &all);
        carry_done(m, c, v);
    }
}

static void not_ours(struct move *m, const struct carry *c,
                     const struct conf_value *v)
{
    if (v->kind != CONF_NONE && (v->kind != CONF_LIST || v->n))
        move_note(m, MOVE_LEFT, c->name, v->line, c->key);
}

#define ROW(name, key, run)            \
    {                                  \
        S_INIT(name), S_INIT(key), run \
    }

const struct carry CARRY_LOOK[] = {
    ROW("html_baseurl", "base_url", base_url),
    ROW("html_logo", "logo", logo),
    ROW("html_favicon", "favicon", favicon),
    ROW("html_theme_options", "repository", theme_options),
    ROW("html_static_path", "static", folders),
    ROW("html_extra_path", "extra", folders),
    ROW("html_css_files",
        "style sheets are made for a theme; templates/assets/ takes them",
        not_ours),
    ROW("html_js_files", "templates/assets/ takes a site's own scripts",
        not_ours),
    ROW("html_theme", "the site has perfpress' theme", not_ours),
    ROW("html_sidebars", "the sidebar follows the toctrees", not_ours),
    {{0}, {0}, NULL},
};

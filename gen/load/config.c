// SPDX-License-Identifier: MIT
// config: a table of keys, each with its check.
#include "load/config.h"

#include <assert.h>

#include "base/codes/codes.h"
#include "base/codes/config.h"
#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "load/output_name.h"
#include "load/yaml.h"

struct reading {
    struct arena *a;
    struct diags *d;
    struct config *out;
    bool ok;
};

/* A key of perfpress.yaml: `read` stores what the entry says in *to. */
struct key {
    str name;
    void (*read)(struct reading *r, const struct yaml *y, void *to);
    size_t offset; /* of *to in struct config */
};

static void refuse(struct reading *r, const struct yaml *y, const char *why)
{
    yaml_refuse(r->d, y, why);
    r->ok = false;
}

/* ---- values ---- */

static bool is_text(struct reading *r, const struct yaml *y)
{
    if (y->kind == YAML_TEXT)
        return true;
    refuse(r, y, "a text is expected");
    return false;
}

static void read_text(struct reading *r, const struct yaml *y, void *to)
{
    if (is_text(r, y))
        *(str *)to = y->text;
}

static void read_base_url(struct reading *r, const struct yaml *y, void *to)
{
    if (y->kind == YAML_NULL || !is_text(r, y))
        return;
    if (!uri_is_web(y->text) || strpbrk(str_dupz(r->a, y->text), "?#"))
        refuse(r, y,
               "the site's address, as https://example.com/perf/, is "
               "expected");
    else
        *(str *)to = str_ends(y->text, S("/"))
                         ? y->text
                         : str_concat(r->a, y->text, S("/"));
}

static void read_lang(struct reading *r, const struct yaml *y, void *to)
{
    if (!is_text(r, y))
        return;
    bool good = y->text.n > 0 && char_is_alpha(y->text.p[0]);
    for (size_t i = 0; i < y->text.n; i++)
        good &= char_is_alnum(y->text.p[i]) || y->text.p[i] == '-';
    if (good)
        *(str *)to = y->text;
    else
        refuse(r, y, "a language tag, as en or pt-BR, is expected");
}

/* On some file systems the case of letters does not count. */
static bool is_of_settings(str path)
{
    str file = S("perfpress.yaml");
    return str_eq_nocase(str_slice(path, 0, file.n), file) &&
           (path.n == file.n || path.p[file.n] == '/');
}

/* A name inside the site; false when it was refused. */
static bool is_name(struct reading *r, const struct yaml *y, str *out)
{
    const char *why = NULL;
    if (!is_text(r, y))
        return false;
    if (str_starts(y->text, S("/")) || !path_normal(r->a, y->text, out))
        why = "a folder inside the site is expected";
    else if (out->n == 0)
        why = "a folder of its own is expected, not all of the site";
    else if (is_of_settings(*out))
        why = "a folder is expected, and perfpress.yaml is the file of these "
              "settings";
    else
        why = output_name_refusal(*out);
    if (why)
        refuse(r, y, why);
    return !why;
}

static void read_folder(struct reading *r, const struct yaml *y, void *to)
{
    str folder;
    if (is_name(r, y, &folder))
        *(str *)to = folder;
}

static void read_sources(struct reading *r, const struct yaml *y, void *to)
{
    str name;
    if (y->kind == YAML_NULL)
        return;
    if (y->kind != YAML_LIST) {
        refuse(r, y, "a list of folders, as [examples], is expected");
        return;
    }
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct yaml item = *e;
        item.key = y->key;
        if (is_name(r, &item, &name))
            vec_push(r->a, (struct strs *)to, name);
    }
}

static void read_bool(struct reading *r, const struct yaml *y, void *to)
{
    bool yes = str_eq_nocase(y->text, S("true"));
    if (yes || str_eq_nocase(y->text, S("false")))
        *(bool *)to = yes;
    else
        refuse(r, y, "true or false is expected");
}

/* ---- link roles ---- */

static bool is_role_name(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_alnum(s.p[i]) &&
            (i == 0 || i + 1 == s.n || !strchr("-_.+:", s.p[i])))
            return false;
    return s.n > 0;
}

/* At most one %s; %% stands for a percent sign. */
static bool is_pattern(str s, bool needs_one)
{
    size_t n = 0;
    for (size_t i = 0; i + 1 < s.n; i++)
        if (s.p[i] == '%') {
            n += s.p[i + 1] == 's';
            i++;
        }
    return n == 1 || (n == 0 && !needs_one);
}

static void read_role_entry(struct reading *r, const struct yaml *y,
                            struct link_role *role)
{
    static const str NAMES[] = {S_INIT("url"), S_INIT("caption")};
    bool url = str_eq(y->key, NAMES[0]);
    if (!url && !str_eq(y->key, NAMES[1])) {
        diag_at(r->d, DIAG_CONFIG_KEY, y->key_at, y->key);
        diag_help_nearest(r->d, "keys of a role", y->key, NAMES, 2);
        r->ok = false;
    } else if (!url && y->kind == YAML_NULL) {
        return;
    } else if (is_text(r, y)) {
        if (!is_pattern(y->text, url))
            refuse(r, y,
                   url ? "an address with one %s for the target is expected"
                       : "at most one %s, for the target, is expected");
        *(url ? &role->url : &role->caption) = y->text;
    }
}

static void read_role(struct reading *r, const struct yaml *y,
                      struct link_role *role)
{
    role->name = str_lower(r->a, y->key);
    role->at = y->key_at;
    if (!is_role_name(y->key)) {
        refuse(r, y,
               "a role's name is letters and digits, with - _ . + : "
               "between them");
        return;
    }
    if (y->kind == YAML_TEXT) {
        role->url = y->text;
        if (!is_pattern(y->text, true))
            refuse(r, y, "an address with one %s for the target is expected");
        return;
    }
    if (y->kind != YAML_MAP) {
        refuse(r, y, "{url: \"https://.../%s\"} is expected");
        return;
    }
    for (const struct yaml *e = y->first; e; e = e->next)
        read_role_entry(r, e, role);
    if (!yaml_get(y, S("url")))
        refuse(r, y, "it has no url");
}

static void read_roles(struct reading *r, const struct yaml *y, void *to)
{
    struct {
        struct link_role *v;
        size_t n, cap;
    } roles = {0};
    (void)to;
    if (y->kind == YAML_NULL)
        return;
    if (y->kind != YAML_MAP) {
        refuse(r, y, "a map of role names is expected");
        return;
    }
    for (const struct yaml *e = y->first; e; e = e->next) {
        struct link_role *role = vec_add(r->a, &roles);
        read_role(r, e, role);
    }
    r->out->roles = roles.v;
    r->out->n_roles = roles.n;
}

/* ---- levels of warnings ---- */

static const struct diag_code *find_code(struct reading *r,
                                         const struct yaml *y)
{
    const struct diag_code *code = codes_find(y->key);
    if (!code) {
        diag_at(r->d, DIAG_CONFIG_KEY, y->key_at, y->key);
        codes_help(r->d, y->key);
        r->ok = false;
    }
    return code;
}

/* What is an error by itself stays one: the page would be wrong without
   anybody knowing. */
static void read_level(struct reading *r, const struct yaml *y,
                       struct diag_levels *levels)
{
    static const str NAMES[] = {[DIAG_LEVEL_OFF] = S_INIT("off"),
                                [DIAG_LEVEL_WARNING] = S_INIT("warning"),
                                [DIAG_LEVEL_ERROR] = S_INIT("error")};
    const struct diag_code *code = find_code(r, y);
    enum diag_level level = DIAG_LEVEL_ERROR;
    if (!code)
        return;
    while (level && !str_eq(NAMES[level], y->text))
        level--;
    if (y->kind != YAML_TEXT || !level)
        refuse(r, y, "off, warning or error is expected");
    else if (diag_code_has_choice(code))
        levels->of[code->number] = (unsigned char)level;
    else if (level != DIAG_LEVEL_ERROR)
        refuse(r, y, "it is always an error; only warnings have a choice");
}

static void read_levels(struct reading *r, const struct yaml *y, void *to)
{
    struct diag_levels *levels = NEW(r->a, struct diag_levels);
    if (y->kind == YAML_NULL)
        return;
    if (y->kind != YAML_MAP) {
        refuse(r, y, "a map of codes, as ref-unresolved: error, is expected");
        return;
    }
    for (const struct yaml *e = y->first; e; e = e->next)
        read_level(r, e, levels);
    *(const struct diag_levels **)to = levels;
}

static void read_publish(struct reading *r, const struct yaml *y, void *to)
{
    r->ok &= publish_target_read(r->a, r->d, y, to);
}

static void read_external(struct reading *r, const struct yaml *y, void *to)
{
    r->ok &= external_rules_read(r->a, r->d, y, to);
}

static void read_redirects(struct reading *r, const struct yaml *y, void *to)
{
    r->ok &= redirect_read(r->a, r->d, y, to);
}

static void read_headers(struct reading *r, const struct yaml *y, void *to)
{
    r->ok &= header_rules_read(r->a, r->d, y, to);
}

static void read_instances(struct reading *r, const struct yaml *y, void *to)
{
    r->ok &= instances_read(r->a, r->d, y, to);
}

static void read_exclude(struct reading *r, const struct yaml *y, void *to)
{
    r->ok &= exclude_read(r->a, r->d, y, to);
}

static void read_host_files(struct reading *r, const struct yaml *y, void *to)
{
    r->ok &= host_files_read(r->a, r->d, y, to);
}

/* ---- the file ---- */

#define KEY(name, read, member)                             \
    {                                                       \
        S_INIT(name), read, offsetof(struct config, member) \
    }

static const struct key KEYS[] = {
    KEY("title", read_text, title),
    KEY("base_url", read_base_url, base_url),
    KEY("description", read_text, description),
    KEY("lang", read_lang, lang),
    KEY("content", read_folder, content),
    KEY("data", read_folder, data),
    KEY("templates", read_folder, templates),
    KEY("output", read_folder, output),
    KEY("sources", read_sources, sources),
    KEY("exclude", read_exclude, exclude),
    KEY("roles", read_roles, roles),
    KEY("allow_raw_html", read_bool, raw_html),
    KEY("numfig", read_bool, numfig),
    KEY("explain", read_bool, explain),
    KEY("warnings", read_levels, levels),
    KEY("publish", read_publish, publish),
    KEY("external", read_external, external),
    KEY("redirects", read_redirects, redirects),
    KEY("headers", read_headers, headers),
    KEY("instances", read_instances, instances),
    KEY("host_files", read_host_files, host_files),
};

enum { N_KEYS = sizeof KEYS / sizeof *KEYS };

struct config config_default(void)
{
    return (struct config){.title = S(""),
                           .lang = S("en"),
                           .content = S("content"),
                           .data = S("data"),
                           .templates = S("templates"),
                           .output = S("public"),
                           .explain = true,
                           .external = external_rules_default()};
}

static void read_entry(struct reading *r, const struct yaml *y)
{
    for (size_t i = 0; i < N_KEYS; i++)
        if (str_eq(KEYS[i].name, y->key)) {
            KEYS[i].read(r, y, (char *)r->out + KEYS[i].offset);
            return;
        }
    str names[N_KEYS];
    for (size_t i = 0; i < N_KEYS; i++)
        names[i] = KEYS[i].name;
    diag_at(r->d, DIAG_CONFIG_KEY, y->key_at, y->key);
    diag_help_nearest(r->d, "keys", y->key, names, N_KEYS);
    r->ok = false;
}

static void report_overlap(struct reading *r, const struct yaml *y, str one,
                           str other)
{
    diag_at(r->d, DIAG_CONFIG_VALUE, y->at.len ? y->at : y->key_at, y->key,
            str_fmt(r->a, "the %.*s and %.*s folders overlap", STR_ARG(one),
                    STR_ARG(other)));
    r->ok = false;
}

/* No page reads templates or what was written, and nothing is written among
   what pages read. */
static void check_sources(struct reading *r, const struct yaml *root)
{
    const struct config *c = r->out;
    const struct {
        str key, folder;
        bool may_lie_in_them;
    } CLOSED[] = {{S("templates"), c->templates, true},
                  {S("output"), c->output, false}};
    for (size_t i = 0; i < c->sources.n; i++)
        for (size_t k = 0; k < sizeof CLOSED / sizeof *CLOSED; k++) {
            str source = c->sources.v[i], folder = CLOSED[k].folder;
            if (!path_overlaps(source, folder) ||
                (CLOSED[k].may_lie_in_them && path_is_below(folder, source)))
                continue;
            report_overlap(r, yaml_get(root, S("sources")), CLOSED[k].key,
                           S("sources"));
            return;
        }
}

/* The output and the templates are read by no one as content; data may lie
   in the content folder. */
static void check_folders(struct reading *r, const struct yaml *root)
{
    const struct config *c = r->out;
    const struct {
        str key, folder;
        bool may_lie_in_content;
    } FOLDERS[] = {{S("content"), c->content, true},
                   {S("data"), c->data, true},
                   {S("templates"), c->templates, false},
                   {S("output"), c->output, false}};
    for (size_t i = 1; i < 4; i++)
        for (size_t k = 0; k < i; k++) {
            if (!path_overlaps(FOLDERS[i].folder, FOLDERS[k].folder) ||
                (FOLDERS[i].may_lie_in_content &&
                 str_starts(FOLDERS[i].folder, FOLDERS[k].folder) &&
                 FOLDERS[i].folder.n > FOLDERS[k].folder.n))
                continue;
            const struct yaml *y = yaml_get(root, FOLDERS[i].key);
            y = y ? y : yaml_get(root, FOLDERS[k].key);
            assert(y); /* the defaults do not overlap */
            report_overlap(r, y, FOLDERS[k].key, FOLDERS[i].key);
            return;
        }
}

bool config_read(struct arena *a, struct diags *d, const struct source *src,
                 struct config *out)
{
    *out = config_default();
    struct reading r = {.a = a, .d = d, .out = out, .ok = true};
    struct yaml *root = yaml_read(a, d, src, src->text, 1, DIAG_CONFIG_SYNTAX);
    if (!root)
        return false;
    if (root->kind == YAML_NULL)
        return true;
    if (root->kind != YAML_MAP) {
        diag_at(d, DIAG_CONFIG_SYNTAX, root->at,
                S("a map of keys is expected"));
        return false;
    }
    out->file = root;
    for (const struct yaml *y = root->first; y; y = y->next)
        read_entry(&r, y);
    if (r.ok)
        check_folders(&r, root);
    if (r.ok)
        check_sources(&r, root);
    return r.ok;
}

struct pos config_at(const struct config *c, str key, size_t i)
{
    const struct yaml *y = c->file ? yaml_get(c->file, key) : NULL;
    if (!y)
        return (struct pos){0};
    const struct yaml *item = y->kind == YAML_LIST ? y->first : NULL;
    while (item && i--)
        item = item->next;
    return item ? item->at : y->at;
}

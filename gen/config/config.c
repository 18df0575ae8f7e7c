// SPDX-License-Identifier: MIT
// config: the table of all keys, and checks of several keys together.
#include "config/config.h"
#include "chart/data/palette.h"

#include <assert.h>

#include "base/buf.h"
#include "base/codes/codes.h"
#include "base/codes/config.h"
#include "base/path.h"
#include "base/uri.h"
#include "base/vec.h"
#include "config/license.h"
#include "config/macro_keys.h"
#include "config/output_name.h"
#include "config/yaml_keys.h"
#include "frame/display.h"
#include "frame/thousands.h"
#include "highlight/highlight_slip.h"

/* ---- values ---- */

/* Percent-encodes the path of a URL, for sitemaps and feeds, and ends it with a
   '/'. */
static str as_folder(struct arena *a, str url)
{
    struct buf b = {.a = a};
    size_t host = str_find(url, S("://"), 0) + 3;
    size_t path = str_find_char(url, '/', host);
    if (path == STR_NPOS)
        path = url.n;
    buf_put(&b, str_slice(url, 0, path));
    uri_put_encoded(&b, str_from(url, path), "/:@!$&'()*+,;=%~._-");
    if (!str_ends(url, S("/")))
        buf_putc(&b, '/');
    return buf_end(&b);
}

/* Whether a segment of a URL's path is "." or "..", percent-encoded or not.
   Browsers would resolve a URL with such a path to another URL. */
static bool has_dots(str path)
{
    str part;
    while (str_cut(&path, '/', &part)) {
        size_t n = 0;
        while (str_starts(part, S(".")) || str_starts(part, S("%2e")) ||
               str_starts(part, S("%2E"))) {
            part = str_from(part, part.p[0] == '.' ? 1 : 3);
            n++;
        }
        if (!part.n && (n == 1 || n == 2))
            return true;
    }
    return false;
}

static bool has_user(str url)
{
    str host = str_from(url, str_find(url, S("://"), 0) + 3);
    return str_find_char(host, '@', 0) < str_find_char(host, '/', 0);
}

bool config_base_url(struct arena *a, str text, str *out)
{
    if (!uri_is_web(text) || strpbrk(str_dupz(a, text), "?#") ||
        has_user(text) || has_dots(uri_path(text)))
        return false;
    *out = as_folder(a, text);
    return true;
}

static bool read_base_url(struct yaml_reader *r, const struct yaml *y, void *to)
{
    return config_base_url(r->a, y->text, to);
}

static bool read_lang(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(str *)to = y->text;
    return str_is_word(y->text, "-") && char_is_alpha(y->text.p[0]);
}

static bool read_highlight(struct yaml_reader *r, const struct yaml *y,
                           void *to)
{
    highlight_slip_report(r->d, y->text, y->at);
    return yaml_read_str(r, y, to);
}

/* Whether a path is perfpress.yaml or is below it. Ignores case, as some file
   systems do. */
static bool is_settings_path(str path)
{
    str file = S("perfpress.yaml");
    return str_eq_nocase(str_slice(path, 0, file.n), file) &&
           (path.n == file.n || path.p[file.n] == '/');
}

/* Reads the path of a folder or file inside the site. *to is a str, which
   becomes the normalized path. */
static bool read_folder(struct yaml_reader *r, const struct yaml *y, void *to)
{
    str *out = to;
    const char *why = NULL;
    if (str_starts(y->text, S("/")) || !path_normal(r->a, y->text, out))
        why = "it must be a folder inside the site";
    else if (out->n == 0)
        why = "it must be a folder inside the site, not the site itself";
    else if (is_settings_path(*out))
        why = "perfpress.yaml is this configuration file, not a folder";
    else
        why = output_name_refusal(*out);
    return !why || yaml_refuse(r, y, why);
}

static bool read_eqref_format(struct yaml_reader *r, const struct yaml *y,
                              void *to)
{
    (void)r;
    *(str *)to = y->text;
    return str_find(y->text, S("{number}"), 0) != STR_NPOS;
}

static bool read_digits(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    return display_read_digits(y->text, to);
}

static bool read_colours(struct yaml_reader *r, const struct yaml *y, void *to)
{
    return palette_read(r->a, y->text, to);
}

/* ---- levels of warnings ---- */

static const struct diag_code *find_code(struct yaml_reader *r,
                                         const struct yaml *y)
{
    const struct diag_code *code = codes_find(y->key);
    if (!code) {
        diag_at(r->d, r->unknown, y->key_at, y->key);
        codes_help(r->d, y->key);
        r->ok = false;
    }
    return code;
}

/* Reads the level of one code. A code that is an error by default cannot become
   a warning: the page would be wrong without anybody noticing. */
static void read_level(struct yaml_reader *r, const struct yaml *y,
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
        yaml_refuse(r, y, "its level must be off, warning or error");
    else if (diag_code_has_choice(code) ||
             (level == DIAG_LEVEL_ERROR &&
              code->severity == DIAG_SEVERITY_PASSED))
        levels->of[code->number] = (unsigned char)level;
    else if (level != DIAG_LEVEL_ERROR)
        yaml_refuse(r, y,
                    "this fault is always an error; only the levels of "
                    "warnings can be changed");
}

static bool read_levels(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct diag_levels *levels = NEW(r->a, struct diag_levels);
    for (const struct yaml *e = y->first; e; e = e->next)
        read_level(r, e, levels);
    *(const struct diag_levels **)to = levels;
    return true;
}

static bool read_from(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    return *(bool *)to = str_eq(y->text, S("sphinx"));
}

/* ---- parameters of templates ---- */

/* Reports names of parameters that templates cannot use, in the map `y` and in
   maps nested in it: names with other characters than letters, digits, - and _.
   A dot would split a name. */
static void check_names(struct yaml_reader *r, const struct yaml *y)
{
    for (const struct yaml *e = y->first; e; e = e->next) {
        if (y->kind == YAML_MAP && !str_is_word(e->key, "_-"))
            yaml_refuse_key(
                r, e,
                "a parameter's name consists of letters, digits, - and _");
        check_names(r, e);
    }
}

static bool read_params(struct yaml_reader *r, const struct yaml *y, void *to)
{
    check_names(r, y);
    *(const struct yaml **)to = y;
    return true;
}

/* ---- the file ---- */

#define KEY(name, kinds, expected, read, member) \
    YAML_KEY(struct config, name, kinds, expected, read, member)
#define STR(name, member) YAML_TEXT_KEY(struct config, name, member)
#define BOOL(name, member) YAML_BOOL_KEY(struct config, name, member)
#define TEXT(name, expected, read, member) \
    KEY(name, YAML_OF_TEXT, expected, read, member)
#define LIST(name, expected, read, member)                             \
    YAML_LIST_KEY(struct config, name, YAML_OF_LIST | YAML_OR_NOTHING, \
                  expected, read, member)
#define MAP(name, expected, read, member) \
    KEY(name, YAML_OF_MAP | YAML_OR_NOTHING, expected, read, member)
#define LEVELS(name, least, expected, member)                                 \
    YAML_NUMBER_KEY(struct config, name, least, 40, expected, yaml_read_long, \
                    member)
#define FOLDER "it must be a folder inside the site"

static const str ASSETS[] = {S_INIT("all"), S_INIT("named")};

static const str THOUSANDS[] = {[THOUSANDS_COMMA] = S_INIT("comma"),
                                [THOUSANDS_SPACE] = S_INIT("space"),
                                [THOUSANDS_NONE] = S_INIT("none")};

static const struct yaml_key KEYS[] = {
    STR("title", title),
    KEY("base_url", YAML_OF_TEXT | YAML_OR_NOTHING, CONFIG_BASE_URL,
        read_base_url, base_url),
    STR("description", description),
    TEXT("lang", "it must be a language tag, such as en or pt-BR", read_lang,
         lang),
    TEXT("highlight_language", "it must be a string", read_highlight,
         highlight),
    TEXT("content", FOLDER, read_folder, content),
    TEXT("data", FOLDER, read_folder, data),
    TEXT("templates", FOLDER, read_folder, templates),
    TEXT("output", FOLDER, read_folder, output),
    LIST("sources", "it must be a list of folders, such as [examples]",
         read_folder, sources),
    LIST("exclude", "it must be a list of patterns, such as [drafts/**]",
         exclude_read, exclude),
    LIST("include", "it must be a list of patterns, such as [guide/**]",
         exclude_read, include),
    YAML_WORD_KEY(struct config, "assets", ASSETS, "it must be all or named",
                  published.named_only),
    LIST("static", "it must be a list of folders, such as [_static]",
         published_read_path, published.statics),
    LIST("extra", "it must be a list of folders, such as [extra]",
         published_read_path, published.extra),
    TEXT("root", "it must be the name of a page, such as contents",
         published_read_path, writing.root),
    MAP("source_suffix", "it must be a map, such as {.txt: rst, .md: markdown}",
        writing_read_suffixes, writing.suffixes),
    TEXT("rst_prolog", "it must be a string", writing_read_lines,
         writing.rst_prolog),
    TEXT("rst_epilog", "it must be a string", writing_read_lines,
         writing.rst_epilog),
    TEXT("default_role", "it must be a string", writing_read_role, writing),
    TEXT("smartquotes",
         "it must be true, false, or a list of the words quotes, dashes and "
         "dots, such as [quotes, dashes]",
         writing_read_smartquotes, writing.smartquotes),
    TEXT("primary_domain", "it must be py, c, cpp, std or none",
         writing_read_domain, writing.primary_domain),
    TEXT("toc", "it must be a file in the content folder, such as _toc.yml",
         writing_read_toc, writing),
    BOOL("autosectionlabel", writing.section_labels.on),
    BOOL("autosectionlabel_prefix_document", writing.section_labels.with_page),
    LEVELS("autosectionlabel_maxdepth", 1,
           "it must be a number of levels, at least 1",
           writing.section_labels.depth),
    MAP("inventories",
        "it must be a map, such as {python: {url: URL, file: FILE}}",
        inventory_keys_read, inventories),
    KEY("pages", YAML_OF_LIST | YAML_OR_NOTHING,
        "it must be a list of maps, such as [{template: models/template.md, "
        "for: results.models, name: 'models/{{ row.Model }}'}]",
        pages_keys_read, pages),
    KEY("fetch", YAML_OF_LIST | YAML_OR_NOTHING,
        "it must be a list of maps, such as [{to: data/latest.csv, database: "
        "warehouse, query: data/latest.sql}]",
        fetch_keys_read, fetch),
    STR("release", writing.release),
    STR("today", writing.today),
    LIST("tags", "it must be a list of words, such as [draft]",
         writing_read_tag, writing.tags),
    MAP("values", "it must be a map of names, such as internal: false",
        writing_read_values, writing.values),
    MAP("directives", "it must be a map of names of directives",
        mapped_read_directives, directives),
    MAP("roles", "it must be a map of role names", mapped_read_roles, roles),
    BOOL("allow_raw_html", raw_html),
    BOOL("trim_doctest_flags", trim_doctest_flags),
    BOOL("numfig", numfig),
    {YAML_ROW("numfig_format", YAML_OF_MAP | YAML_OR_NOTHING,
              "it must be a map, such as {figure: \"Figure %s\"}",
              yaml_read_map),
     .offset = offsetof(struct config, writing.numfig_format),
     .below = &WRITING_NUMFIG},
    LEVELS("numfig_secnum_depth", 0, WRITING_DEPTH, writing.numfig_depth),
    BOOL("math_number_all", math_number_all),
    BOOL("math_numfig", math_numfig),
    TEXT("math_eqref_format", "it must contain {number}", read_eqref_format,
         math_eqref_format),
    MAP("math_macros", "it must be a map, such as {RR: \"\\mathbf{R}\"}",
        macro_keys_read, math_macros),
    BOOL("add_function_parentheses", writing.function_brackets),
    BOOL("add_module_names", writing.module_names),
    TEXT("manpages_url",
         "it must be a URL, such as https://manpages.debian.org/{path}",
         writing_read_manpages, writing.manpages),
    MYST_CHOICE_KEYS(struct config, "myst_", myst.),
    TEXT("colors", PALETTE_EXPECTED, read_colours, colours),
    YAML_WORD_KEY(struct config, "thousands", THOUSANDS,
                  "it must be comma, space or none", thousands),
    TEXT("digits", DISPLAY_DIGITS, read_digits, digits),
    BOOL("explain", explain),
    BOOL("fold", fold),
    BOOL("markup", markup),
    KEY("search", YAML_OF_MAP | YAML_OF_TEXT,
        "it must be true, false or {page: all.html}", search_choice_read,
        search),
    BOOL("tools", tools),
    BOOL("what_if", what_if),
    BOOL("private", private),
    TEXT("from", "the only value is sphinx", read_from, from_sphinx),
    MAP("warnings", "it must be a map of codes, such as ref-unresolved: error",
        read_levels, levels),
    MAP("publish",
        "it must be a map of targets, such as {live: {url: "
        "\"s3://BUCKET/PREFIX\"}}",
        publish_target_read, publish),
    MAP("external", "it must be a map of keys, such as ignore and age",
        external_rules_read, external),
    MAP("redirects", "it must be a map, such as {old/page: new/page}",
        redirect_read, redirects),
    KEY("headers", YAML_OF_MAP | YAML_OF_TEXT | YAML_OR_NOTHING,
        "it must be true, false or a map of paths", header_rules_read, headers),
    MAP("instances", "it must be a map of instance types", instances_read,
        instances),
    LIST("host_files",
         "it must be a list of paths in the output, such as [CNAME, _headers]",
         host_files_read_path, host_files),
    KEY("logo", YAML_OF_TEXT | YAML_OF_MAP | YAML_OR_NOTHING,
        "it must be an image file, or {light: IMAGE, dark: IMAGE, alt: "
        "TEXT}",
        look_read_logo, logo),
    TEXT("favicon",
         "it must be an .svg, .png or .ico file in the content folder",
         look_read_favicon, favicon),
    KEY("accent", YAML_OF_TEXT | YAML_OF_MAP,
        "it must be a colour in quotes, such as \"#0a6ebd\", or {light: "
        "COLOUR, dark: COLOUR}",
        look_read_accent, accent),
    KEY("header_links", YAML_OF_LIST | YAML_OR_NOTHING,
        "it must be a list of {title: TEXT, page: PAGE} or {title: TEXT, url: "
        "URL}",
        look_read_links, header_links),
    TEXT("footer", "it must be a string", look_read_foot, footer),
    STR("copyright", copyright),
    TEXT("license",
         "it must be an SPDX identifier, such as CC-BY-4.0, or a URL",
         license_read, license),
    STR("version", version),
    KEY("creator", YAML_OF_TEXT | YAML_OF_MAP,
        "it must be a name, or {name: NAME, url: URL}", look_read_creator,
        creator),
    KEY("repository", YAML_OF_TEXT | YAML_OF_MAP | YAML_OR_NOTHING,
        "it must be a URL, or a map of url, branch and path", repository_read,
        repository),
    BOOL("feed", feed),
    MAP("params", "it must be a map of names, such as team: Compilers",
        read_params, params),
};

/* Returns help for a key that earlier versions had, or NULL for other keys. */
static const char *removed_key_help(str key)
{
    if (str_eq(key, S("social_cards")))
        return "social cards are no longer drawn: name an image in the "
               "page's front matter, such as 'image: chart.png'";
    if (str_eq(key, S("todo_include_todos")))
        return "the directive todo was removed: 'directives: {todo: drop}' "
               "hides such notes, {todo: admonition} shows them";
    return NULL;
}

static const struct yaml_keys ALL = {"keys", KEYS, sizeof KEYS / sizeof *KEYS,
                                     removed_key_help};

struct config config_default(void)
{
    return (struct config){.title = S(""),
                           .lang = S("en"),
                           .content = S("content"),
                           .data = S("data"),
                           .templates = S("templates"),
                           .output = S("public"),
                           .writing = writing_default(),
                           .trim_doctest_flags = true,
                           .math_numfig = true,
                           .math_eqref_format = S("({number})"),
                           .myst = myst_choice_default(),
                           .explain = true,
                           .fold = true,
                           .markup = true,
                           .feed = true,
                           .search = search_choice_default(),
                           .tools = true,
                           .what_if = true,
                           .external = external_rules_default()};
}

static void report_overlap(struct yaml_reader *r, const struct yaml *y, str one,
                           str other)
{
    str why = str_fmt(r->a, "the %.*s and %.*s folders overlap", STR_ARG(one),
                      STR_ARG(other));
    yaml_refuse(r, y, str_dupz(r->a, why));
}

/* Reports an entry of `sources:` that overlaps the output folder, or that is
   the templates folder or a path inside it. A source may contain the templates
   folder, which pages still cannot read. */
static void check_sources(struct yaml_reader *r, const struct config *c)
{
    const struct {
        str key, folder;
        bool may_be_inside;
    } CLOSED[] = {{S("templates"), c->templates, true},
                  {S("output"), c->output, false}};
    for (size_t i = 0; i < c->sources.n; i++)
        for (size_t k = 0; k < sizeof CLOSED / sizeof *CLOSED; k++) {
            str source = c->sources.v[i], folder = CLOSED[k].folder;
            if (!path_overlaps(source, folder) ||
                (CLOSED[k].may_be_inside && path_is_below(folder, source)))
                continue;
            report_overlap(r, yaml_get(c->file, S("sources")), CLOSED[k].key,
                           S("sources"));
            return;
        }
}

/* Reports entries of `fetch:` whose snapshot is neither in the data folder nor
   in a folder of `sources:`, from which pages read data. */
static void check_fetch(struct yaml_reader *r, const struct config *c)
{
    const struct yaml *y = yaml_get(c->file, S("fetch"));
    const struct yaml *e = y ? y->first : NULL;
    for (size_t i = 0; i < c->fetch.n; i++, e = e->next) {
        const struct fetch_key *key = &c->fetch.v[i];
        bool ok = path_is_below(key->to, c->data);
        for (size_t k = 0; k < c->sources.n && !ok; k++)
            ok = path_is_below(key->to, c->sources.v[k]) ||
                 str_eq(key->to, c->sources.v[k]);
        const char *why = str_eq(key->to, c->data)
                              ? "it must be a file or folder inside '%.*s', "
                                "not that folder itself"
                              : "it must be in the folder '%.*s', or in a "
                                "folder listed under 'sources'";
        if (!ok)
            yaml_refuse(r, yaml_get(e, S("to")),
                        str_dupz(r->a, str_fmt(r->a, why, STR_ARG(c->data))));
    }
}

/* Reports two folders that overlap. The data folder may be inside the content
   folder; no other folder may be inside another. */
static void check_folders(struct yaml_reader *r, const struct config *c)
{
    const struct {
        str key, folder;
        bool may_be_in_content;
    } FOLDERS[] = {{S("content"), c->content, true},
                   {S("data"), c->data, true},
                   {S("templates"), c->templates, false},
                   {S("output"), c->output, false}};
    for (size_t i = 1; i < 4; i++)
        for (size_t k = 0; k < i; k++) {
            if (!path_overlaps(FOLDERS[i].folder, FOLDERS[k].folder) ||
                (FOLDERS[i].may_be_in_content &&
                 str_starts(FOLDERS[i].folder, FOLDERS[k].folder) &&
                 FOLDERS[i].folder.n > FOLDERS[k].folder.n))
                continue;
            const struct yaml *y = yaml_get(c->file, FOLDERS[i].key);
            y = y ? y : yaml_get(c->file, FOLDERS[k].key);
            assert(y); /* default folders do not overlap, so the file has at
                          least one of the two keys */
            report_overlap(r, y, FOLDERS[k].key, FOLDERS[i].key);
            return;
        }
}

bool config_read(struct arena *a, struct diags *d, const struct source *src,
                 struct config *out)
{
    struct yaml_reader r = {
        a, d, src, DIAG_CONFIG_KEY, DIAG_CONFIG_VALUE, .ok = true};
    *out = config_default();
    out->file = yaml_read(a, d, src, src->text, 1, DIAG_CONFIG_SYNTAX);
    if (!out->file)
        return false;
    out->thousands = N_THOUSANDS;
    yaml_keys_read(&r, out->file, &ALL, out);
    if (out->thousands == N_THOUSANDS)
        out->thousands = thousands_of_language(out->lang);
    if (r.ok)
        check_folders(&r, out);
    if (r.ok)
        check_sources(&r, out);
    if (r.ok)
        check_fetch(&r, out);
    if (out->private && !out->headers.on)
        out->headers = (struct header_rules){
            .on = true, .at = config_at(out, S("private"), 0)};
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

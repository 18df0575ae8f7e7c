// SPDX-License-Identifier: MIT
// assets: lists, names and writes assets. They are sorted by name, so that the
// output is reproducible.
#include "output/assets.h"

#include <stdlib.h>

#include "base/buf.h"
#include "base/codes/files.h"
#include "base/path.h"
#include "base/vec.h"
#include "load/page.h"
#include "load/site.h"
#include "output/active.h"
#include "output/written.h"
#include "resolve/index.h"
#include "template/theme.h"

static const str FOLDER = S_INIT("assets/");
static const str SEARCH = S_INIT("assets/search."); /* prefix of assets that
                                                       only the search needs */

enum { FINGERPRINT = 9 }; /* ".1f0c3a9b" */

static void fingerprint(str bytes, char out[FINGERPRINT + 1])
{
    static const char DIGITS[] = "0123456789abcdef";
    unsigned long long hash = written_mark(bytes).hash;
    out[0] = '.';
    for (size_t i = FINGERPRINT - 1; i > 0; i--, hash >>= 4)
        out[i] = DIGITS[hash & 15];
    out[FINGERPRINT] = 0;
}

str assets_fingerprint(struct arena *a, str name, str bytes)
{
    char print[FINGERPRINT + 1];
    fingerprint(bytes, print);
    return str_fmt(a, "%.*s%s%.*s", STR_ARG(path_without_ext(name)), print,
                   STR_ARG(path_ext(name)));
}

bool assets_has_fingerprint(str output)
{
    str print = path_ext(path_without_ext(output));
    bool has = path_ext(output).n > 0 && print.n == FINGERPRINT;
    for (size_t i = 1; has && i < FINGERPRINT; i++)
        has = char_is_digit(print.p[i]) ||
              (print.p[i] >= 'a' && print.p[i] <= 'f');
    return has;
}

bool assets_is_fingerprinted(str output, str bytes)
{
    char print[FINGERPRINT + 1];
    if (!assets_has_fingerprint(output))
        return false; /* do not hash the file, which may be large */
    fingerprint(bytes, print);
    return str_eq(path_ext(path_without_ext(output)), str_c(print));
}

static struct theme_asset *find(const struct theme_assets *t, str name)
{
    for (size_t i = 0; i < t->n; i++)
        if (str_eq(t->v[i].name, name))
            return &t->v[i];
    return NULL;
}

static void set(struct theme_assets *t, struct arena *a, str name, str bytes)
{
    struct theme_asset *asset = find(t, name);
    if (!asset)
        asset = vec_add(a, t);
    *asset =
        (struct theme_asset){name, assets_fingerprint(a, name, bytes), bytes};
}

/* If s starts with a comment and a line break right after it, returns the
   length of the comment and the line break; else 0. `script`: "//" begins a
   comment, too. */
static size_t comment_length(str s, bool script)
{
    size_t end = str_starts(s, S("/*"))             ? str_find(s, S("*/"), 2)
                 : script && str_starts(s, S("//")) ? str_find_char(s, '\n', 0)
                                                    : STR_NPOS;
    if (end == STR_NPOS)
        return 0;
    end += s.p[end] == '*' ? 2 : 0;
    return end < s.n && s.p[end] == '\n' ? end + 1 : 0;
}

/* Returns a style sheet or script of the theme without empty lines and without
   comments that fill whole lines, in `a`. Returns other files unchanged. */
static str without_comments(struct arena *a, str name, str bytes)
{
    bool script = str_ends(name, S(".js"));
    struct buf out = {.a = a};
    if (!script && !str_ends(name, S(".css")))
        return bytes;
    while (bytes.n) {
        size_t indent = 0;
        while (indent < bytes.n && bytes.p[indent] == ' ')
            indent++;
        size_t end = str_find_char(bytes, '\n', 0);
        end = end == STR_NPOS ? bytes.n : end + 1;
        size_t comment = comment_length(str_from(bytes, indent), script);
        if (!comment && end > indent + 1)
            buf_put(&out, str_slice(bytes, 0, end));
        bytes = str_from(bytes, comment ? indent + comment : end);
    }
    return buf_str(&out);
}

/* Returns whether a site's file is an unchanged copy of the theme's file. */
static bool is_copy(str name, str bytes)
{
    const struct theme_file *f = THEME;
    while (f->name.p && !str_eq(f->name, name))
        f++;
    return f->name.p && str_eq(f->bytes, bytes);
}

static int by_name(const void *x, const void *y)
{
    return str_cmp(((const struct theme_asset *)x)->name,
                   ((const struct theme_asset *)y)->name);
}

bool assets_of_theme(struct theme_assets *t, struct arena *a,
                     const struct site *site, struct diags *d)
{
    bool ok = true;
    *t = (struct theme_assets){0};
    for (const struct theme_file *f = THEME; f->name.p; f++)
        if (str_starts(f->name, FOLDER) &&
            (site->config.search.on || !str_starts(f->name, SEARCH)))
            set(t, a, f->name, without_comments(a, f->name, f->bytes));
    for (size_t i = 0; i < site->templates.n; i++) {
        str name = site->templates.v[i];
        if (!str_starts(name, FOLDER))
            continue;
        struct source *src = site_read_template(site, a, d, name, false);
        ok = ok && src;
        if (src && !is_copy(name, src->text))
            set(t, a, name, src->text);
    }
    if (t->n)
        qsort(t->v, t->n, sizeof *t->v, by_name);
    return ok;
}

str assets_output(const struct theme_assets *t, str name)
{
    const struct theme_asset *asset = find(t, name);
    return asset ? asset->output : STR_NONE;
}

str assets_bytes(const struct theme_assets *t, str name)
{
    const struct theme_asset *asset = find(t, name);
    return asset ? asset->bytes : STR_NONE;
}

void assets_replace(struct theme_assets *t, struct arena *a, str name,
                    str bytes)
{
    set(t, a, name, bytes);
}

bool assets_has(const struct site *site, str output)
{
    size_t i = 0;
    while (i < site->n_assets && !str_eq(site->assets[i].output, output))
        i++;
    return i < site->n_assets;
}

static bool is_named(const struct site *site, str output)
{
    const struct strs *named = &site->config.host_files;
    return str_among(output, named->v, named->n);
}

bool assets_refuse_host_file(const struct site *site, struct arena *scratch,
                             struct diags *d, const struct source *src,
                             str output)
{
    const char *host = host_files_hosts(scratch, output);
    if (!host || is_named(site, output))
        return false;
    diag_at(d, DIAG_FILE_HOST, (struct pos){.src = src}, output, str_c(host));
    diag_help(d, "to publish it, set host_files: [\"%.*s\"] in perfpress.yaml",
              STR_ARG(output));
    return true;
}

/* Returns whether a file may be published at `output`. If not, reports why.
   Files of content/ and data/ must not run code unless perfpress.yaml allows
   it. */
static bool may_be_published(const struct site *site, struct arena *scratch,
                             struct diags *d, const struct source *src,
                             str output)
{
    return !assets_refuse_host_file(site, scratch, d, src, output) &&
           (site->config.raw_html || is_named(site, output) ||
            !active_refuse(d, output, src));
}

static bool copy(const struct site *site, struct sink *sink, struct diags *d,
                 str path, str output)
{
    struct arena scratch = {0};
    const struct source *src = site_read_asset(site, &scratch, d, path);
    bool ok = src && may_be_published(site, &scratch, d, src, output) &&
              sink_put(sink, d, output, src->text);
    arena_free(&scratch);
    return ok;
}

void assets_remove(struct theme_assets *t, str name)
{
    size_t kept = 0;
    for (size_t i = 0; i < t->n; i++)
        if (!str_eq(t->v[i].name, name))
            t->v[kept++] = t->v[i];
    t->n = kept;
}

bool assets_put(const struct theme_assets *t, const struct site *site,
                struct sink *sink, struct diags *d)
{
    struct arena scratch = {0};
    struct map done = {.a = &scratch};
    bool ok = true;
    for (size_t i = 0; i < t->n; i++)
        ok = sink_put(sink, d, t->v[i].output, t->v[i].bytes) && ok;
    for (size_t i = 0; i < site->n_assets; i++)
        ok =
            copy(site, sink, d, site->assets[i].path, site->assets[i].output) &&
            ok;
    for (size_t i = 0; i < site->n_pages; i++) {
        const struct page_info *info = site->pages[i].info;
        for (size_t k = 0; info && k < info->files.n; k++) {
            const struct index_file *f = &info->files.v[k];
            if (map_get(&done, f->output))
                continue;
            map_put(&done, f->output, &done);
            ok = copy(site, sink, d, f->path, f->output) && ok;
        }
    }
    arena_free(&scratch);
    return ok;
}

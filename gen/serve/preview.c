// SPDX-License-Identifier: MIT
// preview: adds the script to pages, makes their events, and makes the page of
// errors and warnings.
#include "serve/preview.h"

#include <stdlib.h>
#include <sys/stat.h>

#include "base/buf.h"
#include "base/path.h"
#include "base/utf8.h"
#include "output/assets.h"
#include "template/template_render.h"
#include "template/theme.h"

enum {
    FAULTS_MAX = 200,
    FINGERPRINT = 9, /* length of ".1f0c3a9b" */
    RETRY_MS = 500,  /* time before a browser reconnects a lost stream */
};

/* Returns the theme's file preview/NAME, or NULL if there is no such file.
   `name` may include the file's fingerprint. */
static const struct theme_file *find_file(struct arena *a, str name)
{
    str path = str_concat(a, S("preview/"), name);
    for (const struct theme_file *f = THEME; f->name.p; f++)
        if (str_starts(f->name, S("preview/")) &&
            (str_eq(f->name, path) ||
             str_eq(assets_fingerprint(a, f->name, f->bytes), path)))
            return f;
    return NULL;
}

str preview_file(struct arena *a, str name)
{
    const struct theme_file *f = find_file(a, name);
    return f ? f->bytes : STR_NONE;
}

/* Returns the path of the file to send for a path below the site's root, or
   STR_NONE if there is no such file. */
static str find_page(struct arena *a, const struct store *s, str path)
{
    if (store_get(s, path).p)
        return path;
    if (path.n && !str_ends(path, S("/")))
        return STR_NONE;
    path = str_concat(a, path, S("index.html"));
    return store_get(s, path).p ? path : STR_NONE;
}

str preview_resolve(struct arena *a, const struct store *s, str path)
{
    str found = find_page(a, s, path);
    if (!found.p && s->base.n && str_starts(path, s->base))
        found = find_page(a, s, str_from(path, s->base.n));
    return found.p ? found : S("404.html");
}

bool preview_is_folder(struct arena *a, const struct store *s, str path)
{
    str folder = str_concat(a, path, S("/"));
    str found = preview_resolve(a, s, folder);
    return path.n && !str_ends(path, S("/")) &&
           str_eq(path_base(found), S("index.html"));
}

struct store *preview_replaced(const struct store *old, const struct store *now)
{
    struct store *kept = NULL;
    for (size_t i = 0; old && i < old->files.n; i++) {
        str path = old->files.v[i].key, bytes = store_get(old, path);
        if (store_get(now, path).p || !assets_is_fingerprinted(path, bytes))
            continue;
        if (!kept) {
            kept = store_new(NULL);
            kept->base = str_dup(&kept->a, old->base);
        }
        kept->sink.put(&kept->sink, path, bytes);
    }
    return kept;
}

/* ---- versions ---- */

static bool is_fingerprint(str s)
{
    for (size_t i = 1; i < s.n; i++)
        if (!char_is_digit(s.p[i]) && (s.p[i] < 'a' || s.p[i] > 'f'))
            return false;
    return s.n == FINGERPRINT && s.p[0] == '.';
}

unsigned long long preview_version(str html)
{
    unsigned long long version = 1;
    size_t from = 0, at = 0;
    while ((at = str_find(html, S(".css"), at)) != STR_NPOS) {
        size_t start = at < FINGERPRINT ? at : at - FINGERPRINT;
        if (start >= from && is_fingerprint(str_slice(html, start, at))) {
            version = version * 31 + str_hash(str_slice(html, from, start));
            from = at;
        }
        at += 4;
    }
    version = version * 31 + str_hash(str_from(html, from));
    return version ? version : 1;
}

str preview_page(struct arena *a, str html)
{
    struct buf b = {.a = a};
    str script = S("reload.js");
    size_t at = str_find(html, S("</head>"), 0);
    if (at == STR_NPOS)
        at = str_find(html, S("</body>"), 0);
    if (at == STR_NPOS)
        at = html.n;
    script = assets_fingerprint(a, script, preview_file(a, script));
    buf_room(&b, html.n + 128);
    buf_put(&b, str_slice(html, 0, at));
    buf_printf(&b,
               "<script src=\"/" PREVIEW_FOLDER "%.*s\" "
               "data-version=\"%llx\" defer></script>\n",
               STR_ARG(script), preview_version(html));
    buf_put(&b, str_from(html, at));
    return buf_end(&b);
}

/* ---- events ---- */

static void put_styles(struct buf *b, const struct store *s)
{
    bool first = true;
    for (size_t i = 0; s && i < s->files.n; i++) {
        const struct map_entry *e = &s->files.v[i];
        if (!str_ends(e->key, S(".css")))
            continue;
        if (!first)
            buf_putc(b, ',');
        first = false;
        buf_put_json(b, e->key);
        buf_printf(b, ":\"%llx\"", store_hash(s, e->key));
    }
}

str preview_event(struct arena *a, const struct store *s, str path,
                  const struct preview_faults *faults)
{
    struct buf b = {.a = a};
    str html = s ? store_get(s, preview_resolve(a, s, path)) : STR_NONE;
    buf_printf(&b, "retry: %d\ndata: {\"page\":\"%llx\",\"styles\":{", RETRY_MS,
               html.p ? preview_version(html) : 0);
    put_styles(&b, s);
    buf_puts(&b, "},\"base\":");
    buf_put_json(&b, s ? s->base : S(""));
    buf_puts(&b, ",\"fault\":\"");
    if (faults->page.n)
        buf_printf(&b, "%llx", str_hash(faults->page));
    buf_printf(&b, "\",\"errors\":%zu,\"warnings\":%zu}\n\n", faults->errors,
               faults->warnings);
    return buf_end(&b);
}

/* ---- faults ---- */

struct fault {
    const struct diag *g;
    /* modification time of the file that g refers to; zero if g has no file */
    struct timespec changed;
};

static int by_change(const void *x, const void *y)
{
    const struct fault *a = x, *b = y;
    if (a->changed.tv_sec != b->changed.tv_sec)
        return a->changed.tv_sec > b->changed.tv_sec ? -1 : 1;
    if (a->changed.tv_nsec != b->changed.tv_nsec)
        return a->changed.tv_nsec > b->changed.tv_nsec ? -1 : 1;
    return a->g < b->g ? -1 : a->g > b->g;
}

static struct fault *sorted(struct arena *a, const struct diags *d, str root)
{
    struct fault *v = NEW_N(a, struct fault, d->n);
    for (size_t i = 0; i < d->n; i++) {
        struct stat st;
        v[i].g = &d->v[i];
        if (i && str_eq(v[i].g->file, v[i - 1].g->file))
            v[i].changed = v[i - 1].changed;
        else if (v[i].g->file.n &&
                 stat(str_dupz(a, path_join(a, root, v[i].g->file)), &st) == 0)
            v[i].changed = st.st_mtim;
    }
    if (d->n)
        qsort(v, d->n, sizeof *v, by_change);
    return v;
}

/* Returns the offset in bytes of character n of s. The first character is
   number 0. */
static size_t byte_of(str s, size_t n)
{
    size_t at = 0;
    while (n-- && at < s.n)
        at += utf8_length(str_from(s, at));
    return at;
}

static str position(struct arena *a, const struct diag *g)
{
    if (!g->file.p)
        return S("perfpress");
    if (!g->line)
        return g->file;
    return str_fmt(a, "%.*s:%u:%u", STR_ARG(g->file), g->line,
                   g->col ? g->col : 1);
}

static struct view fault_view(struct arena *a, const struct diag *g)
{
    size_t from = g->col ? byte_of(g->excerpt, g->excerpt_col - 1) : 0;
    size_t to = from + byte_of(str_from(g->excerpt, from), g->len);
    const struct view_field fields[] = {
        {S("place"), view_text(position(a, g))},
        {S("severity"), view_text(str_c(diag_severity_name(g->severity)))},
        {S("text"), view_text(g->text)},
        {S("code"), view_text(str_c(g->code->id))},
        {S("excerpt"), view_bool(g->excerpt.p != NULL)},
        {S("line"), view_text(str_fmt(a, "%5u", g->line))},
        {S("before"), view_text(str_slice(g->excerpt, 0, from))},
        {S("mark"), view_text(str_slice(g->excerpt, from, to))},
        {S("after"), view_text(str_from(g->excerpt, to))},
        {S("help"), view_text(g->help)},
    };
    struct view_field *v =
        NEW_N(a, struct view_field, sizeof fields / sizeof *fields);
    memcpy(v, fields, sizeof fields);
    return view_object(v, sizeof fields / sizeof *fields);
}

str preview_faults_page(struct arena *a, const struct diags *d, str root)
{
    size_t n = d->n < FAULTS_MAX ? d->n : FAULTS_MAX;
    const struct fault *faults = sorted(a, d, root);
    struct view *list = NEW_N(a, struct view, n);
    for (size_t i = 0; i < n; i++)
        list[i] = fault_view(a, faults[i].g);
    const struct view_field fields[] = {
        {S("title"),
         view_text(str_fmt(a, "%zu error%s, %zu warning%s", d->errors,
                           d->errors == 1 ? "" : "s", d->warnings,
                           d->warnings == 1 ? "" : "s"))},
        {S("errors"), view_bool(d->errors > 0)},
        {S("faults"), view_list(list, n)},
        {S("more"),
         view_text(d->n > n ? str_fmt(a, "%zu", d->n - n) : STR_NONE)},
    };
    struct view data = view_object(fields, sizeof fields / sizeof *fields);
    struct source src = {.name = S("preview/fault.html"),
                         .text = preview_file(a, S("fault.html"))};
    struct template_set *set = template_set_new(a);
    struct diags own = {0};
    struct buf out = {.a = a};
    template_set_add(set, S("fault"), &src);
    template_set_compile(set, &own);
    template_render(template_find(set, S("fault")), &data, &own, &out);
    diag_free(&own);
    return buf_str(&out);
}

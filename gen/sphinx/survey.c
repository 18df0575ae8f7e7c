// SPDX-License-Identifier: MIT
// survey: a build into nothing, and its errors by what they name.
#include "sphinx/survey.h"

#include <stdlib.h>

#include "base/path.h"
#include "base/pool.h"
#include "base/vec.h"
#include "build/build.h"
#include "sphinx/extensions.h"

static bool put_nowhere(struct sink *sink, str path, str bytes)
{
    (void)sink;
    (void)path;
    (void)bytes;
    return true;
}

/* A file that a page named and may not read, from the site's folder; STR_NONE
   where that is not inside. */
static str named_file(struct arena *a, const struct diag *g)
{
    size_t from = str_find_char(g->text, '\'', 0);
    size_t to = str_rfind_char(g->text, '\'');
    str path;
    if (from == STR_NPOS || to <= from + 1)
        return STR_NONE;
    str name = str_slice(g->text, from + 1, to);
    return !str_starts(name, S("/")) &&
                   path_normal(a, path_join(a, path_dir(g->file), name), &path)
               ? path
               : STR_NONE;
}

static void note_outside(struct arena *a, struct survey *s,
                         const struct diag *g)
{
    str path = named_file(a, g);
    for (size_t i = 0; i < s->outside.n; i++)
        if (str_eq(s->outside.v[i], path))
            return;
    if (path.n)
        vec_push(a, &s->outside, path);
}

static void note_fault(struct arena *a, struct survey *s, struct map *by_text,
                       const struct diag *g)
{
    struct map_entry *e = map_find(by_text, g->text);
    if (!e) {
        vec_push(a, &s->faults,
                 (struct survey_fault){.text = str_dup(a, g->text),
                                       .help = str_dup(a, g->help),
                                       .code = str_c(g->code->id)});
        e = map_put(by_text, s->faults.v[s->faults.n - 1].text,
                    (void *)(s->faults.n));
    }
    struct survey_fault *f = &s->faults.v[(size_t)e->value - 1];
    f->times++;
    f->files += !f->last.p || !str_eq(f->last, g->file);
    f->last = str_dup(a, g->file);
}

static int by_files(const void *x, const void *y)
{
    const struct survey_fault *f = x, *g = y;
    if (f->files != g->files)
        return f->files > g->files ? -1 : 1;
    return str_cmp(f->text, g->text);
}

static void note_all(struct arena *a, struct survey *s, const struct diags *d)
{
    struct map by_text = {.a = a};
    for (size_t i = 0; i < d->n; i++) {
        const struct diag *g = &d->v[i];
        str code = str_c(g->code->id);
        if (g->severity == DIAG_SEVERITY_WARNING)
            continue;
        s->has_html |= str_eq(code, S("raw-refused")) ||
                       str_eq(code, S("md-raw-html")) ||
                       str_eq(code, S("file-active"));
        if (str_eq(code, S("file-hidden")))
            note_outside(a, s, g);
        note_fault(a, s, &by_text, g);
    }
    if (s->faults.n)
        qsort(s->faults.v, s->faults.n, sizeof *s->faults.v, by_files);
}

void survey_run(struct move *m, struct survey *out, struct diags *d)
{
    struct site site = {0};
    struct sink sink = {.put = put_nowhere, .replace = put_nowhere};
    struct build_result result = {0};
    struct diags found = {0};
    *out = (struct survey){.loaded = site_load(&site, m->root, &found)};
    site.keep_going = true; /* up to the last stage, whatever some pages have */
    if (out->loaded) {
        extensions_note(m, &site);
        build_run(&site, pool_processors(), &sink, &found, &result, NULL);
        diag_sort(&found);
        note_all(m->a, out, &found);
        out->pages = result.pages;
        out->good = result.pages - result.blocked;
        build_free(&site);
        diag_free(&found);
    } else {
        diag_take(d, &found);
    }
    site_free(&site);
}

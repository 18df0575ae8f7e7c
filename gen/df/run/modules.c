// SPDX-License-Identifier: MIT
// modules: runs script files. A single mutex protects the script files of the
// site, since a file can import others.
#include "df/run/modules.h"

#include "base/buf.h"
#include "base/codes/df.h"
#include "base/path.h"
#include "base/vec.h"
#include "df/run/shared.h"
#include "df/syntax/df_parser.h"
#include "load/site.h"
#include "load/snapshot.h"

struct module {
    str name, path;
    bool running;  /* the import of this module has not finished */
    str importer;  /* of all files that import this module, the first by name */
    unsigned line; /* line of the first import in the file `importer` */
    const struct shared_names *names; /* NULL: the file cannot be read */
};

static str path_of(struct arena *a, const struct site *site, str name)
{
    str file = str_concat(a, str_replace(a, name, S("."), S("/")), S(".py"));
    return path_join(a, site->config.data, file);
}

bool modules_is_unfetched(struct eval *ev, const struct df_expr *at, str name)
{
    const struct site *site = ev->site;
    return snapshot_is_missing(&site->lock, &site->config.fetch, ev->d,
                               path_of(ev->scratch, site, name),
                               eval_pos(ev, at));
}

str modules_path(struct arena *a, const struct site *site, str name)
{
    str path = path_of(a, site, name);
    return site->scanned && map_get(&site->files, path) ? path : STR_NONE;
}

/* Runs the statements of a file and returns its names; NULL if the file cannot
   be read. The names and all that they need live as long as the site. */
static const struct shared_names *run(struct eval *ev, struct module *m,
                                      struct pos at)
{
    struct site_scripts *all = ev->site->scripts;
    struct arena scratch = {0};
    struct df_script *script = NEW(&all->arena, struct df_script);
    const struct source *src =
        site_read(ev->site, &all->arena, &all->diags, m->path, at, true);
    if (!src)
        return NULL;
    struct lines lines = source_lines(&all->arena, src);
    struct eval sub = ev->make(&all->arena, &scratch, &all->diags, ev->site,
                               path_dir(m->path), script);
    sub.module = m;
    bool ok = df_parser_script(&all->arena, &all->diags, lines, script);
    ev->run(&sub, script);
    struct shared_names *names =
        shared_publish(&sub, NULL, true, ok, (struct pos){.src = src});
    script->trace = NULL;
    size_t allowed = (sub.read + src->text.n) * EVAL_BYTES_READ;
    all->bytes += sub.bytes > allowed ? sub.bytes - allowed : 0;
    arena_free(&scratch);
    return names;
}

static struct module *find(struct eval *ev, str name, str path)
{
    struct site_scripts *all = ev->site->scripts;
    struct module *m = map_get(&all->by_path, path);
    if (m)
        return m;
    m = NEW(&all->arena, struct module);
    m->name = str_dup(&all->arena, name);
    m->path = str_dup(&all->arena, path);
    map_put(&all->by_path, m->path, m);
    return m;
}

/* Records an import of m at `at`, if it comes before the recorded import. */
static void note_import(struct site_scripts *all, struct module *m,
                        struct pos at)
{
    int order = m->importer.p ? str_cmp(at.src->name, m->importer) : -1;
    if (order > 0 || (order == 0 && at.line >= m->line))
        return;
    if (order < 0)
        m->importer = str_dup(&all->arena, at.src->name);
    m->line = at.line;
}

bool modules_import(struct eval *ev, const struct df_expr *at, str name,
                    struct object *out)
{
    struct site_scripts *all = ev->site->scripts;
    str path = modules_path(ev->a, ev->site, name);
    if (!path.p && modules_is_unfetched(ev, at, name))
        return false;
    if (!path.p) {
        eval_fault(ev, DIAG_DF_IMPORT, at, "cannot find module '%.*s'",
                   STR_ARG(name));
        diag_help(ev->d, "script files are %.*s/NAME.py",
                  STR_ARG(ev->site->config.data));
        return false;
    }
    struct site_file *file = map_get(&ev->site->files, path);
    atomic_store_explicit(&file->used, true, memory_order_relaxed);
    pthread_mutex_lock(&all->lock);
    all->diags.levels = ev->d->levels;
    bool is_new = !map_get(&all->by_path, path);
    struct module *m = find(ev, name, path);
    note_import(all, m, eval_pos(ev, at));
    bool circle = m->running;
    if (is_new) {
        m->running = true;
        m->names = run(ev, m, eval_pos(ev, at));
        m->running = false;
    }
    pthread_mutex_unlock(&all->lock);
    if (circle) {
        eval_fault(ev, DIAG_DF_IMPORT, at, "'%.*s' imports itself",
                   STR_ARG(path));
        return eval_help(
            ev, "move the definitions that both files need into a third file");
    }
    *out = (struct object){.type = OBJECT_SCRIPT, .u.script = m};
    ev->broken_import |= !m->names;
    return m->names != NULL;
}

/* Adds to diagnostic i of d the import of module m and, if a script file
   imports m, the import of that file, and so on. */
static void add_imports(const struct site_scripts *all, struct diags *d,
                        size_t i, const struct module *m)
{
    enum { SHOWN_MAX = 4 };
    struct arena a = {0};
    struct buf b = {.a = &a};
    for (size_t n = 0; m && n < SHOWN_MAX; n++) {
        buf_printf(&b, n ? ", which %.*s:%u imports" : "imported by %.*s:%u",
                   STR_ARG(m->importer), m->line);
        m = map_get(&all->by_path, m->importer);
    }
    diag_add_help(d, i, "%.*s", STR_ARG(buf_str(&b)));
    arena_free(&a);
}

void modules_report(const struct site *site, struct diags *to)
{
    struct site_scripts *all = site->scripts;
    for (size_t i = 0; i < all->diags.n; i++) {
        const struct module *m = map_get(&all->by_path, all->diags.v[i].file);
        if (m)
            add_imports(all, &all->diags, i, m);
    }
    diag_take(to, &all->diags);
}

void modules_trace(struct eval *ev, const struct module *m, str name, str as)
{
    const struct shared_name *found = map_get(&m->names->names, name);
    if (found)
        map_put(&ev->value_origins, as, (void *)found->origin);
}

bool modules_member(struct eval *ev, const struct df_expr *at,
                    const struct module *m, str name, struct object *out)
{
    struct strs names = {0};
    if (shared_find(ev, m->names, name, out)) {
        ev->broken_import |= out->type == OBJECT_BROKEN;
        return out->type != OBJECT_BROKEN;
    }
    if (shared_may_have_more(m->names)) {
        ev->broken_import = true;
        return false;
    }
    shared_list(ev->scratch, m->names, &names);
    eval_fault(ev, DIAG_DF_IMPORT, at, "'%.*s' does not define '%.*s'",
               STR_ARG(m->path), STR_ARG(name));
    diag_help_nearest(ev->d, "names", name, names.v, names.n);
    return false;
}

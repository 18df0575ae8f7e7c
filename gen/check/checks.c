// SPDX-License-Identifier: MIT
// checks: runs the checks listed in a table, except those whose code is off.
#include "check/checks.h"

#include "base/codes/data.h"
#include "base/codes/files.h"
#include "base/codes/result.h"
#include "base/pool.h"
#include "base/vec.h"
#include "check/cluster.h"
#include "check/contract.h"
#include "check/known.h"
#include "check/numbers.h"
#include "check/percentiles.h"
#include "check/positive.h"
#include "check/rules.h"
#include "frame/heading.h"
#include "load/records.h"
#include "load/site.h"

static const struct {
    const struct diag_code *code; /* NULL: the check reports several codes */
    void (*run)(struct check *c);
} CHECKS[] = {
    {NULL, contract_check},
    {NULL, rules_check},
    {DIAG_UNIT_DIFFERS, contract_check_units},
    {DIAG_DATA_BATCH, cluster_check_batches},
    {DIAG_DATA_NUMBER, numbers_check},
    {DIAG_DATA_PERCENTILES, percentiles_check},
    {DIAG_DATA_POSITIVE, positive_check},
    {DIAG_DATA_TOPOLOGY, cluster_check_topologies},
};

/* Returns the frame of the file, or NULL. Without a schema, reads only a
   comma-separated file that a page uses as a table with a header. */
static const struct frame *read_frame(struct check *c)
{
    if (records_are_in(c->path))
        return c->schema ? records_read(c->site, c->a, c->d, c->path) : NULL;
    char delimiter = schema_delimiter(c->schema, c->path);
    const struct frame *f =
        delimiter == ',' ? dataset_table(c->site, c->a, c->d, c->path) : NULL;
    if (f || !c->schema)
        return f;
    struct csv_how how = csv_how_usual();
    struct diags ignored = {
        .levels = c->d->levels}; /* ignored here, since contract_check reports
                                    the faults of the file */
    size_t size;
    how.csv.delim = delimiter;
    f = dataset_read_how(c->site, c->a, &ignored, c->path, (struct pos){0},
                         &how, &size);
    diag_free(&ignored);
    return f;
}

static void check_dataset(const struct site *site, struct diags *d, str path)
{
    struct arena a = {0};
    struct check c = {.a = &a,
                      .d = d,
                      .site = site,
                      .path = path,
                      .places = {.a = &a, .site = site}};
    c.schema = dataset_schema(site, d, path);
    c.frame = read_frame(&c);
    if (c.frame)
        c.headings = heading_all(&a, c.frame);
    for (size_t i = 0; i < sizeof CHECKS / sizeof *CHECKS; i++)
        if (!CHECKS[i].code || diag_is_on(d, CHECKS[i].code))
            CHECKS[i].run(&c);
    known_report(&c);
    arena_free(&a);
}

/* ---- all datasets ---- */

struct checks_run {
    const struct site *site;
    struct strs paths;
    struct diags *diags; /* an array: the diagnostics of each path */
};

static void run_one(void *data, size_t item, size_t worker)
{
    struct checks_run *r = data;
    (void)worker;
    check_dataset(r->site, &r->diags[item], r->paths.v[item]);
}

static bool has_dataset(const struct site *site, struct arena *a, str stem)
{
    struct strs paths = {0};
    schema_data_files(a, stem, &paths);
    for (size_t i = 0; i < paths.n; i++)
        if (map_get(&site->files, paths.v[i]))
            return true;
    return false;
}

static void help_without_file(const struct site *site, struct diags *d,
                              str stem)
{
    str near = diag_may_search(d, site->datasets.n)
                   ? diag_nearest(d, stem, site->datasets.v, site->datasets.n)
                   : STR_NONE;
    diag_help(d,
              "there is no data file '%.*s' with an ending such as .csv or "
              ".json%s%.*s%s",
              STR_ARG(stem), near.p ? "; did you mean '" : "", STR_ARG(near),
              near.p ? "'?" : "");
}

/* Reports schemas without effect: the data file of the schema does not exist,
   or the schema's own name has the wrong ending. */
static void report_unused(const struct site *site, struct diags *d)
{
    struct arena a = {0};
    for (size_t i = 0; i < site->files.n; i++) {
        struct source src = {.name = site->files.v[i].key};
        bool named = schema_is(src.name);
        str stem = named ? schema_stem(src.name) : schema_misnamed(src.name);
        if (!stem.p || named == has_dataset(site, &a, stem) ||
            (!named && map_get(&site->files, schema_of_stem(&a, stem))))
            continue;
        diag_at(d, DIAG_SCHEMA_UNUSED, (struct pos){.src = &src}, STR_NONE);
        if (named)
            help_without_file(site, d, stem);
        else
            diag_help(d, "rename it to '%.*s'",
                      STR_ARG(schema_of_stem(&a, stem)));
    }
    arena_free(&a);
}

/* Reports datasets that have the same schema, such as runs.csv and runs.json.
 */
static void report_shared(const struct site *site, struct diags *d)
{
    struct arena a = {0};
    struct map owners = {.a = &a};
    for (size_t i = 0; i < site->datasets.n; i++) {
        str *path = &site->datasets.v[i], schema = schema_path(&a, *path);
        if (!map_get(&site->files, schema) || map_add(&owners, schema, path))
            continue;
        const str *first = map_get(&owners, schema);
        struct source src = {.name = *path};
        diag_at(d, DIAG_FILE_CLASH, (struct pos){.src = &src}, *first, *path,
                S("schema"), schema);
        diag_help(d, "rename one of them");
    }
    arena_free(&a);
}

void checks_run(struct site *site, size_t workers, struct diags *d)
{
    struct checks_run r = {.site = site};
    for (size_t i = 0; i < site->datasets.n; i++) {
        str path = site->datasets.v[i];
        const struct site_file *f = map_get(&site->files, path);
        dataset_settle(site, path);
        if (atomic_load(&f->used))
            vec_push(&site->arena, &r.paths, path);
    }
    r.diags = NEW_N(&site->arena, struct diags, r.paths.n);
    for (size_t i = 0; i < r.paths.n; i++)
        r.diags[i].levels = d->levels;
    pool_run(workers, r.paths.n, run_one, &r);
    for (size_t i = 0; i < r.paths.n; i++)
        diag_take(d, &r.diags[i]);
    report_unused(site, d);
    report_shared(site, d);
}

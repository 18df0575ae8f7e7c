// SPDX-License-Identifier: MIT
// records: see records.h.
#include "load/records.h"

#include "base/codes/data.h"
#include "base/codes/source.h"
#include "base/vec.h"
#include "load/json/json_dataset.h"
#include "load/site.h"
#include "load/sqlite/sql_text.h"

bool records_are_in(str path)
{
    return json_dataset_is(path) || database_is(path);
}

struct frame *records_query(const struct site *site, struct arena *a,
                            struct diags *d, const struct database_question *q,
                            struct database_answer *answer,
                            struct database_fault *fault)
{
    struct database_question own = *q;
    const struct schema *schema = dataset_schema(site, d, q->file->name);
    struct arena scratch = {0};
    struct strs key = {0};
    for (size_t i = 0; schema && i < schema->primary_key.n; i++)
        vec_push(&scratch, &key, schema->primary_key.v[i].text);
    if (key.n) {
        own.key_table = schema->records.text;
        own.key = key.v;
        own.n_key = key.n;
    }
    struct frame *f = databases_query(site, a, &own, answer, fault);
    if (f)
        dataset_set_units(site, a, d, q->file->name, f);
    arena_free(&scratch);
    return f;
}

static const struct frame *read_json(const struct site *site, struct arena *a,
                                     struct diags *d, str path)
{
    const struct schema *s = dataset_schema(site, d, path);
    const struct source *src =
        site_read(site, a, d, path, (struct pos){0}, false);
    bool found;
    struct frame *f =
        src ? json_dataset(a, d, src, s ? s->records.text : S(""), &found)
            : NULL;
    if (src && !found) {
        diag_at(d, DIAG_SCHEMA_COLUMN, s->records.at, path, s->records.text);
        diag_help(d, "'records' must be the path of a list of records, such as "
                     "results.benchmarks");
    }
    if (f)
        dataset_set_units(site, a, d, path, f);
    return f;
}

/* Sets *table to the table that a schema describes. Returns false after
   reporting an unknown table. */
static bool find_table(const struct site *site, struct arena *a,
                       struct diags *d, const struct source *file,
                       const struct schema *schema, str *table)
{
    struct strs tables = {0}, columns = {0};
    const struct schema_text *records = &schema->records;
    databases_names(site, a, file, S(""), &tables, &columns);
    *table = records->text.n ? records->text : S("");
    if (!records->text.n && tables.n == 1)
        *table = tables.v[0];
    if (str_among_nocase(*table, tables.v, tables.n))
        return true;
    diag_at(d, DIAG_SCHEMA_VALUE,
            records->text.n ? records->at : (struct pos){.src = schema->src},
            S("records"),
            records->text.n
                ? str_fmt(a, "there is no table '%.*s'", STR_ARG(*table))
                : S("it must name a table of the database"));
    diag_help_nearest(d, "tables", *table, tables.v, tables.n);
    return false;
}

static const struct frame *read_database(const struct site *site,
                                         struct arena *a, struct diags *d,
                                         str path)
{
    const struct schema *schema = dataset_schema(site, d, path);
    struct pos at = {.src = &(struct source){.name = path}};
    struct database_answer answer;
    struct database_fault fault;
    struct database_question q = {.skips_blobs = true,
                                  .bytes_max = DATABASE_BYTES_MAX};
    str table;
    q.file = schema ? databases_read(site, a, d, path, at) : NULL;
    if (!q.file || !find_table(site, a, d, q.file, schema, &table))
        return NULL;
    q.sql = sql_all_of(a, table);
    struct frame *f = records_query(site, a, d, &q, &answer, &fault);
    if (!f)
        diag_at(d, DIAG_SQLITE_FILE, at, path,
                fault.kind == DATABASE_CELL
                    ? str_fmt(a, "column '%.*s' has %.*s", STR_ARG(fault.name),
                              STR_ARG(fault.what))
                    : fault.what);
    return f;
}

const struct frame *records_read(const struct site *site, struct arena *a,
                                 struct diags *d, str path)
{
    return database_is(path) ? read_database(site, a, d, path)
                             : read_json(site, a, d, path);
}

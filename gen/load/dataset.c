// SPDX-License-Identifier: MIT
// dataset: reads CSV files. The frame of a file is cached when the file is read
// a second time, since only then is it known that several readers use the file.
#include "load/dataset.h"

#include <assert.h>

#include "base/pool.h"
#include "base/system.h"
#include "base/vec.h"
#include "frame/unit_header.h"
#include "load/csv/csv_doubt.h"
#include "load/csv/csv_texts.h"
#include "load/csv/read_csv.h"
#include "load/dataset_cache.h"
#include "load/site.h"
#include "load/snapshot.h"

enum { LARGE = 1 << 21 }; /* bytes; contents of a smaller file are kept */

/* Returns the dataset at `path`, or NULL if the scan did not find this file. */
static struct dataset *find(const struct site *site, str path)
{
    return site->cache ? map_get(&site->cache->by_path, path) : NULL;
}

static const struct column *with_unit(struct arena *a, const struct column *c,
                                      str unit)
{
    struct column *own = NEW(a, struct column);
    *own = *c;
    own->unit = unit_parse(a, unit);
    return own;
}

const struct notation *dataset_notation(const struct site *site,
                                        struct arena *a, struct diags *d,
                                        str path, char delimiter)
{
    struct strs missing = {0};
    const struct schema *s = path.n ? dataset_schema(site, d, path) : NULL;
    for (size_t i = 0; s && i < s->missing.n; i++)
        vec_push(a, &missing, s->missing.v[i].text);
    return numeral_notation(a, delimiter, s ? s->decimal : 0,
                            s ? s->thousands : 0, &missing);
}

enum schema_markup dataset_markup(const struct site *site, struct diags *d,
                                  str own, str path, str column)
{
    const struct schema *s =
        path.n && !own.n ? dataset_schema(site, d, path) : NULL;
    const struct schema_field *f = s ? schema_find(s, column) : NULL;
    if (own.n)
        return str_eq(own, S("true")) ? SCHEMA_MARKUP : SCHEMA_TEXT;
    if (f && f->markup)
        return f->markup;
    return site->config.markup ? SCHEMA_AS_SITE : SCHEMA_TEXT;
}

/* Whether the schema describes a column with this origin. If the schema has
   `records:`, a column of a database must come from that table or from an
   expression. */
static bool is_of_schema(const struct schema *s, const struct origin *o)
{
    return o->file.format != FILE_SQLITE || !s->records.text.n ||
           !o->file.query->table.n ||
           str_eq_nocase(o->file.query->table, s->records.text);
}

void dataset_set_units(const struct site *site, struct arena *a,
                       struct diags *d, str path, struct frame *f)
{
    const struct schema *s = dataset_schema(site, d, path);
    for (size_t i = 0; s && i < f->n_columns; i++) {
        const struct column *c = f->columns[i];
        const struct schema_field *field =
            c->origin->kind == ORIGIN_FILE
                ? schema_find(s, c->origin->file.column)
                : NULL;
        if (field && field->unit.text.p && is_of_schema(s, c->origin))
            f->columns[i] = with_unit(a, c, field->unit.text);
    }
}

bool dataset_is_text(const struct site *site, struct diags *d, str path,
                     str column)
{
    const struct schema *s = dataset_schema(site, d, path);
    const struct schema_field *field = s ? schema_find(s, column) : NULL;
    return field && field->type == SCHEMA_STRING;
}

/* If the file at `path` is a snapshot, sets how->known to the types that its
   columns had in the database, as recorded in perfpress.lock. A column of text
   is left out if schema s, which may be NULL, gives it another type. The
   elements of how->known are in the order of the columns, since a script may
   give columns other names. */
static void add_locked_types(const struct site *site, struct arena *a, str path,
                             const struct schema *s, struct csv_how *how)
{
    const struct snapshot *shot = lock_find(&site->lock, path);
    size_t n = shot ? shot->columns.n : 0;
    enum csv_known *known = NEW_N(a, enum csv_known, n);
    for (size_t i = 0; i < n; i++) {
        const struct lock_column *c = &shot->columns.v[i];
        const struct schema_field *f = s ? schema_find(s, c->name) : NULL;
        bool text = !f || f->type == SCHEMA_ANY || f->type == SCHEMA_STRING;
        if (c->type == LOCK_TEXT && text)
            known[i] = CSV_KNOWN_TEXT;
        if (c->type == LOCK_INTEGER || c->type == LOCK_NUMBER)
            known[i] = CSV_KNOWN_NUMBERS;
    }
    how->known = known;
    how->n_known = n;
}

/* Reads a file. Columns of type string in the schema stay strings, and the
   schema's units replace those of the header. */
static struct frame *read_frame(const struct site *site, struct arena *a,
                                struct diags *d, const struct source *src,
                                const struct csv_how *how)
{
    struct csv_how own = *how;
    const struct schema *s = dataset_schema(site, d, src->name);
    own.texts = (struct strs){0};
    if (!csv_doubt_file(d, src, &how->csv))
        return NULL;
    own.notation = csv_how_notation(
        how, a, dataset_notation(site, a, d, src->name, how->csv.delim));
    for (size_t i = 0; i < how->texts.n; i++)
        vec_push(a, &own.texts, how->texts.v[i]);
    for (size_t i = 0; s && i < s->fields.n; i++)
        if (s->fields.v[i].type == SCHEMA_STRING)
            vec_push(a, &own.texts, s->fields.v[i].name.text);
    add_locked_types(site, a, src->name, s, &own);
    struct frame *f = read_csv(a, d, src, &own);
    if (f)
        dataset_set_units(site, a, d, src->name, f);
    return f;
}

/* Releases the contents of a large file after its strings are copied. */
static void release(struct arena *a, struct source *src, struct frame *f)
{
    if (src->text.n < LARGE || !csv_texts_copy(a, f, system_processors()))
        return;
    arena_drop(a, src->text.p, src->text.n);
    src->text = STR_NONE;
}

/* Returns the size of a file on disk; 0 for NULL. */
static size_t size_of(const struct source *src)
{
    return !src ? 0 : src->packed ? src->packed : src->text.n;
}

/* Reads a file into `a`, not into the cache: for the first read of a file, and
   for files that load/scan did not find. */
static const struct frame *read_own(const struct site *site, struct arena *a,
                                    struct diags *d, str path, struct pos at,
                                    size_t *size)
{
    const struct csv_how usual = csv_how_usual();
    struct source *src = site_read(site, a, d, path, at, false);
    *size = size_of(src);
    struct frame *f = src ? read_frame(site, a, d, src, &usual) : NULL;
    if (f)
        release(a, src, f);
    return f;
}

static const struct frame *read_shared(struct dataset *s,
                                       const struct site *site, struct diags *d,
                                       str path, struct pos at, size_t *size)
{
    if (!s->src) {
        s->src = site_read(site, &s->arena, d, path, at, false);
        if (!s->src)
            return NULL;
        s->diags.levels = d->levels;
        const struct csv_how usual = csv_how_usual();
        s->frame = read_frame(site, &s->arena, &s->diags, s->src, &usual);
    }
    diag_merge(d, &s->diags);
    *size = size_of(s->src);
    return s->frame;
}

const struct frame *dataset_read(const struct site *site, struct arena *a,
                                 struct diags *d, str path, struct pos at,
                                 size_t *size)
{
    struct dataset *s = find(site, path);
    const struct frame *frame = NULL;
    if (!s)
        return read_own(site, a, d, path, at, size);
    pthread_mutex_lock(&s->lock);
    bool again = s->seen;
    s->seen = true;
    if (again)
        frame = read_shared(s, site, d, path, at, size);
    pthread_mutex_unlock(&s->lock);
    if (again)
        return frame;
    frame = read_own(site, a, d, path, at, size);
    pthread_mutex_lock(&s->lock);
    if (!s->is_settled)
        s->first = frame;
    pthread_mutex_unlock(&s->lock);
    return frame;
}

const struct frame *dataset_read_how(const struct site *site, struct arena *a,
                                     struct diags *d, str path, struct pos at,
                                     const struct csv_how *how, size_t *size)
{
    const struct source *src =
        site_read_encoded(site, a, d, path, at, how->encoding, false);
    const struct csv_options *o = &how->csv;
    *size = size_of(src);
    if (!how->encoding.p && o->header && !o->delim && !o->comment &&
        !o->skip_lines && !o->n_skip && !o->drop)
        dataset_note_table(site, path);
    return src ? read_frame(site, a, d, src, how) : NULL;
}

const struct frame *dataset_read_source(const struct site *site,
                                        struct arena *a, struct diags *d,
                                        const struct source *src,
                                        const struct csv_how *how)
{
    return read_frame(site, a, d, src, how);
}

void dataset_settle(const struct site *site, str path)
{
    struct dataset *s = find(site, path);
    assert(s); /* callers pass only files that the scan found */
    s->is_settled = true;
    s->is_read = s->seen;
    s->table = s->frame ? s->frame : s->first;
    s->is_table &= !s->is_read; /* for a file that a script has read,
                                   dataset_table returns the script's frame,
                                   which is NULL if the file has faults */
}

bool dataset_is_read(const struct site *site, str path)
{
    const struct dataset *s = find(site, path);
    assert(s);
    return s->is_read;
}

const struct frame *dataset_table(const struct site *site, struct arena *a,
                                  struct diags *d, str path)
{
    const struct dataset *s = find(site, path);
    assert(s);
    const struct frame *frame = s->table;
    if (frame || !s->is_table)
        return frame;
    /* The page that uses the file reports its faults. */
    struct diags ignored = {.levels = d->levels};
    size_t size;
    frame = read_own(site, a, &ignored, path, (struct pos){0}, &size);
    diag_free(&ignored);
    return frame;
}

void dataset_note_table(const struct site *site, str path)
{
    struct dataset *s = find(site, path);
    if (!s)
        return;
    pthread_mutex_lock(&s->lock);
    s->is_table |= !s->is_settled;
    pthread_mutex_unlock(&s->lock);
}

static struct schema *find_schema(struct dataset *s, const struct site *site,
                                  str csv)
{
    struct diags *d = &s->schema_diags;
    str path = schema_path(&s->schema_arena, csv);
    if (!map_get(&site->files, path)) {
        snapshot_is_missing(&site->lock, &site->config.fetch, d, path,
                            (struct pos){0});
        return NULL;
    }
    const struct source *src =
        site_read(site, &s->schema_arena, d, path, (struct pos){0}, true);
    return src ? schema_read(&s->schema_arena, d, src) : NULL;
}

const struct schema *dataset_schema(const struct site *site, struct diags *d,
                                    str path)
{
    struct dataset *s = find(site, path);
    if (!s)
        return NULL;
    pthread_mutex_lock(&s->schema_lock);
    if (!s->has_schema) {
        s->schema_diags.levels = d->levels;
        s->schema = find_schema(s, site, path);
        diag_merge(d, &s->schema_diags);
    }
    s->has_schema = true;
    pthread_mutex_unlock(&s->schema_lock);
    return s->schema;
}

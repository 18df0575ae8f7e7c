// SPDX-License-Identifier: MIT
// account: finds the lineage of each column of a table, and collects the files
// that the lineages name.
#include "table/account.h"

#include "base/vec.h"
#include "df/runtime/units.h"
#include "frame/unit.h"
#include "frame/unit_header.h"
#include "lineage/fetched.h"
#include "load/dataset.h"
#include "load/site.h"
#include "table/lineage_values.h"
#include "table/row_id.h"

enum {
    STEP_BYTES = 64, /* minimum number of bytes that a step adds to the page */
    /* minimum number of bytes that a part of a step's formula adds to the
       page */
    PART_BYTES = 32
};

struct sources {
    struct frame_source *v;
    size_t n, cap;
};

struct account {
    const struct site *site;
    struct arena *a;
    struct diags *d;
    struct sources sources;
    /* primary key of the first file that has a primary key */
    struct strs primary;
};

static const struct frame_source *find(const struct frame_source *v, size_t n,
                                       str file)
{
    for (size_t i = 0; i < n; i++)
        if (str_eq(v[i].file, file))
            return &v[i];
    return NULL;
}

const struct frame_source *account_source(const struct frame_table *t, str file)
{
    return find(t->sources, t->n_sources, file);
}

/* Whether a column comes unchanged from a file or, as in a csv-table, from the
   page. */
static bool is_as_written(const struct column *c)
{
    return c->origin && (c->origin->kind == ORIGIN_FILE ||
                         c->origin->kind == ORIGIN_LITERAL);
}

str account_dated(struct arena *a, str source, str as_of)
{
    return source.n && as_of.n
               ? str_fmt(a, "%.*s (%.*s)", STR_ARG(source), STR_ARG(as_of))
               : source;
}

str account_unit(struct arena *a, const struct column *c)
{
    const struct unit *u = units_of(a, c);
    bool said = u != NULL;
    if (!u && c->type == COLUMN_STR && is_as_written(c))
        u = unit_header_levels(a, c->name, &said);
    return said && u && (u->n || u->scale < 1) ? unit_text(a, u) : S("");
}

static void add_file(struct account *j, str file)
{
    if (find(j->sources.v, j->sources.n, file))
        return;
    const struct schema *s = dataset_schema(j->site, j->d, file);
    struct frame_source *to = vec_add(j->a, &j->sources);
    const struct snapshot *snapshot = lock_find(&j->site->lock, file);
    to->file = file;
    if (snapshot)
        to->fetched = fetched_by(j->a, snapshot, false);
    if (!s)
        return;
    to->source = s->source.text;
    to->as_of = s->as_of.text;
    bool first = !j->primary.n;
    for (size_t i = 0; first && i < s->primary_key.n; i++)
        vec_push(j->a, &j->primary, s->primary_key.v[i].text);
}

/* Adds the files that column c is computed from. Returns the lineage of c, in
   `a`. */
static struct lineage add_column(struct account *j, struct arena *a,
                                 const struct column *c)
{
    const struct lineage all = lineage_of_column(a, c);
    for (size_t i = 0; i < all.n; i++)
        if (all.v[i].role == LINEAGE_FILE)
            add_file(j, all.v[i].pos.src->name);
    return all;
}

static const struct value *const *const *
values_of(struct arena *a, const struct frame *f, const struct lineage *l,
          struct lineage_shared *shared)
{
    const struct value *const **v =
        NEW_N(a, const struct value *const *, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++)
        if (l[i].n)
            v[i] = lineage_values(a, f->columns[i], &l[i], shared);
    return v;
}

static void add_columns(struct account *j, const struct frame *f)
{
    for (size_t i = 0; i < f->n_columns; i++) {
        struct arena steps = {0};
        add_column(j, &steps, f->columns[i]);
        arena_free(&steps);
    }
}

void account_rows(const struct site *site, struct arena *a, struct diags *d,
                  struct frame_table *t)
{
    struct arena scratch = {0};
    struct account j = {.site = site, .a = &scratch, .d = d};
    if (!t->row_ids) {
        add_columns(&j, t->frame);
        row_id_set(a, t, &j.primary);
    }
    arena_free(&scratch);
}

const size_t *account_keys(const struct site *site, struct arena *a,
                           struct diags *d, const struct frame_table *t,
                           size_t *n)
{
    /* A copy of t without the members that rendering sets: another thread may
       be rendering the page of t. */
    struct frame_table own = {
        .frame = t->frame, .cells = t->cells, .numeric = t->numeric};
    struct account j = {.site = site, .a = a, .d = d};
    if (t->kept) {
        *n = t->kept->n;
        return t->kept->v;
    }
    if (!own.numeric)
        own.numeric = frame_table_numeric(a, t);
    if (site)
        add_columns(&j, t->frame);
    return row_id_keys(a, &own, &j.primary, n);
}

struct strs account_files(struct arena *a, const struct frame_table *t)
{
    struct strs files = {0};
    for (size_t i = 0; i < t->frame->n_columns; i++) {
        struct arena steps = {0};
        const struct lineage all =
            lineage_of_column(&steps, t->frame->columns[i]);
        for (size_t k = 0; k < all.n; k++)
            if (all.v[k].role == LINEAGE_FILE &&
                !str_among(all.v[k].pos.src->name, files.v, files.n))
                vec_push(a, &files, all.v[k].pos.src->name);
        arena_free(&steps);
    }
    return files;
}

void account_keep_keys(const struct site *site, struct arena *a,
                       struct diags *d, struct frame_table *t)
{
    struct arena scratch = {0};
    if (t->kept)
        return;
    struct table_keys *k = NEW(a, struct table_keys);
    const size_t *v = account_keys(site, &scratch, d, t, &k->n);
    size_t *keys = NEW_N(a, size_t, k->n + 1);
    for (size_t i = 0; i < k->n; i++)
        keys[i] = v[i];
    k->v = keys;
    t->kept = k;
    arena_free(&scratch);
}

/* Counts the bytes of a lineage against the page's limit. Returns false if the
   limit is exceeded, and reports this once per page. */
static bool fits(struct document *doc, struct pos at, const struct lineage *l)
{
    size_t bytes = 0;
    for (size_t k = 0; k < l->n; k++)
        bytes += STEP_BYTES + l->v[k].text.n + l->v[k].n_parts * PART_BYTES;
    return document_gain(doc, at, bytes,
                         "16 MiB of formulas for computed columns");
}

/* Adds the files of all columns to j. Returns a lineage for each column; the
   lineage is empty if the column is not derived. If the lineages exceed the
   page's limit, reports this and returns only empty lineages. */
static struct lineage *trace_columns(struct account *j, struct document *doc,
                                     struct pos at, const struct frame *f)
{
    struct lineage *l = NEW_N(j->a, struct lineage, f->n_columns);
    bool fit = true;
    for (size_t i = 0; i < f->n_columns; i++) {
        struct arena steps = {0};
        bool keep = fit && column_is_derived(f->columns[i]);
        l[i] = add_column(j, keep ? j->a : &steps, f->columns[i]);
        fit = keep ? fits(doc, at, &l[i]) : fit;
        if (!keep)
            l[i] = (struct lineage){0};
        arena_free(&steps);
    }
    return fit ? l : NEW_N(j->a, struct lineage, f->n_columns);
}

void account_set(const struct site *site, struct document *doc, struct pos at,
                 struct lineage_shared *shared, struct frame_table *t)
{
    const struct frame *f = t->frame;
    struct arena *a = doc->a;
    struct account j = {.site = site, .a = a, .d = doc->diags};
    struct lineage *l = trace_columns(&j, doc, at, f);
    t->lineages = l;
    t->values = values_of(a, f, l, shared);
    t->sources = j.sources.v;
    t->n_sources = j.sources.n;
    if (!t->row_ids)
        row_id_set(a, t, &j.primary);
}

str account_date(const struct document *doc, const struct frame_table *t)
{
    str last = S("");
    for (size_t i = 0; i < t->n_sources; i++)
        if (str_cmp(t->sources[i].as_of, last) > 0)
            last = t->sources[i].as_of;
    if (!last.n)
        last = doc->updated.p ? doc->updated : doc->front.date;
    return last.p ? last : S("");
}

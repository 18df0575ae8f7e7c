// SPDX-License-Identifier: MIT
// keys: joins the parts of a key to one string, which is looked up in a map.
#include "check/keys.h"

#include "base/buf.h"
#include "base/codes/data.h"
#include "base/path.h"
#include "base/vec.h"
#include "load/site_lookup.h"

/* A key of the schema. */
struct checked_key {
    const struct schema_foreign *foreign; /* NULL: the primary key */
    size_t columns[SCHEMA_KEY_MAX], n;
    str resource;      /* the file to which a foreign key refers */
    struct map known;  /* for a primary key: key -> its line; for a foreign key:
                          the keys in `resource` */
    struct strs names; /* the keys in `resource`, for help lines; empty if a key
                          has several parts */
    struct violations found;
};

struct check_keys {
    struct checked_key *v;
    size_t n;
    struct buf text; /* the current key */
};

/* Writes the key of the current record to `out`, each part after its length, so
   that different keys have different strings. Returns false if a part is
   missing. */
static bool write_key(const struct records *r, const struct checked_key *key,
                      struct buf *out)
{
    out->n = 0;
    for (size_t i = 0; i < key->n; i++) {
        str cell = r->at.fields[key->columns[i]];
        if (!records_has(r, key->columns[i]))
            return false;
        buf_printf(out, "%zu:%.*s", cell.n, STR_ARG(cell));
    }
    return true;
}

static bool find_columns(struct records *r, const struct schema_texts *names,
                         struct checked_key *key)
{
    bool ok = true;
    for (size_t i = 0; i < names->n; i++)
        ok &= records_find(r, &names->v[i], &key->columns[i]);
    key->n = names->n;
    return ok;
}

/* ---- foreign keys ---- */

/* Reads the keys of src into key->known and key->names. Returns false if src
   has no header or lacks a column. */
static bool read_values(struct check *c, const struct source *src,
                        struct checked_key *key)
{
    struct records r;
    struct diags ignored = {0}; /* ignored: pages that use the file report its
                                   faults */
    struct checked_key theirs = {0};
    struct buf text = {.a = c->a};
    const struct schema *own = dataset_schema(c->site, c->d, src->name);
    bool ok =
        records_open(&r, c, &ignored, src, schema_delimiter(own, src->name)) &&
        find_columns(&r, &key->foreign->other_fields, &theirs);
    while (ok && records_next(&r)) {
        if (!write_key(&r, &theirs, &text) ||
            map_find(&key->known, buf_str(&text)))
            continue;
        map_put(&key->known, str_dup(c->a, buf_str(&text)), key);
        if (theirs.n == 1)
            vec_push(c->a, &key->names, r.at.fields[theirs.columns[0]]);
    }
    records_close(&r);
    diag_free(&ignored);
    return ok;
}

/* Reads the file to which a foreign key refers. Returns false if the key cannot
   be checked; a missing file is reported, faults in a file are not. */
static bool open_foreign(struct records *r, struct checked_key *key)
{
    struct check *c = r->c;
    const struct schema_text *resource = &key->foreign->resource;
    str path;
    key->resource = r->src->name;
    if (!resource->text.n)
        return read_values(c, r->src, key);
    if (!site_lookup(c->site, c->a, c->d, path_dir(c->path), resource->text,
                     resource->at, &path))
        return false;
    const struct source *src = records_source(c, path, resource->at);
    key->resource = path;
    return src && read_values(c, src, key);
}

/* ---- checking ---- */

/* Reports the first missing part of a key. Skips required fields, which
   fields.c reports. */
static void report_missing(struct records *r, struct checked_key *key)
{
    size_t i = 0;
    while (records_has(r, key->columns[i]))
        i++;
    str name = r->header.fields[key->columns[i]];
    const struct schema_field *f = schema_find(r->c->schema, name);
    struct violation *v =
        f && f->required ? NULL : records_add(r, &key->found, key->columns[i]);
    if (v)
        v->args[0] =
            str_fmt(r->c->a, "needs a value in column '%.*s'", STR_ARG(name));
}

static void check_primary(struct records *r, struct checked_key *key,
                          bool whole, str text)
{
    if (!whole) {
        report_missing(r, key);
        return;
    }
    const struct map_entry *before = map_find(&key->known, text);
    if (!before) {
        map_put(&key->known, str_dup(r->c->a, text), record_value(r->at.line));
        return;
    }
    struct violation *v = records_add(r, &key->found, key->columns[0]);
    if (!v)
        return;
    str row = v->row, with = S("the row with ");
    bool named = row.p && str_starts(row, with);
    v->args[0] =
        str_fmt(r->c->a, "%s%.*s%sis also on line %u", named ? "(" : "",
                STR_ARG(named ? str_from(row, with.n) : S("")),
                named ? ") " : "", record_line(before->value));
    if (named)
        v->row = STR_NONE;
}

/* Joins `what` and the columns `names` of a key to a phrase. `before` is the
   word before the second part. With "in", `what` lists the parts of the key:
   "'a', 'b' in columns 'X', 'Y'". With "of", `what` is a file: "column 'X' of
   f.csv". */
static str in_columns(struct arena *a, str what, const char *before,
                      const struct schema_texts *names)
{
    str v[SCHEMA_KEY_MAX];
    for (size_t i = 0; i < names->n; i++)
        v[i] = names->v[i].text;
    str columns = str_fmt(a, "column%s %.*s", names->n == 1 ? "" : "s",
                          STR_ARG(violation_name(a, v, names->n)));
    bool first = str_eq(str_c(before), S("of "));
    return str_fmt(a, "%.*s %s%.*s", STR_ARG(first ? columns : what), before,
                   STR_ARG(first ? what : columns));
}

static void check_foreign(struct records *r, struct checked_key *key,
                          bool whole, str text)
{
    str parts[SCHEMA_KEY_MAX];
    if (!whole || map_find(&key->known, text))
        return;
    struct violation *v = records_add(r, &key->found, key->columns[0]);
    if (!v)
        return;
    for (size_t i = 0; i < key->n; i++)
        parts[i] = r->at.fields[key->columns[i]];
    v->args[0] = in_columns(r->c->a, violation_name(r->c->a, parts, key->n),
                            "in ", &key->foreign->fields);
    if (v->row.p)
        v->args[0] = str_concat(r->c->a, v->args[0],
                                violation_row_beside(r->c->a, v->row));
    v->row = STR_NONE;
    v->args[1] =
        in_columns(r->c->a, key->resource, "of ", &key->foreign->other_fields);
    str near = diag_nearest(r->c->d, parts[0], key->names.v, key->names.n);
    if (near.p && str_eq(near, str_trim(parts[0])))
        v->help = S("remove the space at the start or end of the cell");
    else if (near.p)
        v->help = str_fmt(r->c->a, "did you mean '%.*s'?", STR_ARG(near));
    else
        v->help = str_fmt(r->c->a, "correct the cell, or add a row to %.*s",
                          STR_ARG(key->resource));
}

struct check_keys *keys_new(struct records *r)
{
    const struct schema *s = r->c->schema;
    struct arena *a = r->c->a;
    struct check_keys *all = NEW(a, struct check_keys);
    all->text.a = a;
    all->v = NEW_N(a, struct checked_key, s->foreign_keys.n + 1);
    all->v[0].known.a = a;
    all->n = s->primary_key.n && find_columns(r, &s->primary_key, &all->v[0]);
    for (size_t i = 0; i < s->foreign_keys.n; i++) {
        struct checked_key *key = &all->v[all->n];
        *key = (struct checked_key){.foreign = &s->foreign_keys.v[i],
                                    .known = {.a = a}};
        bool ok = find_columns(r, &key->foreign->fields, key);
        all->n += open_foreign(r, key) && ok;
    }
    return all;
}

void keys_check(struct check_keys *all, struct records *r)
{
    for (size_t i = 0; i < all->n; i++) {
        struct checked_key *key = &all->v[i];
        bool whole = write_key(r, key, &all->text);
        (key->foreign ? check_foreign : check_primary)(r, key, whole,
                                                       buf_str(&all->text));
    }
}

void keys_report(const struct check_keys *all, struct check *c)
{
    for (size_t i = 0; i < all->n; i++)
        violation_report(c,
                         all->v[i].foreign ? DIAG_DATA_FOREIGN_KEY
                                           : DIAG_DATA_PRIMARY_KEY,
                         &all->v[i].found);
}

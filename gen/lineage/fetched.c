// SPDX-License-Identifier: MIT
// fetched: looks up the cell's file in perfpress.lock, which names the key
// columns of the file, and reads their fields in the cell's record.
#include "lineage/fetched.h"

#include "base/buf.h"
#include "lineage/lineage.h"
#include "load/lock.h"
#include "load/site.h"

/* Returns the index of a column of a snapshot, or SIZE_MAX if the snapshot has
   no such column. */
static size_t index_of(const struct snapshot *s, str name)
{
    for (size_t i = 0; i < s->columns.n; i++)
        if (str_eq(s->columns.v[i].name, name))
            return i;
    return SIZE_MAX;
}

static void put_key(struct buf *b, struct place_cache *p,
                    const struct snapshot *s, const struct column *c,
                    size_t row)
{
    const char *before = ", where ";
    for (size_t i = 0; i < s->key.n; i++) {
        size_t k = index_of(s, s->key.v[i]);
        str value =
            k == SIZE_MAX ? STR_NONE : place_field(p, c, row, (uint32_t)k);
        if (!value.p)
            continue;
        bool text = s->columns.v[k].type == LOCK_TEXT;
        buf_printf(b, text ? "%s%.*s is '%.*s'" : "%s%.*s is %.*s", before,
                   STR_ARG(s->key.v[i]), STR_ARG(value));
        before = ", ";
    }
}

str fetched_by(struct arena *a, const struct snapshot *s, bool with_url)
{
    const struct lock_from *from = &s->from;
    struct buf b = {.a = a};
    str source = from->database.p ? from->database
                 : with_url       ? from->url
                                  : S("");
    buf_printf(&b, "fetched %.*s", STR_ARG(s->fetched));
    if (source.n)
        buf_printf(&b, " from %.*s", STR_ARG(source));
    if (from->query.p)
        buf_printf(&b, " by %.*s", STR_ARG(from->query));
    return buf_end(&b);
}

str fetched_text(struct place_cache *p, const struct column *c, size_t row)
{
    const struct column *in_file = c;
    size_t file_row = row;
    if (!p->site || !lineage_file(&in_file, &file_row))
        return STR_NONE;
    const struct source *src = in_file->origin->file.src;
    const struct snapshot *s = lock_find(&p->site->lock, src->name);
    if (!s)
        return STR_NONE;
    struct buf b = {.a = p->a};
    buf_put(&b, fetched_by(p->a, s, true));
    put_key(&b, p, s, c, row);
    return buf_end(&b);
}

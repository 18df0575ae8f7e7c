// SPDX-License-Identifier: MIT
// dataset: the second reading of a file is the one that is kept: by then it
// is known that there is more than one.
#include "load/dataset.h"

#include "load/read_csv.h"

/* The first reading, or that of a file which the scan did not find. */
static const struct frame *read_own(const struct site *site, struct arena *a,
                                    struct diags *d, str path, struct pos at,
                                    size_t *size)
{
    const struct source *src = site_read(site, a, d, path, at, false);
    *size = src ? src->text.n : 0;
    return src ? read_csv(a, d, src) : NULL;
}

static const struct frame *read_shared(struct site_dataset *s,
                                       const struct site *site, struct diags *d,
                                       str path, struct pos at, size_t *size)
{
    if (!s->src) {
        s->src = site_read(site, &s->arena, d, path, at, false);
        if (!s->src)
            return NULL;
        s->diags.levels = d->levels;
        s->frame = read_csv(&s->arena, &s->diags, s->src);
    }
    diag_merge(d, &s->diags);
    *size = s->src->text.n;
    return s->frame;
}

const struct frame *dataset_read(const struct site *site, struct arena *a,
                                 struct diags *d, str path, struct pos at,
                                 size_t *size)
{
    const struct site_file *f = map_get(&site->files, path);
    struct site_dataset *s = f ? f->dataset : NULL;
    const struct frame *frame = NULL;
    bool again = false;
    if (s) {
        pthread_mutex_lock(&s->lock);
        again = s->seen;
        s->seen = true;
        if (again)
            frame = read_shared(s, site, d, path, at, size);
        pthread_mutex_unlock(&s->lock);
    }
    return again ? frame : read_own(site, a, d, path, at, size);
}

static struct schema *find_schema(struct site_dataset *s,
                                  const struct site *site, struct diags *d,
                                  str csv)
{
    str path = schema_path(&s->arena, csv);
    if (!map_get(&site->files, path))
        return NULL;
    const struct source *src =
        site_read(site, &s->arena, d, path, (struct pos){0}, true);
    return src ? schema_read(&s->arena, d, src) : NULL;
}

const struct schema *dataset_schema(const struct site *site, struct diags *d,
                                    str path)
{
    const struct site_file *f = map_get(&site->files, path);
    struct site_dataset *s = f ? f->dataset : NULL;
    if (!s)
        return NULL;
    pthread_mutex_lock(&s->lock);
    if (!s->has_schema)
        s->schema = find_schema(s, site, d, path);
    s->has_schema = true;
    pthread_mutex_unlock(&s->lock);
    return s->schema;
}

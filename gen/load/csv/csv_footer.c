// SPDX-License-Identifier: MIT
// csv_footer: a first pass finds the line in which each record starts.
#include "load/csv/csv_footer.h"

#include <stdlib.h>

#include "base/vec.h"

struct footer_records {
    struct footer_record {
        uint32_t line;
        size_t n; /* number of fields; 0: a blank or skipped record */
    } * v;
    size_t n, cap;
};

/* Reads all records of a file. Returns false if a quote is not closed. */
static bool read_all(struct arena *a, struct diags *d, const struct source *src,
                     struct csv_options o, struct footer_records *all)
{
    struct csv_record r;
    o.header = false;
    o.allow_ragged = o.allow_empty = o.keep_blank = true;
    o.drop = 0;
    struct csv_reader *csv = csv_open(a, d, src, &o);
    while (csv_next(csv, &r))
        vec_push(a, all, ((struct footer_record){r.line, r.n}));
    return csv_close(csv);
}

static int by_size(const void *x, const void *y)
{
    size_t i = *(const size_t *)x, j = *(const size_t *)y;
    return (i > j) - (i < j);
}

/* Returns the index of the first record of the footer, at least `from`. Records
   that the options skip by their numbers do not count. */
static size_t find_footer(const struct csv_how *how, size_t from, size_t n)
{
    const struct csv_options *o = &how->csv;
    size_t i = n;
    for (size_t left = how->footer; left && i > from;) {
        i--;
        left -=
            !o->n_skip || !bsearch(&i, o->skip, o->n_skip, sizeof i, by_size);
    }
    return i;
}

bool csv_footer_cut(struct arena *a, struct diags *d, const struct source *src,
                    const struct csv_how *how, uint32_t name_line, size_t n,
                    struct source *out)
{
    struct footer_records all = {0};
    struct diags ignored = {0};
    bool ok = read_all(a, &ignored, src, how->csv, &all);
    size_t from = 0, rows = how->csv.drop + 2;
    diag_free(&ignored);
    *out = *src;
    if (!ok) {
        read_all(a, d, src, how->csv, &all); /* reports the fault */
        return false;
    }
    while (from < all.n && name_line && all.v[from].line <= name_line)
        from++;
    size_t at = find_footer(how, from, all.n);
    for (size_t i = from; i < all.n && rows; i++) {
        rows -= all.v[i].n > 0;
        if (i >= at && all.v[i].n > n)
            return true;
    }
    if (at < all.n) {
        size_t end = (size_t)(source_line(src, all.v[at].line).p - src->text.p);
        out->text.n = end < src->start ? src->start : end;
    }
    return true;
}

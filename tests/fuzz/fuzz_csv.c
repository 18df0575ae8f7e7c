// SPDX-License-Identifier: MIT
// Any text as CSV, in several dialects, and as a frame: it must be read or
// refused with a diagnostic, and what a frame prints must read as the same.
#include "frame/write.h"
#include "fuzz/shape.h"
#include "load/csv/csv.h"
#include "load/csv/read_csv.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);
SHAPE_MUTATOR(false, "%C")

static void require(bool holds)
{
    if (!holds)
        __builtin_trap();
}

static void read_dialects(struct arena *a, const struct source *src)
{
    static const struct csv_options OPTIONS[] = {
        {.header = true},
        {.skip_space = true, .allow_ragged = true, .keep_blank = true},
        {.escape = '\\', .allow_ragged = true, .allow_empty = true},
        {.delim = ';', .quote = '\'', .escape = '^'},
    };
    struct lines lines = source_lines(a, src);
    for (size_t i = 0; i < sizeof OPTIONS / sizeof *OPTIONS; i++) {
        struct diags d = {0};
        struct csv_table t;
        require(csv_read(a, &d, src, &OPTIONS[i], &t) == (d.errors == 0));
        for (size_t k = 0; k < t.n; k++)
            require(OPTIONS[i].allow_ragged || t.v[k].n == t.n_fields);
        if (memchr(src->text.p, '\0', src->text.n) == NULL)
            csv_read_lines(a, &d, &lines, &OPTIONS[i], &t);
        diag_free(&d);
    }
}

/* False where a row may come out as a blank line, or the first as one with a
   byte-order mark, which are not read as they were. */
static bool reads_back(const struct frame *f)
{
    return f->n && f->n_columns > 1 &&
           !str_starts(f->columns[0]->name, S("\xef\xbb\xbf"));
}

/* Prints a frame and reads it again: the same cells. */
static void round_trip(struct arena *a, const struct source *src)
{
    struct diags d = {0};
    const struct csv_how usual = csv_how_usual();
    struct frame *f = read_csv(a, &d, src, &usual), *again;
    struct buf once = {.a = a}, twice = {.a = a};
    require((f != NULL) == (d.errors == 0));
    if (f && reads_back(f)) {
        write_csv(&once, f);
        struct source printed = {.name = S("printed"), .text = buf_str(&once)};
        again = read_csv(a, &d, &printed, &usual);
        require(again && again->n == f->n);
        write_csv(&twice, again);
        require(str_eq(buf_str(&once), buf_str(&twice)));
    }
    diag_free(&d);
}

/* The fast way through a plain text and the careful one lead to the same. */
static void both_ways(struct arena *a, const struct source *src)
{
    struct diags d = {0}, e = {0};
    const struct csv_how usual = csv_how_usual();
    struct csv_how some_rows = usual; /* all, but not as usual */
    some_rows.rows_max--;
    struct frame *fast = read_csv(a, &d, src, &usual);
    struct frame *careful = read_csv(a, &e, src, &some_rows);
    struct buf x = {.a = a}, y = {.a = a};
    require((fast != NULL) == (careful != NULL) && d.n == e.n);
    if (fast) {
        write_csv(&x, fast);
        write_csv(&y, careful);
        require(str_eq(buf_str(&x), buf_str(&y)));
        for (size_t i = 0; i < fast->n_columns; i++)
            require(fast->columns[i]->type == careful->columns[i]->type);
    }
    diag_free(&d);
    diag_free(&e);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct source src = {.name = S("in.csv"),
                         .text = {(const char *)data, size}};
    if (!size)
        src.text = S("");
    read_dialects(&a, &src);
    round_trip(&a, &src);
    both_ways(&a, &src);
    arena_free(&a);
    return 0;
}

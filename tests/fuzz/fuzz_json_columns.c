// SPDX-License-Identifier: MIT
// Any text as the records of a JSON file: it must be read as a frame or refused
// with a diagnostic, and each cell must be the value at its place in the text.
#include "base/codes/config.h"
#include "frame/frame_check.h"
#include "fuzz/shape.h"
#include "load/json/json_columns.h"
#include "load/json/json_convert.h"
#include "load/json/json_dataset.h"
#include "load/json/json_place.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);
SHAPE_MUTATOR(false, "%J")

static void require(bool holds)
{
    if (!holds)
        __builtin_trap();
}

/* Finds the value of a cell by its path, from the row's offset. */
static void check_cell(const struct column *c, size_t row)
{
    const struct origin *o = c->origin;
    struct json_token t;
    size_t offset = o->file.offsets[row];
    require(offset <= o->file.src->text.n);
    bool found =
        json_find(o->file.src->text, offset, o->file.path, o->file.n_path, &t);
    if (!found || (o->file.path && o->file.n_path > 1))
        return; /* a name may contain the separator */
    struct value v = column_value(c, row);
    if (c->dtype == &JSON_DTYPE && v.type == VALUE_STR)
        require(str_eq(
            v.s, t.kind == JSON_TEXT
                     ? str_slice(o->file.src->text, t.at, t.at + t.text.n + 2)
                     : t.text));
    else if (v.type == VALUE_BOOL)
        require(t.kind == (v.b ? JSON_TRUE : JSON_FALSE));
    else if (v.type == VALUE_INT)
        require(t.kind == JSON_INT);
    else if (v.type == VALUE_STR)
        require(t.kind == JSON_TEXT);
}

static void check_frame(struct arena *a, struct frame *f)
{
    struct diags quiet = {.quiet = true};
    if (!f)
        return;
    frame_check(f);
    for (size_t i = 0; i < f->n_columns; i++) {
        require(f->columns[i]->n == f->n);
        for (size_t row = 0; row < f->n; row++)
            check_cell(f->columns[i], row);
        column_check(json_convert(a, &quiet, f->columns[i]));
    }
    diag_free(&quiet);
}

/* Adds the elements of the outermost list, or the value itself. */
static bool add_all(struct json_columns *to, struct json_events *r)
{
    struct json_token t;
    if (json_next(r, &t) != JSON_LIST)
        return json_columns_add(to, r, &t) == JSON_ADDED &&
               json_next(r, &t) == JSON_END;
    while (json_next(r, &t) > JSON_CLOSE)
        if (json_columns_add(to, r, &t) != JSON_ADDED)
            return false;
    return t.kind == JSON_CLOSE && json_next(r, &t) == JSON_END;
}

static void read_rows(struct arena *a, const struct source *src,
                      const struct json_how *how, size_t expected)
{
    struct diags d = {0};
    struct json_columns *to = json_columns_new(a, &d, src, how, expected);
    struct json_events r;
    json_open(&r, src->text);
    if (add_all(to, &r)) {
        struct frame *f = json_columns_end(to);
        require(f || (d.errors == 1 && !how->has_big));
        check_frame(a, f);
    } else {
        require(d.errors == 0);
    }
    json_columns_drop(to);
    diag_free(&d);
}

static void read_dataset(struct arena *a, str name, str text, str records)
{
    struct diags d = {0};
    struct source src = {.name = name, .text = text};
    bool found;
    struct frame *f = json_dataset(a, &d, &src, records, &found);
    require((f == NULL) == (d.errors == 1 || !found));
    check_frame(a, f);
    diag_free(&d);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    static const struct json_how HOWS[] = {
        {.separator = S_INIT("."), .has_big = true},
        {.separator = S_INIT("."), .levels = SIZE_MAX},
        {.separator = S_INIT("_"), .levels = 1, .trimmed = true},
        {.separator = S_INIT(""),
         .levels = 2,
         .objects = true,
         .has_big = true},
    };
    struct arena a = {0};
    struct source src = {.name = S("in.json"),
                         .text = {(const char *)data, size}};
    if (!size)
        src.text = S("");
    for (size_t i = 0; i < sizeof HOWS / sizeof *HOWS; i++)
        read_rows(&a, &src, &HOWS[i], i * 3);
    read_dataset(&a, S("in.json"), src.text, S(""));
    read_dataset(&a, S("in.json"), src.text, S("a.b"));
    read_dataset(&a, S("in.jsonl"), src.text, S(""));
    arena_free(&a);
    return 0;
}

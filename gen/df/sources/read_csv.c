// SPDX-License-Identifier: MIT
// read_csv: pd.read_csv, which finds a file and reads it as a frame. The script
// may change this frame, but not its columns, which may be shared.
#include "df/runtime/call.h"
#include "df/runtime/file.h"
#include "load/site_lookup.h"

#include "base/vec.h"
#include "df/sources/pathlib.h"
#include "df/sources/read_csv_how.h"
#include "load/dataset.h"

/* Reads a file of the site. */
static const struct frame *read_path(struct call *c, str path, struct pos pos,
                                     const struct csv_how *how, bool usual)
{
    struct eval *ev = c->ev;
    size_t size;
    const struct frame *f =
        usual ? dataset_read(ev->site, ev->a, ev->d, path, pos, &size)
              : dataset_read_how(ev->site, ev->a, ev->d, path, pos, how, &size);
    if (!f)
        return NULL;
    vec_push(ev->a, &ev->files, path);
    eval_allow(ev, size);
    return f;
}

/* Reads the rest of a file that the script has opened. If the script has read
   nothing from the file yet, instead reads the file by its path, as if the path
   were the argument. */
static const struct frame *read_open(struct call *c, struct text_file *file,
                                     struct csv_how *how, bool usual)
{
    struct eval *ev = c->ev;
    const struct df_expr *at = call_at(c, PARAM_filepath_or_buffer);
    bool whole = file->path.p && !file->done && !file->packed;
    str rest;
    if (whole && file->encoding.p && !how->encoding.p)
        how->encoding = file->encoding;
    if (whole)
        return read_path(c, file->path, file->at, how,
                         usual && !how->encoding.p);
    if (!file_rest(ev, at, file, &rest) ||
        !eval_steps(ev, at, file->source->text.n / 8))
        return NULL;
    struct source *src = NEW(ev->a, struct source);
    *src = *file->source;
    src->start = src->text.n - rest.n;
    return dataset_read_source(ev->site, ev->a, ev->d, src, how);
}

static const struct frame *read_named(struct call *c, const struct csv_how *how,
                                      bool usual)
{
    struct eval *ev = c->ev;
    struct pos pos = eval_pos(ev, call_at(c, PARAM_filepath_or_buffer));
    str name = STR_NONE, path;
    return pathlib_name(c, PARAM_filepath_or_buffer, &name) &&
                   site_lookup(ev->site, ev->a, ev->d, ev->dir, name, pos,
                               &path)
               ? read_path(c, path, pos, how, usual)
               : NULL;
}

static bool run_read_csv(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct object from = call_arg(c, PARAM_filepath_or_buffer);
    struct csv_how how;
    bool usual;
    if (!read_csv_how_arguments(c, &how, &usual))
        return false;
    const struct frame *f = from.type == OBJECT_FILE
                                ? read_open(c, as_file(from), &how, usual)
                                : read_named(c, &how, usual);
    if (!f)
        return false;
    struct frame *own = object_own_frame(ev->a, f);
    vec_push(ev->a, &ev->tables, ((struct eval_table){.frame = f}));
    if (!eval_spend(ev, call_at(c, PARAM_filepath_or_buffer), f->n,
                    f->n_columns * sizeof(str)) ||
        !read_csv_how_finish(c, &own))
        return false;
    frame_index(ev->a, own);
    *out = object_frame(own);
    return true;
}

/* ---- operations ---- */

#define READ_PARAMS(separator)                                               \
    PARAMS(NEEDS(filepath_or_buffer), NAMED(sep, TEXT(separator)),           \
           NAMED(delimiter, NONE), NAMED(delim_whitespace, FALSE),           \
           NAMED(header, TEXT("infer")), NAMED(names, NONE),                 \
           NAMED(index_col, NONE), NAMED(usecols, NONE), NAMED(dtype, NONE), \
           NAMED(engine, NONE), NAMED(converters, NONE),                     \
           NAMED(true_values, NONE), NAMED(false_values, NONE),              \
           NAMED(skipinitialspace, FALSE), NAMED(skiprows, NONE),            \
           NAMED(skipfooter, INT(0)), NAMED(nrows, NONE),                    \
           NAMED(na_values, NONE), NAMED(keep_default_na, TRUE),             \
           NAMED(thousands, NONE), NAMED(decimal, TEXT(".")),                \
           NAMED(quotechar, TEXT("\"")), NAMED(comment, NONE),               \
           NAMED(encoding, NONE), NAMED(parse_dates, NONE),                  \
           NAMED(dayfirst, FALSE), NAMED(date_format, NONE),                 \
           NAMED(infer_datetime_format, FALSE))

const struct operation READ_CSV_OPERATIONS[] = {
    {S_INIT("read_csv"), ON_PANDAS, run_read_csv, READ_PARAMS(","), 0, 1,
     "reads a CSV file"},
    {S_INIT("read_table"), ON_PANDAS, run_read_csv, READ_PARAMS("\t"), 0, 1,
     "reads a file whose columns are separated by tabs"},
    {.name = {0}},
};

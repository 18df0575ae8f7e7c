// SPDX-License-Identifier: MIT
// read_csv: pd.read_csv: finds the file and reads it as a frame. The frame
// belongs to the script, which may change it; its columns may be shared.
#include "df/runtime/call.h"
#include "load/site.h"

#include "base/vec.h"
#include "df/reshape/read_csv_how.h"
#include "load/dataset.h"

static bool read_file(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct df_expr *at = call_at(c, PARAM_filepath_or_buffer);
    str name = STR_NONE, path;
    size_t size;
    struct csv_how how;
    bool usual;
    if (!call_str(c, PARAM_filepath_or_buffer, &name) ||
        !read_csv_how_arguments(c, &how, &usual))
        return false;
    struct pos pos = eval_pos(ev, at);
    if (!site_lookup(ev->site, ev->a, ev->d, ev->dir, name, pos, &path))
        return false;
    const struct frame *f =
        usual
            ? dataset_read(ev->site, ev->a, ev->d, path, pos, &size)
            : dataset_read_how(ev->site, ev->a, ev->d, path, pos, &how, &size);
    if (!f)
        return false;
    struct frame *own = object_own_frame(ev->a, f);
    vec_push(ev->a, &ev->files, path);
    vec_push(ev->a, &ev->tables, ((struct eval_table){.frame = f}));
    eval_allow(ev, size);
    if (!eval_spend(ev, at, f->n, f->n_columns * sizeof(str)) ||
        !read_csv_how_finish(c, &own))
        return false;
    frame_index(ev->a, own);
    *out = object_frame(own);
    return true;
}

/* ---- operations ---- */

const struct operation READ_CSV_OPERATIONS[] = {
    {S_INIT("read_csv"), ON_PANDAS, read_file,
     PARAMS(NEEDS(filepath_or_buffer), NAMED(sep, TEXT(",")),
            NAMED(delimiter, NONE), NAMED(header, TEXT("infer")),
            NAMED(names, NONE), NAMED(index_col, NONE), NAMED(usecols, NONE),
            NAMED(dtype, NONE), NAMED(skipinitialspace, FALSE),
            NAMED(skiprows, NONE), NAMED(nrows, NONE), NAMED(na_values, NONE),
            NAMED(keep_default_na, TRUE), NAMED(thousands, NONE),
            NAMED(decimal, TEXT(".")), NAMED(quotechar, TEXT("\"")),
            NAMED(comment, NONE), NAMED(encoding, NONE)),
     0, 1, "reads a CSV file"},
    {.name = {0}},
};

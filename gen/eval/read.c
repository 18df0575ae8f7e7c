// SPDX-License-Identifier: MIT
// read: finds the file, reads its bytes and has them made a frame.
#include "eval/read.h"

#include "load/read_csv.h"

bool read_file(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct df_expr *at = call_at(c, 0);
    str name = STR_NONE, path;
    if (!call_str(c, 0, &name))
        return false;
    struct pos pos = eval_pos(ev, at);
    if (!site_lookup(ev->site, ev->a, ev->d, ev->dir, name, pos, &path))
        return false;
    const struct source *src =
        site_read(ev->site, ev->a, ev->d, path, pos, false);
    struct frame *f = src ? read_csv(ev->a, ev->d, src) : NULL;
    if (!f)
        return false;
    *out = object_frame(f);
    ev->bytes_max += src->text.n * EVAL_BYTES_READ;
    return eval_spend(ev, at, f->n, f->n_columns * sizeof(str));
}

// SPDX-License-Identifier: MIT
// sink: see sink.h.
#include "write/sink.h"

#include "base/path.h"
#include "base/shown.h"

bool sink_takes(str path)
{
    struct arena scratch = {0};
    str normal, rest = path, name, own = S(".perfpress-");
    bool good = path.n && shown_is_plain(path) &&
                path_normal(&scratch, path, &normal) && str_eq(normal, path);
    while (good && str_cut(&rest, '/', &name))
        good = !str_eq_nocase(str_slice(name, 0, own.n), own);
    arena_free(&scratch);
    return good;
}

bool sink_put(struct sink *sink, struct diags *d, str path, str bytes)
{
    if (sink_takes(path))
        return sink->put(sink, path, bytes);
    diag_at(d, DIAG_OUTPUT_RESERVED, (struct pos){0}, path);
    diag_help(d, "names that begin with .perfpress- are perfpress' own");
    return false;
}

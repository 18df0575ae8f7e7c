// SPDX-License-Identifier: MIT
// output_name: see output_name.h.
#include "load/output_name.h"

#include "base/path.h"
#include "base/shown.h"

static bool has_dot_name(str path)
{
    str name;
    while (str_cut(&path, '/', &name))
        if (str_starts(name, S(".")))
            return true;
    return false;
}

const char *output_name_refusal(str path)
{
    struct arena scratch = {0};
    str normal;
    bool is_normal =
        path_normal(&scratch, path, &normal) && str_eq(normal, path) && path.n;
    arena_free(&scratch);
    return has_dot_name(path) ? "a name that does not begin with a dot is "
                                "expected"
           : !shown_is_plain(path)
               ? "a name without control characters is expected"
           : !is_normal ? "a path inside the site is expected"
                        : NULL;
}

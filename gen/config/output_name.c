// SPDX-License-Identifier: MIT
// output_name: see output_name.h.
#include "config/output_name.h"

#include "base/shown.h"

const char *output_name_refusal(str path)
{
    str rest = path, name;
    bool dot = false, empty = path.n == 0;
    while (str_cut(&rest, '/', &name)) {
        dot = dot || str_starts(name, S("."));
        empty = empty || name.n == 0;
    }
    return dot ? "it must be a name that does not begin with a dot"
           : !shown_is_plain(path)
               ? "it must be a name without control characters"
           : empty || str_find_char(path, '\\', 0) != STR_NPOS
               ? "it must be a path inside the site"
               : NULL;
}

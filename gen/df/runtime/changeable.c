// SPDX-License-Identifier: MIT
// changeable: reports the lists and dicts that a script cannot change in place.
#include "df/runtime/changeable.h"

#include "base/codes/df.h"

bool changeable(struct eval *ev, const struct df_expr *at, struct object of)
{
    bool list = of.type == OBJECT_LIST;
    const struct json_part *json =
        list ? object_whole_list(of)->json : object_whole_dict(of)->json;
    if (json && json->cell)
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                          "changing a %s in a cell", object_type_name(of)) ||
               eval_help(ev, list ? "change a copy: v = list(v)"
                                  : "change a copy: v = dict(v)");
    if (!list || (!as_list(of)->tuple && !as_list(of)->labels))
        return true;
    return eval_fault(ev, DIAG_DF_TYPE, at, "a %s cannot be changed",
                      object_type_name(of)) ||
           eval_help(ev, "convert it to a list: list(v)");
}

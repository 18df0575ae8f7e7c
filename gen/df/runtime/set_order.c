// SPDX-License-Identifier: MIT
// set_order: reports each position in a script once.
#include "df/runtime/set_order.h"

#include "base/codes/df.h"

void set_warn_order(struct eval *ev, const struct df_expr *at,
                    const struct list *l, const char *what)
{
    if (!(l->set || l->unordered) || l->n < 2 ||
        !eval_is_first(ev, DIAG_DF_SET_ORDER, eval_pos(ev, at)))
        return;
    diag_at(ev->d, DIAG_DF_SET_ORDER, eval_pos(ev, at), str_c(what));
    diag_help(ev->d, "Python does not define this order; perfpress uses the "
                     "order of first appearance; write sorted(...) around the "
                     "set");
}

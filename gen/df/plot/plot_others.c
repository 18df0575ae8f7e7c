// SPDX-License-Identifier: MIT
// plot_others: checks the arguments of charts and reference lines that the
// table of operations does not list.
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/plot/plot_call.h"

/* Arguments of matplotlib that affect only the appearance. A call may have
   these arguments; they are ignored with a warning. */
static const str LOOKS[] = {
    S_INIT("alpha"),      S_INIT("ax"),        S_INIT("capsize"),
    S_INIT("cmap"),       S_INIT("color"),     S_INIT("colorbar"),
    S_INIT("colormap"),   S_INIT("ecolor"),    S_INIT("edgecolor"),
    S_INIT("figsize"),    S_INIT("fontsize"),  S_INIT("grid"),
    S_INIT("legend"),     S_INIT("linestyle"), S_INIT("linewidth"),
    S_INIT("ls"),         S_INIT("lw"),        S_INIT("marker"),
    S_INIT("markersize"), S_INIT("ms"),        S_INIT("rot"),
    S_INIT("style"),      S_INIT("width"),
};
enum { N_LOOKS = sizeof LOOKS / sizeof *LOOKS };

/* Adds help that lists the accepted arguments. If `name` is similar to the name
   of an ignored argument, the help says to remove the argument instead. */
static void help_others(struct plot_call *p, str name)
{
    struct eval *ev = p->c->ev;
    const struct parameter *of = p->c->operation->params;
    struct strs all = {0};
    for (; of->name != PARAM_END; of++)
        if (of->kind != PARAMETER_OTHERS)
            vec_push(ev->scratch, &all, operation_param(of->name));
    str takes = str_join(ev->scratch, all.v, all.n, S(", "));
    for (size_t i = 0; i < N_LOOKS; i++)
        vec_push(ev->scratch, &all, LOOKS[i]);
    str near = diag_nearest(ev->d, name, all.v, all.n);
    if (near.p && str_among(near, LOOKS, N_LOOKS))
        diag_help(ev->d, "remove it: the site's theme sets the look of charts");
    else
        diag_help(ev->d, "%s%.*s%sarguments are %.*s",
                  near.p ? "did you mean '" : "", STR_ARG(near),
                  near.p ? "'? " : "", STR_ARG(takes));
}

bool plot_read_others(struct plot_call *p)
{
    struct object others = call_arg(p->c, PARAM_kwargs);
    struct eval *ev = p->c->ev;
    for (size_t i = 0; others.type == OBJECT_DICT && i < as_dict(others)->n;
         i++) {
        str name = as_str(as_dict(others)->v[i].key);
        const struct df_expr *at = call_named_at(p->c, name);
        at = p->c->named ? p->c->named : at;
        if (str_among(name, LOOKS, N_LOOKS)) {
            diag_at(ev->d, DIAG_DF_PLOT_OPTION, eval_pos(ev, at), name);
            diag_help(ev->d, "remove it: the site's theme sets the look of "
                             "charts");
            continue;
        }
        eval_fault(ev, DIAG_DF_TYPE, at, "unknown argument '%.*s' of '%.*s'",
                   STR_ARG(name), STR_ARG(p->c->operation->name));
        help_others(p, name);
        return false;
    }
    return true;
}

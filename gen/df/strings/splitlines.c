// SPDX-License-Identifier: MIT
// splitlines: Python's str.splitlines.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "base/vec.h"

/* Returns the length of the line break at byte i, or 0 if no line break is
   there. Breaks are \n, \v, \f, \r, \r\n, ASCII's separators (0x1c to 0x1e),
   U+0085, U+2028 and U+2029. */
static size_t break_at(str s, size_t i)
{
    unsigned char c = (unsigned char)s.p[i];
    str rest = str_from(s, i);
    if (str_starts(rest, S("\r\n")) || str_starts(rest, S("\xc2\x85")))
        return 2;
    if (c == 0xe2 && (str_starts(rest, S("\xe2\x80\xa8")) ||
                      str_starts(rest, S("\xe2\x80\xa9"))))
        return 3;
    return (c >= '\n' && c <= '\r') || (c >= 0x1c && c <= 0x1e);
}

static bool splitlines(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    str s = as_str(c->self);
    struct list *l = NEW(ev->scratch, struct list);
    bool keep = false;
    if (!call_bool(c, PARAM_keepends, &keep) ||
        !eval_steps(ev, c->at, s.n / 16))
        return false;
    for (size_t i = 0, start = 0, n; i < s.n; start = i) {
        for (n = 0; i < s.n && !n; i += n ? n : 1)
            n = break_at(s, i);
        struct object line = object_str(str_slice(s, start, keep ? i : i - n));
        object_mark(&line, c->self);
        vec_push(ev->scratch, l, line);
        if (l->n > EVAL_LIST_MAX)
            return eval_fault(ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG) ||
                   eval_help(ev, "read the file with pd.read_csv");
    }
    *out = object_list(l);
    return eval_spend(ev, c->at, l->n, sizeof *l->v);
}

/* ---- operations ---- */

const struct operation SPLITLINES_OPERATIONS[] = {
    {S_INIT("splitlines"), ON_TEXT, splitlines, PARAMS(OPT(keepends, FALSE)), 0,
     1, "a list of the lines"},
    {.name = {0}},
};

// SPDX-License-Identifier: MIT
// texts: df['c'].str, Python's string methods for each cell of a column. Each
// method runs the operation with the same name in string.c. Missing cells stay
// missing.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/indexing/operate.h"
#include "df/runtime/accessor.h"
#include "df/runtime/json_guard.h"
#include "df/strings/string.h"
#include "df/strings/texts_each.h"
#include "df/strings/texts_lists.h"

/* Calls the string method with the same name for each cell. `type` is the type
   of the result of an empty column. */
static bool run_method(struct call *c, enum column_type type,
                       struct object *out)
{
    struct call by = *c;
    by.operation = operation_named(STRING_OPERATIONS, c->operation->name);
    return texts_each(c->ev, c->at, texts_each_series(c), type, texts_each_call,
                      &by, (struct value){0}, out);
}

static bool each_method(struct call *c, struct object *out)
{
    return run_method(c, COLUMN_OBJECT, out);
}

static bool each_test(struct call *c, struct object *out)
{
    return run_method(c, COLUMN_BOOL, out);
}

static bool each_number(struct call *c, struct object *out)
{
    return run_method(c, COLUMN_INT, out);
}

static bool len(struct call *c, struct object *out)
{
    return texts_each(c->ev, c->at, texts_each_series(c), COLUMN_INT,
                      texts_each_length, NULL, (struct value){0}, out);
}

/* Evaluates a subscript such as s.str[0] or s.str[:3]. */
static bool get_item(struct eval *ev, const struct df_expr *at,
                     struct object of, struct object key, struct object *out)
{
    struct texts_each_key k = {ev, at, key};
    return texts_each(ev, at, as_series(of), COLUMN_OBJECT, texts_each_item, &k,
                      (struct value){0}, out);
}

static bool get(struct call *c, struct object *out)
{
    return get_item(c->ev, call_at(c, PARAM_i), as_accessor(c->self)->of,
                    call_arg(c, PARAM_i), out);
}

static bool slice(struct call *c, struct object *out)
{
    struct slice *s = NEW(c->ev->scratch, struct slice);
    static const enum param PARAMS_OF[] = {PARAM_start, PARAM_stop, PARAM_step};
    struct object *parts[] = {&s->start, &s->stop, &s->step};
    for (size_t i = 0; i < 3; i++) {
        *parts[i] = call_arg(c, PARAMS_OF[i]);
        if (!call_has(c, PARAMS_OF[i]))
            parts[i]->type = OBJECT_NONE;
        else if (parts[i]->type != OBJECT_INT)
            return call_wrong(c, PARAMS_OF[i], "an integer");
    }
    return get_item(c->ev, c->at, as_accessor(c->self)->of,
                    (struct object){.type = OBJECT_SLICE, .u.slice = s}, out);
}

static bool pad(struct call *c, struct object *out)
{
    static const str SIDES[] = {S_INIT("left"), S_INIT("right"),
                                S_INIT("both")};
    static const str METHODS[] = {S_INIT("rjust"), S_INIT("ljust"),
                                  S_INIT("center")};
    unsigned side;
    struct call by = *c;
    if (!call_choice(c, PARAM_side, SIDES, 3, &side))
        return false;
    by.operation = operation_named(STRING_OPERATIONS, METHODS[side]);
    call_move(&by, c, PARAM_fillchar);
    return each_method(&by, out);
}

static bool repeat(struct call *c, struct object *out)
{
    if (call_arg(c, PARAM_repeats).type != OBJECT_INT)
        return call_wrong(c, PARAM_repeats, "an integer");
    return operate_binary(c->ev, c->at, DF_STAR, as_accessor(c->self)->of,
                          call_arg(c, PARAM_repeats), out);
}

static bool accessor(struct call *c, struct object *out)
{
    static const struct accessor_kind KIND = {
        .name = S_INIT("str"), .on = ON_STR, .get = get_item};
    const struct column *x = as_series(c->self)->column;
    if (json_guard_holds(x)) {
        *out = texts_lists_str(c->ev, c->self);
        return true;
    }
    if (x->type < COLUMN_STR || column_is_time(x)) {
        eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                   "'.str' needs a column of strings, not of %s",
                   column_dtype_name(x));
        diag_help(c->ev->d, "convert it first: .astype('str')");
        return false;
    }
    *out = accessor_make(c->ev, &KIND, c->self);
    return true;
}

/* ---- operations ---- */

const struct operation TEXTS_OPERATIONS[] = {
    {S_INIT("capitalize"), ON_STR, each_method, NO_PARAMS, 0, 1,
     "first letter upper case, the rest lower case"},
    {S_INIT("casefold"), ON_STR, each_method, NO_PARAMS, 0, 1,
     "lower case for comparisons, more thorough than lower()"},
    {S_INIT("center"), ON_STR, each_method,
     PARAMS(NEEDS(width), OPT(fillchar, TEXT(" "))), 0, 1,
     "pads on both sides"},
    {S_INIT("find"), ON_STR, each_number,
     PARAMS(NEEDS(sub), OPT(start, INT(0)), OPT(end, NONE)), 0, 1,
     "the position of a substring, or -1"},
    {S_INIT("get"), ON_STR, get, PARAMS(NEEDS(i)), 0, 1,
     "one character of each string"},
    {S_INIT("isalnum"), ON_STR, each_test, NO_PARAMS, 0, 1,
     "whether all characters are letters or digits"},
    {S_INIT("isalpha"), ON_STR, each_test, NO_PARAMS, 0, 1,
     "whether all characters are letters"},
    {S_INIT("isdigit"), ON_STR, each_test, NO_PARAMS, 0, 1,
     "whether all characters are digits"},
    {S_INIT("islower"), ON_STR, each_test, NO_PARAMS, 0, 1,
     "whether all letters are lower case"},
    {S_INIT("isnumeric"), ON_STR, each_test, NO_PARAMS, 0, 1,
     "whether all characters are numeric"},
    {S_INIT("isspace"), ON_STR, each_test, NO_PARAMS, 0, 1,
     "whether all characters are white space"},
    {S_INIT("isupper"), ON_STR, each_test, NO_PARAMS, 0, 1,
     "whether all letters are upper case"},
    {S_INIT("len"), ON_STR, len, NO_PARAMS, 0, 1, "the length of each string"},
    {S_INIT("ljust"), ON_STR, each_method,
     PARAMS(NEEDS(width), OPT(fillchar, TEXT(" "))), 0, 1, "pads on the right"},
    {S_INIT("lower"), ON_STR, each_method, NO_PARAMS, 0, 1, "lower case"},
    {S_INIT("lstrip"), ON_STR, each_method, PARAMS(OPT(to_strip, NONE)), 0, 1,
     "removes white space or characters on the left"},
    {S_INIT("pad"), ON_STR, pad,
     PARAMS(NEEDS(width), OPT(side, TEXT("left")), OPT(fillchar, TEXT(" "))), 0,
     1, "pads on one side or both"},
    {S_INIT("removeprefix"), ON_STR, each_method, PARAMS(NEEDS(prefix)), 0, 1,
     "removes a prefix"},
    {S_INIT("removesuffix"), ON_STR, each_method, PARAMS(NEEDS(suffix)), 0, 1,
     "removes a suffix"},
    {S_INIT("repeat"), ON_STR, repeat, PARAMS(NEEDS(repeats)), 0, 1,
     "repeats each string"},
    {S_INIT("rfind"), ON_STR, each_number,
     PARAMS(NEEDS(sub), OPT(start, INT(0)), OPT(end, NONE)), 0, 1,
     "the last position of a substring, or -1"},
    {S_INIT("rjust"), ON_STR, each_method,
     PARAMS(NEEDS(width), OPT(fillchar, TEXT(" "))), 0, 1, "pads on the left"},
    {S_INIT("rstrip"), ON_STR, each_method, PARAMS(OPT(to_strip, NONE)), 0, 1,
     "removes white space or characters on the right"},
    {S_INIT("slice"), ON_STR, slice,
     PARAMS(OPT(start, NONE), OPT(stop, NONE), OPT(step, NONE)), 0, 1,
     "a part of each string"},
    {S_INIT("str"), ON_SERIES, accessor, PROPERTY, 0, 0, "methods of strings"},
    {S_INIT("strip"), ON_STR, each_method, PARAMS(OPT(to_strip, NONE)), 0, 1,
     "removes white space or characters on both sides"},
    {S_INIT("swapcase"), ON_STR, each_method, NO_PARAMS, 0, 1,
     "swaps upper and lower case"},
    {S_INIT("title"), ON_STR, each_method, NO_PARAMS, 0, 1,
     "capitalizes each word"},
    {S_INIT("upper"), ON_STR, each_method, NO_PARAMS, 0, 1, "upper case"},
    {S_INIT("zfill"), ON_STR, each_method, PARAMS(NEEDS(width)), 0, 1,
     "pads with zeros on the left"},
    {.name = {0}},
};

// SPDX-License-Identifier: MIT
// texts: a method of the same name in METHODS_TEXT runs for each text; what
// is missing stays missing.
#include "eval/texts.h"

#include "base/utf8.h"
#include "eval/accessor.h"
#include "eval/methods_value.h"
#include "eval/operate.h"
#include "eval/select.h"
#include "eval/texts_each.h"
#include "eval/texts_search.h"
#include "eval/texts_split.h"

struct method_job {
    const struct call *c;
    const struct method *method;
};

static bool call_method(void *data, str text, struct object *out)
{
    const struct method_job *j = data;
    struct call c = *j->c;
    c.self = object_str(text);
    c.method = j->method;
    return eval_steps(c.ev, c.at, 1 + text.n / 64) && c.method->run(&c, out);
}

/* The method of texts that is called as this one of columns is. */
static bool run_method(struct call *c, enum column_type type,
                       struct object *out)
{
    struct method_job j = {c, METHODS_TEXT};
    while (!str_eq(j.method->name, c->method->name))
        j.method++;
    return texts_each(c->ev, c->at, texts_each_series(c), type, call_method, &j,
                      (struct value){0}, out);
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

static bool length(void *data, str text, struct object *out)
{
    (void)data;
    *out = object_int((int64_t)utf8_count(text));
    return true;
}

static bool len(struct call *c, struct object *out)
{
    return texts_each(c->ev, c->at, texts_each_series(c), COLUMN_INT, length,
                      NULL, (struct value){0}, out);
}

struct item_job {
    struct eval *ev;
    const struct df_expr *at;
    struct object key;
};

static bool item(void *data, str text, struct object *out)
{
    struct item_job *j = data;
    int64_t n = (int64_t)utf8_count(text);
    if (j->key.type == OBJECT_INT &&
        (as_int(j->key) >= n || as_int(j->key) < -n)) {
        *out = (struct object){.type = OBJECT_NONE};
        return true;
    }
    return select_item(j->ev, j->at, object_str(text), j->key, out);
}

/* s.str[0], s.str[:3] */
static bool get_item(struct eval *ev, const struct df_expr *at,
                     struct object of, struct object key, struct object *out)
{
    struct item_job j = {ev, at, key};
    return texts_each(ev, at, as_series(of), COLUMN_OBJECT, item, &j,
                      (struct value){0}, out);
}

/* i */
static bool get(struct call *c, struct object *out)
{
    return get_item(c->ev, call_at(c, 0), as_accessor(c->self)->of, c->args[0],
                    out);
}

/* start? stop? step? */
static bool slice(struct call *c, struct object *out)
{
    struct slice *s = NEW(c->ev->scratch, struct slice);
    struct object *parts[] = {&s->start, &s->stop, &s->step};
    for (size_t i = 0; i < 3; i++) {
        *parts[i] = c->args[i];
        if (!call_given(c, i))
            parts[i]->type = OBJECT_NONE;
        else if (c->args[i].type != OBJECT_NONE &&
                 c->args[i].type != OBJECT_INT)
            return call_wrong(c, i, "an integer");
    }
    return get_item(c->ev, c->at, as_accessor(c->self)->of,
                    (struct object){.type = OBJECT_SLICE, .u.slice = s}, out);
}

/* width side? fillchar?: as rjust, ljust or center */
static bool pad(struct call *c, struct object *out)
{
    static const struct {
        str side;
        struct method as;
    } SIDES[] = {{S_INIT("left"), {.name = S_INIT("rjust")}},
                 {S_INIT("right"), {.name = S_INIT("ljust")}},
                 {S_INIT("both"), {.name = S_INIT("center")}}};
    str side = S("left");
    struct call by = *c;
    if (!call_str(c, 1, &side))
        return false;
    by.args[1] = c->args[2];
    by.exprs[1] = c->exprs[2];
    for (size_t i = 0; i < sizeof SIDES / sizeof *SIDES; i++)
        if (str_eq(side, SIDES[i].side)) {
            by.method = &SIDES[i].as;
            return each_method(&by, out);
        }
    return call_wrong(c, 1, "'left', 'right' or 'both'");
}

/* repeats */
static bool repeat(struct call *c, struct object *out)
{
    if (c->args[0].type != OBJECT_INT)
        return call_wrong(c, 0, "an integer");
    return operate_binary(c->ev, c->at, DF_STAR, as_accessor(c->self)->of,
                          c->args[0], out);
}

/* In the order of their names. */
static const struct method METHODS[] = {
    {S_INIT("capitalize"), "", each_method, 0},
    {S_INIT("casefold"), "", each_method, 0},
    {S_INIT("cat"), "others? sep? na_rep? join?", texts_split_cat, 0},
    {S_INIT("center"), "width fillchar?", each_method, 0},
    {S_INIT("contains"), "pat case? flags? na? regex?", texts_search_contains,
     0},
    {S_INIT("count"), "pat flags?", texts_search_count, 0},
    {S_INIT("endswith"), "pat na?", texts_search_endswith, 0},
    {S_INIT("extract"), "pat flags? expand?", texts_search_extract, 0},
    {S_INIT("extractall"), "pat flags?", texts_search_extractall, 0},
    {S_INIT("find"), "sub", each_number, 0},
    {S_INIT("findall"), "pat flags?", texts_split_findall, 0},
    {S_INIT("fullmatch"), "pat case? flags? na?", texts_search_fullmatch, 0},
    {S_INIT("get"), "i", get, 0},
    {S_INIT("isalnum"), "", each_test, 0},
    {S_INIT("isalpha"), "", each_test, 0},
    {S_INIT("isdigit"), "", each_test, 0},
    {S_INIT("islower"), "", each_test, 0},
    {S_INIT("isnumeric"), "", each_test, 0},
    {S_INIT("isspace"), "", each_test, 0},
    {S_INIT("isupper"), "", each_test, 0},
    {S_INIT("len"), "", len, 0},
    {S_INIT("ljust"), "width fillchar?", each_method, 0},
    {S_INIT("lower"), "", each_method, 0},
    {S_INIT("lstrip"), "to_strip?", each_method, 0},
    {S_INIT("match"), "pat case? flags? na?", texts_search_match, 0},
    {S_INIT("pad"), "width side? fillchar?", pad, 0},
    {S_INIT("partition"), "sep? expand?", texts_split_partition, 0},
    {S_INIT("removeprefix"), "prefix", each_method, 0},
    {S_INIT("removesuffix"), "suffix", each_method, 0},
    {S_INIT("repeat"), "repeats", repeat, 0},
    {S_INIT("replace"), "pat repl n? case? flags? regex?", texts_search_replace,
     0},
    {S_INIT("rfind"), "sub", each_number, 0},
    {S_INIT("rjust"), "width fillchar?", each_method, 0},
    {S_INIT("rpartition"), "sep? expand?", texts_split_rpartition, 0},
    {S_INIT("rsplit"), "pat? n? expand?", texts_split_rsplit, 0},
    {S_INIT("rstrip"), "to_strip?", each_method, 0},
    {S_INIT("slice"), "start? stop? step?", slice, 0},
    {S_INIT("split"), "pat? n? expand? regex?", texts_split_split, 0},
    {S_INIT("startswith"), "pat na?", texts_search_startswith, 0},
    {S_INIT("strip"), "to_strip?", each_method, 0},
    {S_INIT("swapcase"), "", each_method, 0},
    {S_INIT("title"), "", each_method, 0},
    {S_INIT("upper"), "", each_method, 0},
    {S_INIT("zfill"), "width", each_method, 0},
    {.name = {0}},
};

bool texts_accessor(struct call *c, struct object *out)
{
    static const struct accessor_kind KIND = {S_INIT("str"), METHODS, get_item,
                                              NULL};
    const struct column *x = as_series(c->self)->column;
    if (x->type < COLUMN_STR) {
        eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                   "only a column of text has '.str', not one of %s",
                   column_dtype_name(x));
        diag_help(c->ev->d, "make it text first: .astype('str')");
        return false;
    }
    *out = accessor_make(c->ev, &KIND, c->self);
    return true;
}

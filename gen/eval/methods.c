// SPDX-License-Identifier: MIT
// methods: the tables. Parameters as struct method in call.h has them.
#include "eval/methods.h"

#include <math.h>

#include "base/vec.h"
#include "eval/construct.h"
#include "eval/convert.h"
#include "eval/group.h"
#include "eval/merge.h"
#include "eval/query.h"
#include "eval/read.h"
#include "eval/reduce.h"
#include "eval/relabel.h"
#include "eval/select.h"
#include "eval/sort.h"
#include "eval/text.h"

static const struct method FRAME[] = {
    {S_INIT("astype"), "dtype copy?", convert_astype},
    {S_INIT("columns"), NULL, select_columns},
    {S_INIT("copy"), "", relabel_copy},
    {S_INIT("groupby"), "by", group_by},
    {S_INIT("head"), "n?", select_head},
    {S_INIT("merge"), "right how? on? suffixes?", merge_method},
    {S_INIT("query"), "expr * inplace?", query_rows},
    {S_INIT("rename"), "* columns inplace?", relabel_rename},
    {S_INIT("reset_index"), "* drop? inplace?", relabel_reset_index},
    {S_INIT("round"), "decimals?", convert_round},
    {S_INIT("sort_values"), "by * ascending? inplace? kind? ignore_index?",
     sort_frame},
    {S_INIT("tail"), "n?", select_tail},
    {.name = {0}},
};

static const struct method SERIES[] = {
    {S_INIT("astype"), "dtype copy?", convert_astype},
    {S_INIT("copy"), "", relabel_copy},
    {S_INIT("count"), "", reduce_count},
    {S_INIT("head"), "n?", select_head},
    {S_INIT("map"), "arg", text_map},
    {S_INIT("max"), "", reduce_max},
    {S_INIT("mean"), "", reduce_mean},
    {S_INIT("min"), "", reduce_min},
    {S_INIT("reset_index"), "* drop? inplace?", relabel_reset_index},
    {S_INIT("round"), "decimals?", convert_round},
    {S_INIT("sort_values"), "* ascending? kind? ignore_index?", sort_series},
    {S_INIT("sum"), "", reduce_sum},
    {S_INIT("tail"), "n?", select_tail},
    {S_INIT("tolist"), "", select_tolist},
    {.name = {0}},
};

static const struct method GROUPBY[] = {
    {S_INIT("count"), "", group_count},
    {S_INIT("head"), "n?", group_head},
    {S_INIT("max"), "numeric_only?", group_max},
    {S_INIT("mean"), "numeric_only?", group_mean},
    {S_INIT("min"), "numeric_only?", group_min},
    {S_INIT("sum"), "numeric_only?", group_sum},
    {S_INIT("tail"), "n?", group_tail},
    {.name = {0}},
};

static const struct method TEXT[] = {
    {S_INIT("format"), "value", text_format},
    {.name = {0}},
};

static const struct method LIST[] = {
    {S_INIT("tolist"), "", select_tolist},
    {.name = {0}},
};

static const struct method PANDAS[] = {
    {S_INIT("DataFrame"), "data?", construct_frame},
    {S_INIT("merge"), "left right how? on? suffixes?", merge_two},
    {S_INIT("read_csv"), "filepath_or_buffer", read_file},
    {.name = {0}},
};

static const struct method NUMPY[] = {
    {S_INIT("round"), "a decimals?", convert_round_value},
    {.name = {0}},
};

static const struct method BUILTINS[] = {
    {S_INIT("len"), "obj", select_len},
    {S_INIT("list"), "iterable", select_tolist},
    {S_INIT("round"), "number ndigits?", convert_round_value},
    {.name = {0}},
};

static const struct method *find(const struct method *table, str name)
{
    for (; table && table->name.p; table++)
        if (str_eq(table->name, name))
            return table;
    return NULL;
}

static const struct method *table_of(struct object self)
{
    switch (self.type) {
    case OBJECT_FRAME: return FRAME;
    case OBJECT_SERIES: return SERIES;
    case OBJECT_GROUPBY: return GROUPBY;
    case OBJECT_STR: return TEXT;
    case OBJECT_LIST: return LIST;
    case OBJECT_MODULE: return str_eq(self.s, S("pd")) ? PANDAS : NUMPY;
    default: return NULL;
    }
}

const struct method *methods_find(struct object self, str name)
{
    return find(table_of(self), name);
}

const struct method *methods_builtin(str name)
{
    return find(BUILTINS, name);
}

bool methods_constant(str name, struct object *out)
{
    static const struct {
        str name;
        enum column_type type;
    } TYPES[] = {
        {S_INIT("int"), COLUMN_INT},
        {S_INIT("float"), COLUMN_FLOAT},
        {S_INIT("str"), COLUMN_STR},
        {S_INIT("bool"), COLUMN_BOOL},
    };
    if (str_eq(name, S("pd")) || str_eq(name, S("np"))) {
        *out = (struct object){.type = OBJECT_MODULE, .s = name};
        return true;
    }
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (str_eq(name, TYPES[i].name)) {
            *out = (struct object){.type = OBJECT_TYPE,
                                   .column_type = TYPES[i].type};
            return true;
        }
    return false;
}

bool methods_module_constant(struct object module, str name, struct object *out)
{
    if (!str_eq(module.s, S("np")))
        return false;
    if (str_eq(name, S("nan")))
        *out = object_float((double)NAN);
    else if (str_eq(name, S("inf")))
        *out = object_float((double)INFINITY);
    else
        return false;
    return true;
}

struct strs methods_names(struct arena *a, struct object self)
{
    struct strs names = {0};
    const struct method *m = table_of(self);
    for (; m && m->name.p; m++)
        vec_push(a, &names, m->name);
    return names;
}

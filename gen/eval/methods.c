// SPDX-License-Identifier: MIT
// methods: which table belongs to which object.
#include "eval/methods.h"

#include <math.h>

#include "base/vec.h"
#include "eval/accessor.h"
#include "eval/methods_frame.h"
#include "eval/methods_groupby.h"
#include "eval/methods_module.h"
#include "eval/methods_series.h"
#include "eval/methods_value.h"

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
    case OBJECT_FRAME: return METHODS_FRAME;
    case OBJECT_SERIES: return METHODS_SERIES;
    case OBJECT_GROUPBY: return METHODS_GROUPBY;
    case OBJECT_STR: return METHODS_TEXT;
    case OBJECT_TYPE: /* str.upper: a function of a text */
        return as_type(self) == COLUMN_STR ? METHODS_TEXT : NULL;
    case OBJECT_ROW: return METHODS_SERIES;
    case OBJECT_LIST: return METHODS_LIST;
    case OBJECT_DICT: return METHODS_DICT;
    case OBJECT_ACCESSOR: return as_accessor(self)->kind->methods;
    case OBJECT_MODULE:
        return str_eq(as_str(self), S("pd")) ? METHODS_PANDAS : METHODS_NUMPY;
    default: return NULL;
    }
}

const struct method *methods_find(struct object self, str name)
{
    const struct method *m = NULL;
    if (self.type == OBJECT_ROW)
        m = find(METHODS_ROW, name);
    return m ? m : find(table_of(self), name);
}

bool methods_of_row(const struct method *m)
{
    return m == find(METHODS_ROW, m->name);
}

const struct method *methods_builtin(str name)
{
    return find(METHODS_BUILTIN, name);
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
        *out = (struct object){.type = OBJECT_MODULE, .u.s = name};
        return true;
    }
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (str_eq(name, TYPES[i].name)) {
            *out = (struct object){.type = OBJECT_TYPE,
                                   .u.column_type = TYPES[i].type};
            return true;
        }
    return false;
}

bool methods_module_constant(struct object module, str name, struct object *out)
{
    static const struct {
        str name;
        double f;
    } CONSTANTS[] = {
        {S_INIT("nan"), NAN}, {S_INIT("NaN"), NAN}, {S_INIT("inf"), INFINITY},
        {S_INIT("pi"), M_PI}, {S_INIT("e"), M_E},
    };
    if (!str_eq(as_str(module), S("np")))
        return false;
    for (size_t i = 0; i < sizeof CONSTANTS / sizeof *CONSTANTS; i++)
        if (str_eq(name, CONSTANTS[i].name)) {
            *out = object_float(CONSTANTS[i].f);
            return true;
        }
    return false;
}

static struct strs names_of(struct arena *a, const struct method *m)
{
    struct strs names = {0};
    for (; m && m->name.p; m++)
        vec_push(a, &names, m->name);
    return names;
}

struct strs methods_names(struct arena *a, struct object self)
{
    return names_of(a, table_of(self));
}

struct strs methods_builtins(struct arena *a)
{
    return names_of(a, METHODS_BUILTIN);
}

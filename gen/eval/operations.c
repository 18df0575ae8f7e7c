// SPDX-License-Identifier: MIT
// operations: the files that have rows of operations, and how these are found.
#include "eval/operations.h"

#include <math.h>
#include <stdlib.h>

#include "base/vec.h"
#include "eval/accessor.h"

#define FAMILIES(X)    \
    X(AGGREGATE)       \
    X(APPLY)           \
    X(AXIS)            \
    X(BUILTIN)         \
    X(CATEGORIES)      \
    X(CATEGORY)        \
    X(COLUMNS)         \
    X(CONCAT)          \
    X(CONSTRUCT)       \
    X(CONTAINER)       \
    X(CONVERT)         \
    X(COUNTS)          \
    X(CROSSTAB)        \
    X(CUMULATE)        \
    X(CUT)             \
    X(DESCRIBE)        \
    X(DISTINCT)        \
    X(FLEX)            \
    X(GROUP)           \
    X(GROUP_AGGREGATE) \
    X(GROUP_APPLY)     \
    X(GROUP_ROWS)      \
    X(LARGEST)         \
    X(LEVELS)          \
    X(LOCATE)          \
    X(MERGE)           \
    X(MISSING)         \
    X(NUMERIC)         \
    X(PATTERN)         \
    X(PICK)            \
    X(QUANTILES)       \
    X(QUERY)           \
    X(RANK)            \
    X(READ)            \
    X(RELABEL)         \
    X(RENAME)          \
    X(REPLACE)         \
    X(ROW)             \
    X(SELECT)          \
    X(SORT)            \
    X(STRING)          \
    X(TALL)            \
    X(TEXT)            \
    X(TEXTS)           \
    X(TEXTS_SEARCH)    \
    X(TEXTS_SPLIT)     \
    X(TRANSPOSE)       \
    X(UFUNC)           \
    X(WHERE)           \
    X(WIDE)

#define DECLARE(family) extern const struct operation family##_OPERATIONS[];
#define LIST(family) family##_OPERATIONS,
FAMILIES(DECLARE)

enum { OPERATIONS_MAX = 600 };

/* All of them in the order of their names. */
static const struct operation *sorted[OPERATIONS_MAX];
static size_t n_sorted;

/* T beside transform. */
static int name_order(str a, str b)
{
    size_t i = 0;
    while (i < a.n && i < b.n && char_lower(a.p[i]) == char_lower(b.p[i]))
        i++;
    return i < a.n && i < b.n ? char_lower(a.p[i]) - char_lower(b.p[i])
                              : (a.n > i) - (b.n > i);
}

static int by_name(const void *x, const void *y)
{
    const struct operation *const *a = x, *const *b = y;
    return name_order((*a)->name, (*b)->name);
}

/* Before main, when there is one thread. */
__attribute__((constructor)) static void sort_all(void)
{
    static const struct operation *const ALL[] = {FAMILIES(LIST)};
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++)
        for (const struct operation *o = ALL[i]; o->name.p; o++) {
            assert(n_sorted < OPERATIONS_MAX);
            sorted[n_sorted++] = o;
        }
    qsort(sorted, n_sorted, sizeof *sorted, by_name);
}

static const struct operation *find(unsigned on, str name)
{
    size_t low = 0, high = n_sorted;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (name_order(sorted[middle]->name, name) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    for (; low < n_sorted && name_order(sorted[low]->name, name) == 0; low++)
        if (sorted[low]->on & on && str_eq(sorted[low]->name, name))
            return sorted[low];
    return NULL;
}

/* str.upper is a function of a text. */
unsigned operations_receiver(struct object self)
{
    switch (self.type) {
    case OBJECT_FRAME: return ON_FRAME;
    case OBJECT_SERIES: return ON_SERIES;
    case OBJECT_GROUPBY: return ON_GROUP;
    case OBJECT_STR: return ON_TEXT;
    case OBJECT_TYPE: return as_type(self) == COLUMN_STR ? ON_TEXT : 0;
    case OBJECT_ROW: return ON_SERIES;
    case OBJECT_LIST: return ON_LIST;
    case OBJECT_DICT: return ON_DICT;
    case OBJECT_ACCESSOR: return as_accessor(self)->kind->on;
    case OBJECT_MODULE:
        return str_eq(as_str(self), S("pd")) ? ON_PANDAS : ON_NUMPY;
    default: return 0;
    }
}

const struct operation *operations_find(struct object self, str name)
{
    const struct operation *o = NULL;
    if (self.type == OBJECT_ROW)
        o = find(ON_ROW, name);
    return o ? o : find(operations_receiver(self), name);
}

const struct operation *operations_at(size_t i)
{
    return i < n_sorted ? sorted[i] : NULL;
}

const struct operation *operations_builtin(str name)
{
    return find(ON_BUILTIN, name);
}

bool operations_constant(str name, struct object *out)
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

bool operations_module_constant(struct object module, str name,
                                struct object *out)
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

static struct strs names_of(struct arena *a, unsigned on)
{
    struct strs names = {0};
    for (size_t i = 0; i < n_sorted; i++)
        if (sorted[i]->on & on)
            vec_push(a, &names, sorted[i]->name);
    return names;
}

struct strs operations_names(struct arena *a, struct object self)
{
    return names_of(a, operations_receiver(self));
}

struct strs operations_builtins(struct arena *a)
{
    return names_of(a, ON_BUILTIN);
}

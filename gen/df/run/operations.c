// SPDX-License-Identifier: MIT
// operations: lists the tables of all operations, and finds their rows by a
// hash table.
#include "df/run/operations.h"

#include <math.h>
#include <stdlib.h>

#include "base/vec.h"
#include "df/runtime/accessor.h"

// clang-format off
#define FAMILIES(X) \
    X(AGGREGATE) X(APPLY) X(ASTYPE) X(AXIS) X(BUILTIN) X(CATEGORIES) \
    X(CATEGORY) X(COLUMNS) X(CONCAT) X(CONSTRUCT) X(CONTAINER) X(CROSSTAB) \
    X(CUMSUM) X(CUT) X(DATE) X(DESCRIBE) X(DUPLICATES) X(FILLNA) X(FLEX) \
    X(GROUPBY) X(GROUP_AGGREGATE) X(GROUP_APPLY) X(GROUP_ROWS) X(LEVELS) \
    X(LOC) X(MELT) X(MERGE) X(NLARGEST) X(PATTERN) X(PICK) X(PIVOT) X(PLOT) \
    X(QUANTILES) X(QUERY) X(RANK) X(READ_CSV) X(RENAME) X(REPLACE) X(ROW) \
    X(SELECT) X(SET_INDEX) X(SORT) X(STRING) X(TEXT) X(TEXTS) X(TEXTS_SEARCH) \
    X(TEXTS_SPLIT) X(TO_NUMERIC) X(TRANSPOSE) X(UFUNC) X(VALUE_COUNTS) \
    X(WHERE)
// clang-format on

#define DECLARE(family) extern const struct operation family##_OPERATIONS[];
#define LIST(family) family##_OPERATIONS,
FAMILIES(DECLARE)

enum { OPERATIONS_MAX = 600, N_SLOTS = 2048 };

/* All operations, and a hash table by name with open addressing. A slot
   contains 1 + the index of an operation, or 0 if it is empty. */
static const struct operation *all[OPERATIONS_MAX];
static size_t n_all;
static uint16_t slots[N_SLOTS];

/* Returns the first slot of a name. The names are fixed, so no input can make
   them collide. */
static size_t first_slot(str name)
{
    size_t h = name.n;
    for (size_t i = 0; i < name.n; i++)
        h = h * 31 + (unsigned char)name.p[i];
    return h % N_SLOTS;
}

/* Runs before main, with a single thread. */
__attribute__((constructor)) static void register_all(void)
{
    static const struct operation *const OF[] = {FAMILIES(LIST)};
    for (size_t i = 0; i < sizeof OF / sizeof *OF; i++)
        for (const struct operation *o = OF[i]; o->name.p; o++) {
            size_t slot = first_slot(o->name);
            assert(n_all < OPERATIONS_MAX);
            while (slots[slot])
                slot = (slot + 1) % N_SLOTS;
            all[n_all++] = o;
            slots[slot] = (uint16_t)n_all;
        }
}

static const struct operation *find(unsigned on, str name)
{
    size_t slot = first_slot(name);
    for (; slots[slot]; slot = (slot + 1) % N_SLOTS) {
        const struct operation *o = all[slots[slot] - 1];
        if (o->on & on && str_eq(o->name, name))
            return o;
    }
    return NULL;
}

/* The type str has the methods of a string: str.upper. */
unsigned operations_receiver(struct object self)
{
    switch (self.type) {
    case OBJECT_FRAME: return ON_FRAME;
    case OBJECT_SERIES: return ON_SERIES;
    case OBJECT_GROUPBY: return ON_GROUP;
    case OBJECT_STR: return self.date ? ON_DATE : ON_TEXT;
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
            *out = object_type(TYPES[i].type);
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

/* Compares two names, ignoring case: T is listed beside transform. */
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
    int order = name_order((*a)->name, (*b)->name);
    return order ? order : ((*a)->on > (*b)->on) - ((*a)->on < (*b)->on);
}

const struct operation **operations_all(struct arena *a, size_t *n)
{
    const struct operation **v =
        NEW_N(a, const struct operation *, OPERATIONS_MAX);
    memcpy(v, all, n_all * sizeof *v);
    qsort(v, n_all, sizeof *v, by_name);
    *n = n_all;
    return v;
}

struct strs operations_names(struct arena *a, unsigned on)
{
    struct strs names = {0};
    const struct operation **v =
        NEW_N(a, const struct operation *, OPERATIONS_MAX);
    size_t n = 0;
    for (size_t i = 0; i < n_all; i++)
        if (all[i]->on & on)
            v[n++] = all[i];
    qsort(v, n, sizeof *v, by_name);
    for (size_t i = 0; i < n; i++)
        vec_push(a, &names, v[i]->name);
    return names;
}

// SPDX-License-Identifier: MIT
// operations: lists the tables of all operations, and finds their rows by a
// hash table.
#include "df/run/operations.h"

#include <math.h>
#include <stdlib.h>

#include "base/vec.h"
#include "df/aggregate/resample.h"
#include "df/runtime/accessor.h"
#include "frame/moment.h"

// clang-format off
#define FAMILIES(X) \
    X(AGGREGATE) \
    X(AGGREGATE_AGG) \
    X(APPLY) \
    X(ASTYPE) \
    X(ARRAY) \
    X(AXES) \
    X(AXIS) \
    X(BUILTIN) \
    X(BUILTIN_TEXT) \
    X(CALENDAR) \
    X(CATEGORIES) \
    X(CATEGORY) \
    X(CHANGE) \
    X(COLLECTIONS) \
    X(COLUMNS) \
    X(CONCAT) \
    X(CONSTRUCT) \
    X(CONTAINER) \
    X(CONVERT_DTYPES) \
    X(CORRELATION) \
    X(CROSSTAB) \
    X(CSV_READER) \
    X(CUMSUM) \
    X(CUT) \
    X(DATE_PART) \
    X(DESCRIBE) \
    X(DROPLEVEL) \
    X(DUMMIES) \
    X(DUPLICATES) \
    X(EQUALS) \
    X(EXISTS) \
    X(EXPLODE) \
    X(FACTORIZE) \
    X(FILLNA) \
    X(FLEX) \
    X(FROM_DICT) \
    X(GLOB) \
    X(GROUPBY) \
    X(GROUP_AGGREGATE) \
    X(GROUP_APPLY) \
    X(GROUP_ROWS) \
    X(INDEX_SET) \
    X(INTERPOLATE) \
    X(ITERTOOLS) \
    X(JSON_DUMPS) \
    X(JSON_LOAD) \
    X(JSON_NORMALIZE) \
    X(LEVELS) \
    X(LEVEL_SLICE) \
    X(LOC) \
    X(MATCH) \
    X(MATH) \
    X(MELT) \
    X(MERGE) \
    X(MERGE_ASOF) \
    X(MULTI_INDEX) \
    X(NLARGEST) \
    X(NUMBERS) \
    X(NUMPY_BINS) \
    X(NUMPY_JOIN) \
    X(NUMPY_POINTS) \
    X(NUMPY_REDUCE) \
    X(NUMPY_SORT) \
    X(OFFSETS) \
    X(OPEN_FILE) \
    X(OPERATOR) \
    X(OS_PATH) \
    X(PARTIAL) \
    X(PATHLIB) \
    X(PICK) \
    X(PIVOT) \
    X(PLOT) \
    X(POLYNOMIAL) \
    X(PYTHON_DATES) \
    X(QCUT) \
    X(QUANTILES) \
    X(QUERY) \
    X(RANGES) \
    X(RANK) \
    X(RE) \
    X(READ_CSV) \
    X(READ_JSON) \
    X(READ_SQL) \
    X(RECORDS) \
    X(RENAME) \
    X(REORDER_LEVELS) \
    X(REPLACE) \
    X(RESAMPLE) \
    X(ROLLING) \
    X(ROW) \
    X(ROW_DATES) \
    X(SELECT) \
    X(SELECT_DTYPES) \
    X(SET_INDEX) \
    X(SET_METHODS) \
    X(SORT) \
    X(SPLITLINES) \
    X(SQUEEZE) \
    X(STACK_LEVELS) \
    X(STATISTICS) \
    X(STRING) \
    X(TEXT) \
    X(TEXTS) \
    X(TEXTS_SEARCH) \
    X(TEXTS_SPLIT) \
    X(TEXTWRAP) \
    X(TIME_OF_DAY) \
    X(TIMESTAMP) \
    X(TO_DATETIME) \
    X(TO_NUMERIC) \
    X(TO_TIMEDELTA) \
    X(TRANSLATE) \
    X(TRANSPOSE) \
    X(UFUNC) \
    X(UPDATE) \
    X(UPSAMPLE) \
    X(VALUE_COUNTS) \
    X(WHERE) \
    X(WIDE_TO_LONG)
// clang-format on

#define DECLARE(family) extern const struct operation family##_OPERATIONS[];
#define LIST(family) family##_OPERATIONS,
FAMILIES(DECLARE)

enum { OPERATIONS_MAX = 1500, N_SLOTS = 4096 };

/* All operations, and a hash table by name with open addressing. A slot
   contains 1 + the index of an operation, or 0 if it is empty. */
static const struct operation *all[OPERATIONS_MAX];
static size_t n_all;
static uint16_t slots[N_SLOTS];

/* Returns the slot at which the search for a name begins. All names are in the
   program, so no input can make them collide. */
static size_t first_slot(str name)
{
    size_t h = name.n;
    for (size_t i = 0; i < name.n; i++)
        h = h * 31 + (unsigned char)name.p[i];
    return h % N_SLOTS;
}

/* Runs before main, when there is a single thread. */
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

/* Returns the function `name` of a module. The name of its operation begins
   with the module's name: "json.load". */
static const struct operation *find_library(str module, str name)
{
    char both[64];
    size_t n = module.n + 1 + name.n;
    if (n > sizeof both)
        return NULL;
    memcpy(both, module.p, module.n);
    both[module.n] = '.';
    memcpy(both + module.n + 1, name.p, name.n);
    return find(ON_LIBRARY, (str){both, n});
}

bool operations_module(str path, struct object *out)
{
    static const struct {
        str path, name;
    } MODULES[] = {
        {S_INIT("pandas"), S_INIT("pd")},
        {S_INIT("pandas.tseries.offsets"), S_INIT("pd.offsets")},
        {S_INIT("numpy"), S_INIT("np")},
        {S_INIT("calendar"), S_INIT("calendar")},
        {S_INIT("collections"), S_INIT("collections")},
        {S_INIT("csv"), S_INIT("csv")},
        {S_INIT("datetime"), S_INIT("datetime")},
        {S_INIT("functools"), S_INIT("functools")},
        {S_INIT("glob"), S_INIT("glob")},
        {S_INIT("gzip"), S_INIT("gzip")},
        {S_INIT("io"), S_INIT("io")},
        {S_INIT("itertools"), S_INIT("itertools")},
        {S_INIT("json"), S_INIT("json")},
        {S_INIT("math"), S_INIT("math")},
        {S_INIT("operator"), S_INIT("operator")},
        {S_INIT("os"), S_INIT("os")},
        {S_INIT("os.path"), S_INIT("os.path")},
        {S_INIT("pathlib"), S_INIT("pathlib")},
        {S_INIT("re"), S_INIT("re")},
        {S_INIT("scipy"), S_INIT("scipy")},
        {S_INIT("scipy.stats"), S_INIT("scipy.stats")},
        {S_INIT("sqlite3"), S_INIT("sqlite3")},
        {S_INIT("statistics"), S_INIT("statistics")},
        {S_INIT("string"), S_INIT("string")},
        {S_INIT("textwrap"), S_INIT("textwrap")},
    };
    for (size_t i = 0; i < sizeof MODULES / sizeof *MODULES; i++)
        if (str_eq(path, MODULES[i].path)) {
            *out =
                (struct object){.type = OBJECT_MODULE, .u.s = MODULES[i].name};
            return true;
        }
    return false;
}

/* The type object `str` has the flag of strings, so that str.upper is found.
   Other type objects have no flag. */
unsigned operations_receiver(struct object self)
{
    switch (self.type) {
    case OBJECT_FRAME: return ON_FRAME;
    case OBJECT_SERIES: return ON_SERIES;
    case OBJECT_GROUPBY: return ON_GROUP;
    case OBJECT_STR: return ON_TEXT;
    case OBJECT_DATE: return ON_DATE;
    case OBJECT_SPAN: return ON_SPAN;
    case OBJECT_TYPE: return as_type(self) == COLUMN_STR ? ON_TEXT : 0;
    case OBJECT_ROW: return ON_SERIES;
    case OBJECT_LIST: return as_list(self)->set ? ON_SET : ON_LIST;
    case OBJECT_INT:
    case OBJECT_FLOAT: return ON_NUMBER;
    case OBJECT_DICT: return ON_DICT;
    case OBJECT_FILE: return ON_FILE;
    case OBJECT_ACCESSOR: return as_accessor(self)->kind->on;
    case OBJECT_METHOD:
        return str_eq(as_bound(self)->operation->name, S("DataFrame"))
                   ? ON_CLASS
                   : 0;
    case OBJECT_MODULE:
        return str_eq(as_str(self), S("pd"))   ? ON_PANDAS
               : str_eq(as_str(self), S("np")) ? ON_NUMPY
                                               : ON_LIBRARY;
    default: return 0;
    }
}

/* Whether the classes of Python's module datetime have an attribute. */
static bool is_of_python(str name)
{
    static const str NAMES[] = {
        S_INIT("astimezone"),   S_INIT("date"),       S_INIT("day"),
        S_INIT("days"),         S_INIT("hour"),       S_INIT("isocalendar"),
        S_INIT("isoformat"),    S_INIT("isoweekday"), S_INIT("microsecond"),
        S_INIT("microseconds"), S_INIT("minute"),     S_INIT("month"),
        S_INIT("replace"),      S_INIT("second"),     S_INIT("seconds"),
        S_INIT("strftime"),     S_INIT("timestamp"),  S_INIT("toordinal"),
        S_INIT("weekday"),      S_INIT("year"),       S_INIT("total_seconds")};
    return STR_AMONG(name, NAMES);
}

const struct operation *operations_find(struct object self, str name)
{
    const struct operation *o = NULL;
    unsigned on = operations_receiver(self);
    if (on == ON_LIBRARY)
        return find_library(as_str(self), name);
    if (self.type == OBJECT_METHOD &&
        as_bound(self)->operation->on & (ON_LIBRARY | ON_BUILTIN))
        return find_library(as_bound(self)->operation->name, name);
    if (self.type == OBJECT_TYPE && as_type(self) == COLUMN_STR)
        o = find_library(S("str"), name);
    if (o)
        return o;
    if (self.python && !is_of_python(name))
        return NULL;
    if (self.type == OBJECT_GROUPBY && as_grouping(self)->every) {
        bool groups = as_grouping(self)->n_keys > 1;
        o = groups ? NULL : find(ON_PERIODS, name);
        if (o || !resample_has(name, groups))
            return o;
    }
    if (self.type == OBJECT_ROW)
        o = find(ON_ROW, name);
    if (self.type == OBJECT_SERIES && as_series(self)->kind == SERIES_INDEX &&
        column_is_time(as_series(self)->column))
        o = find(as_series(self)->column->type == COLUMN_DATE ? ON_DT
                                                              : ON_DT_SPAN,
                 name);
    return o ? o : find(on, name);
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
    static const str MODULES[] = {
        S_INIT("pd"),        S_INIT("np"),        S_INIT("collections"),
        S_INIT("functools"), S_INIT("glob"),      S_INIT("gzip"),
        S_INIT("io"),        S_INIT("itertools"), S_INIT("json"),
        S_INIT("math"),      S_INIT("os"),        S_INIT("pathlib"),
        S_INIT("re"),        S_INIT("sqlite3"),   S_INIT("statistics")};
    if (STR_AMONG(name, MODULES)) {
        *out = (struct object){.type = OBJECT_MODULE, .u.s = name};
        return true;
    }
    if (str_eq(name, S("object"))) {
        *out = object_str(name);
        return true;
    }
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (str_eq(name, TYPES[i].name)) {
            *out = object_type(TYPES[i].type);
            return true;
        }
    return false;
}

str operations_module_of(str name)
{
    for (size_t i = 0; i < n_all; i++) {
        str path = all[i]->name;
        size_t dot = str_rfind_char(path, '.');
        if (all[i]->on & ON_LIBRARY && dot != STR_NPOS &&
            str_eq(str_from(path, dot + 1), name))
            return str_slice(path, 0, dot);
    }
    return STR_NONE;
}

bool operations_module_constant(struct object module, str name,
                                struct object *out)
{
    // clang-format off
    static const struct {
        str module, name;
        struct object value;
    } CONSTANTS[] = {
#define FLOAT(module, name, f) \
    {S_INIT(module), S_INIT(name), DEFAULT_FLOAT(f)}
#define CHARS(name, text) \
    {S_INIT("string"), S_INIT(name), DEFAULT_TEXT(text)}
#define FLAG(name, i) {S_INIT("re"), S_INIT(name), DEFAULT_INT(i)}
#define TYPE(name, column) \
    {S_INIT("np"), S_INIT(name), \
     {.type = OBJECT_TYPE, .numpy = true, .u.column_type = column}}
        FLOAT("np", "nan", (double)NAN), FLOAT("np", "NaN", (double)NAN),
        FLOAT("np", "inf", (double)INFINITY), FLOAT("np", "pi", M_PI),
        FLOAT("np", "e", M_E), FLOAT("math", "nan", (double)NAN),
        FLOAT("math", "inf", (double)INFINITY), FLOAT("math", "pi", M_PI),
        FLOAT("math", "e", M_E), FLOAT("math", "tau", 2 * M_PI),
        CHARS("ascii_letters",
              "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        CHARS("ascii_lowercase", "abcdefghijklmnopqrstuvwxyz"),
        CHARS("ascii_uppercase", "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        CHARS("digits", "0123456789"),
        CHARS("punctuation", "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"),
        FLAG("IGNORECASE", 2), FLAG("I", 2),
        FLAG("MULTILINE", 8), FLAG("M", 8), FLAG("DOTALL", 16),
        FLAG("S", 16), FLAG("VERBOSE", 64), FLAG("X", 64),
        FLAG("ASCII", 256), FLAG("A", 256), TYPE("float64", COLUMN_FLOAT),
        TYPE("int64", COLUMN_INT), TYPE("bool_", COLUMN_BOOL),
        {S_INIT("np"), S_INIT("number"), DEFAULT_TEXT("number")},
#undef FLOAT
#undef CHARS
#undef FLAG
#undef TYPE
    };
    static const struct {
        str module, name, inner; /* the module that module.name is */
    } WITHIN[] = {
        {S_INIT("os"), S_INIT("path"), S_INIT("os.path")},
        {S_INIT("pd"), S_INIT("MultiIndex"), S_INIT("pd.MultiIndex")},
        {S_INIT("pd"), S_INIT("offsets"), S_INIT("pd.offsets")},
        {S_INIT("pd"), S_INIT("tseries"), S_INIT("pd.tseries")},
        {S_INIT("pd.tseries"), S_INIT("offsets"), S_INIT("pd.offsets")},
        {S_INIT("scipy"), S_INIT("stats"), S_INIT("scipy.stats")},
    };
    // clang-format on
    for (size_t i = 0; i < sizeof WITHIN / sizeof *WITHIN; i++)
        if (str_eq(as_str(module), WITHIN[i].module) &&
            str_eq(name, WITHIN[i].name)) {
            *out =
                (struct object){.type = OBJECT_MODULE, .u.s = WITHIN[i].inner};
            return true;
        }
    if (str_eq(as_str(module), S("pd")) && str_eq(name, S("NaT"))) {
        *out = object_date(MOMENT_NAT, 0);
        return true;
    }
    if (str_eq(as_str(module), S("pd")) && str_eq(name, S("NA"))) {
        *out = (struct object){.type = OBJECT_NA};
        return true;
    }
    for (size_t i = 0; i < sizeof CONSTANTS / sizeof *CONSTANTS; i++)
        if (str_eq(as_str(module), CONSTANTS[i].module) &&
            str_eq(name, CONSTANTS[i].name)) {
            *out = CONSTANTS[i].value;
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

struct strs operations_names_of(struct arena *a, struct object self)
{
    unsigned on = operations_receiver(self);
    struct strs found = operations_names(a, on), names = {0};
    if (on != ON_LIBRARY)
        return found;
    str start = str_concat(a, as_str(self), S("."));
    for (size_t i = 0; i < found.n; i++)
        if (str_starts(found.v[i], start))
            vec_push(a, &names, str_from(found.v[i], start.n));
    return names;
}

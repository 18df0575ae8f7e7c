// SPDX-License-Identifier: MIT
// database: SQLite's settings for untrusted databases
// (https://sqlite.org/security.html), and replacements of functions whose
// results vary or whose time is unbounded.
#include "load/sqlite/database.h"

#include <sqlite3.h>
#include <time.h>

#include "base/buf.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "load/sqlite/sql_fault.h"
#include "load/sqlite/sql_pattern.h"
#include "load/sqlite/sql_rules.h"
#include "load/sqlite/sql_text.h"

#define SQL_FUNCTIONS(X)               \
    X(sqlite3_, bind_double)           \
    X(sqlite3_, bind_int64)            \
    X(sqlite3_, bind_null)             \
    X(sqlite3_, bind_parameter_count)  \
    X(sqlite3_, bind_parameter_name)   \
    X(sqlite3_, bind_text)             \
    X(sqlite3_, bind_value)            \
    X(sqlite3_, close_v2)              \
    X(sqlite3_, column_bytes)          \
    X(sqlite3_, column_count)          \
    X(sqlite3_, column_decltype)       \
    X(sqlite3_, column_double)         \
    X(sqlite3_, column_int64)          \
    X(sqlite3_, column_name)           \
    X(sqlite3_, column_text)           \
    X(sqlite3_, column_type)           \
    X(sqlite3_, column_value)          \
    X(sqlite3_, create_function_v2)    \
    X(sqlite3_, db_config)             \
    X(sqlite3_, deserialize)           \
    X(sqlite3_, drop_modules)          \
    X(sqlite3_, errmsg)                \
    X(sqlite3_, exec)                  \
    X(sqlite3_, finalize)              \
    X(sqlite3_, hard_heap_limit64)     \
    X(sqlite3_, limit)                 \
    X(sqlite3_, open_v2)               \
    X(sqlite3_, prepare_v2)            \
    X(sqlite3_, progress_handler)      \
    X(sqlite3_, reset)                 \
    X(sqlite3_, result_error)          \
    X(sqlite3_, result_error_nomem)    \
    X(sqlite3_, result_int)            \
    X(sqlite3_, result_value)          \
    X(sqlite3_, set_authorizer)        \
    X(sqlite3_, step)                  \
    X(sqlite3_, stmt_isexplain)        \
    X(sqlite3_, table_column_metadata) \
    X(sqlite3_, user_data)             \
    X(sqlite3_, value_bytes)           \
    X(sqlite3_, value_text)            \
    X(sqlite3_, value_type)

LATE_LIBRARY(database_late, sql, SQL_FUNCTIONS, "sqlite3", 0, "libsqlite3-0")

/* Functions that libsqlite3 lacks if it was compiled without
   SQLITE_ENABLE_COLUMN_METADATA. */
#define NAME_FUNCTIONS(X)          \
    X(sqlite3_, column_table_name) \
    X(sqlite3_, column_origin_name)

extern const struct late names_late;
LATE_LIBRARY(names_late, names, NAME_FUNCTIONS, "sqlite3", 0, "libsqlite3-0")

/* The function that libsqlite3 before 3.38 lacks. */
#define OFFSET_FUNCTIONS(X) X(sqlite3_, error_offset)

extern const struct late offset_late;
LATE_LIBRARY(offset_late, offset, OFFSET_FUNCTIONS, "sqlite3", 0,
             "libsqlite3-0")

enum {
    ROUND = 1000,       /* steps between calls of the progress handler */
    CHECKED_ARGS = 100, /* maximum number of arguments of a checked function */
    NAMES_MAX = 1000
};

/* A function of SQLite that a function with checks replaces. */
struct checked_function {
    struct database *db;
    const struct sql_checked *is;
    sqlite3_stmt *calls[CHECKED_ARGS + 1]; /* calls[n] calls the function of
                                              SQLite with n arguments; NULL if
                                              not prepared */
};

struct database {
    struct arena *a;
    sqlite3 *handle;
    sqlite3 *plain; /* an empty database, with SQLite's own functions */
    sqlite3_stmt *query;
    str sql;
    size_t size;
    uint64_t steps, steps_max;
    double started; /* CPU time of the thread, in seconds */
    bool running;   /* rows of the query are being read */
    bool mixes;     /* a view combines several SELECTs */
    bool own;       /* a query of this module runs, which may do anything */
    str refused; /* what the query tried to use but may not; p is NULL if there
                    is nothing */
    const char *why; /* the reason */
    struct database_fault fault;
    struct checked_function checked[SQL_CHECKED];
};

bool database_load(struct arena *a, str *why)
{
    str ignored;
    if (!late_load(&database_late, a, why))
        return false;
    late_load(&names_late, a, &ignored);
    late_load(&offset_late, a, &ignored);
    sql.hard_heap_limit64(DATABASE_MEMORY_MAX);
    return true;
}

/* ---- faults ---- */

/* Sets the fault from SQLite's error `code`. Returns false. */
static bool failed(struct database *db, int code)
{
    struct database_fault *f = &db->fault;
    int at = offset.error_offset ? offset.error_offset(db->handle) : -1;
    *f = (struct database_fault){
        .what = str_dup(db->a, str_c(sql.errmsg(db->handle))),
        .at = at < 0 ? STR_NPOS : (size_t)at};
    switch (code & 0xff) {
    case SQLITE_NOMEM: f->kind = DATABASE_MEMORY; break;
    case SQLITE_INTERRUPT: f->kind = DATABASE_WORK; break;
    case SQLITE_NOTADB:
    case SQLITE_CORRUPT:
    case SQLITE_IOERR:
    case SQLITE_CANTOPEN: f->kind = DATABASE_FILE; break;
    default: f->kind = db->running ? DATABASE_VALUE : DATABASE_SYNTAX;
    }
    if (db->refused.p) {
        f->kind = DATABASE_REFUSED;
        f->name = db->refused;
        f->what = str_c(db->why);
        f->at = STR_NPOS;
    }
    sql_fault_limit(f, db->a, db->steps_max, DATABASE_CPU_MAX,
                    DATABASE_MEMORY_MAX >> 20);
    sql_fault_refine(f, db->sql);
    return false;
}

static bool refuse(struct database *db, str what, const char *why)
{
    if (!db->refused.p) {
        db->refused = str_dup(db->a, what);
        db->why = why;
    }
    return false;
}

struct database_fault database_fault(const struct database *db)
{
    return db->fault;
}

/* ---- limits ---- */

static double cpu_seconds(void)
{
    struct timespec t = {0};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static int progress(void *data)
{
    struct database *db = data;
    db->steps += ROUND;
    return db->steps > db->steps_max ||
           cpu_seconds() - db->started > DATABASE_CPU_MAX;
}

uint64_t database_steps(const struct database *db)
{
    return db->steps;
}

/* Decides what a query may do, while SQLite prepares the query. SQLite also
   calls this for functions in the schema, such as those in views. */
static int authorize(void *data, int action, const char *x, const char *y,
                     const char *schema, const char *from)
{
    struct database *db = data;
    (void)x, (void)schema, (void)from;
    if (db->own || action == SQLITE_SELECT || action == SQLITE_READ ||
        action == SQLITE_RECURSIVE)
        return SQLITE_OK;
    if (action == SQLITE_FUNCTION) {
        const char *why = sql_rules_function(str_c(y));
        return !why || refuse(db, str_c(y), why) ? SQLITE_OK : SQLITE_DENY;
    }
    struct sql_reader r = {.sql = db->sql};
    struct sql_token t;
    sql_next(&r, &t);
    if (sql_is_query(db->sql))
        refuse(db, S("virtual table"),
               "only json_each and json_tree can be read");
    else
        refuse(db, t.text, "a query can only read");
    return SQLITE_DENY;
}

static void set_limits(sqlite3 *handle)
{
    static const struct {
        int what, most;
    } LIMITS[] = {
        {SQLITE_LIMIT_LENGTH, DATABASE_LENGTH_MAX},
        {SQLITE_LIMIT_SQL_LENGTH, DATABASE_LENGTH_MAX},
        {SQLITE_LIMIT_COLUMN, 2000},
        {SQLITE_LIMIT_EXPR_DEPTH, 100},
        {SQLITE_LIMIT_COMPOUND_SELECT, 50},
        {SQLITE_LIMIT_VDBE_OP, 250000},
        {SQLITE_LIMIT_FUNCTION_ARG, 100},
        {SQLITE_LIMIT_ATTACHED, 0},
        {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 1000},
        {SQLITE_LIMIT_VARIABLE_NUMBER, 1000},
        {SQLITE_LIMIT_TRIGGER_DEPTH, 1},
        {SQLITE_LIMIT_WORKER_THREADS, 0},
    };
    for (size_t i = 0; i < sizeof LIMITS / sizeof *LIMITS; i++)
        sql.limit(handle, LIMITS[i].what, LIMITS[i].most);
}

/* ---- functions that replace SQLite's ---- */

static str text_of(sqlite3_value *v)
{
    const char *p = (const char *)sql.value_text(v);
    return p ? (str){p, (size_t)sql.value_bytes(v)} : STR_NONE;
}

/* Counts the work of a function as steps. If the query exceeds its maximum
   number of steps, sets the function's error and returns false. */
static bool spend(struct database *db, sqlite3_context *c, uint64_t work)
{
    db->steps += work / 16;
    if (db->steps <= db->steps_max)
        return true;
    sql.result_error(c, "too much work", -1);
    return false;
}

static void match(sqlite3_context *c, int n, sqlite3_value **v, bool glob)
{
    struct database *db = sql.user_data(c);
    uint64_t work = 0;
    size_t used = 0;
    unsigned escape = 0;
    for (int i = 0; i < n; i++)
        if (sql.value_type(v[i]) == SQLITE_NULL)
            return;
    if (sql.value_type(v[0]) == SQLITE_BLOB ||
        sql.value_type(v[1]) == SQLITE_BLOB) {
        sql.result_int(c, 0);
        return;
    }
    str pattern = text_of(v[0]), text = text_of(v[1]);
    str mark = n > 2 ? text_of(v[2]) : S(" ");
    if (!pattern.p || !text.p || !mark.p) {
        sql.result_error_nomem(c);
        return;
    }
    if (mark.n)
        escape = utf8_decode(mark, &used);
    if (used != mark.n || !mark.n) {
        sql.result_error(c, "ESCAPE expression must be a single character", -1);
        return;
    }
    if (pattern.n > 1000) {
        sql.result_error(c, "LIKE or GLOB pattern too complex", -1);
        return;
    }
    bool is = glob ? sql_pattern_glob(pattern, text, &work)
                   : sql_pattern_like(pattern, text, n > 2 ? escape : 0, &work);
    if (spend(db, c, work))
        sql.result_int(c, is);
}

static void like(sqlite3_context *c, int n, sqlite3_value **v)
{
    match(c, n, v, false);
}

static void glob(sqlite3_context *c, int n, sqlite3_value **v)
{
    match(c, n, v, true);
}

/* Returns a statement that calls SQLite's own function with n arguments, or
   NULL if there is none. */
static sqlite3_stmt *own_call(struct checked_function *f, int n)
{
    struct database *db = f->db;
    if (f->calls[n])
        return f->calls[n];
    struct buf b = {.a = db->a};
    buf_printf(&b, "SELECT %s(", f->is->name);
    for (int i = 0; i < n; i++)
        buf_put(&b, i ? S(",?") : S("?"));
    buf_putc(&b, ')');
    str call = buf_str(&b);
    if (!db->plain) {
        if (sql.open_v2(":memory:", &db->plain, SQLITE_OPEN_READWRITE, NULL) !=
            SQLITE_OK)
            return NULL;
        set_limits(db->plain);
    }
    sql.prepare_v2(db->plain, call.p, (int)call.n, &f->calls[n], NULL);
    return f->calls[n];
}

/* Returns why the function may not be called with these arguments, or NULL if
   it may. */
static const char *why_not(const struct checked_function *f, int n,
                           sqlite3_value **v)
{
    const char *why = n > f->is->first ? NULL
                                       : "without a time, it gives the time of "
                                         "the build";
    if (f->is->first < 0)
        return f->is->first == SQL_TRIMS && n > 1 &&
                       sql.value_bytes(v[1]) > SQL_TRIM_MAX
                   ? "there are too many characters to trim"
                   : NULL;
    for (int i = 0; i < n && !why; i++) {
        const char *text = sql.value_type(v[i]) == SQLITE_NULL
                               ? NULL
                               : (const char *)sql.value_text(v[i]);
        why = text ? sql_rules_date(text, i, f->is->first) : NULL;
    }
    return why;
}

/* Whether a function with a format, such as printf, has returned NULL because
   the result is too long. The function also returns NULL for an empty result.
   To find out, calls it again with an "x" before the format: a result that is
   too long gives NULL again, an empty result gives a string. */
static bool is_too_long(struct checked_function *f, sqlite3_stmt *call,
                        sqlite3_value *format)
{
    const char *text = (const char *)sql.value_text(format);
    str longer = str_concat(f->db->a, S("x"), str_c(text ? text : ""));
    sql.reset(call);
    sql.bind_text(call, 1, longer.p, (int)longer.n, SQLITE_STATIC);
    return text && sql.step(call) == SQLITE_ROW &&
           sql.column_type(call, 0) == SQLITE_NULL;
}

/* Calls a function of SQLite, unless its result depends on the time or the
   machine, or takes too much time. */
static void call_checked(sqlite3_context *c, int n, sqlite3_value **v)
{
    struct checked_function *f = sql.user_data(c);
    const char *why = why_not(f, n, v);
    if (why) {
        refuse(f->db, str_c(f->is->name), why);
        sql.result_error(c, "refused", -1);
        return;
    }
    sqlite3_stmt *call = n <= CHECKED_ARGS ? own_call(f, n) : NULL;
    if (!call) {
        sql.result_error(c, "wrong number of arguments to a function", -1);
        return;
    }
    for (int i = 0; i < n; i++)
        sql.bind_value(call, i + 1, v[i]);
    if (sql.step(call) != SQLITE_ROW)
        sql.result_error_nomem(c);
    else if (sql.column_type(call, 0) != SQLITE_NULL)
        sql.result_value(c, sql.column_value(call, 0));
    else if (f->is->first == SQL_FORMATS && n && is_too_long(f, call, v[0]))
        sql.result_error(c, "string or blob too big", -1);
    sql.reset(call);
}

static void replace_functions(struct database *db)
{
    int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    for (size_t i = 0; i < SQL_CHECKED; i++) {
        const struct sql_checked *is = &SQL_CHECKED_FUNCTIONS[i];
        db->checked[i] = (struct checked_function){.db = db, .is = is};
        sql.create_function_v2(db->handle, is->name, -1, flags, &db->checked[i],
                               call_checked, NULL, NULL, NULL);
    }
    for (int n = 2; n <= 3; n++)
        sql.create_function_v2(db->handle, "like", n, flags, db, like, NULL,
                               NULL, NULL);
    sql.create_function_v2(db->handle, "glob", 2, flags, db, glob, NULL, NULL,
                           NULL);
}

/* ---- the database ---- */

/* Applies the settings, before the database is read. */
static void set_up(struct database *db)
{
    static const char *const MODULES[] = {"json_each", "json_tree", NULL};
    sqlite3 *h = db->handle;
    sql.db_config(h, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)NULL);
    sql.db_config(h, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)NULL);
    sql.db_config(h, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, (int *)NULL);
    sql.db_config(h, SQLITE_DBCONFIG_ENABLE_FTS3_TOKENIZER, 0, (int *)NULL);
    sql.db_config(h, SQLITE_DBCONFIG_ENABLE_LOAD_EXTENSION, 0, (int *)NULL);
    sql.exec(h,
             "PRAGMA cell_size_check = ON; PRAGMA temp_store = MEMORY; "
             "PRAGMA query_only = ON",
             NULL, NULL, NULL);
    sql.drop_modules(h, (const char **)MODULES);
    set_limits(h);
    replace_functions(db);
    sql.set_authorizer(h, authorize, db);
}

/* Whether a view of the schema combines several SELECTs. */
static bool has_compound_view(struct database *db)
{
    sqlite3_stmt *s = NULL;
    bool has = false;
    sql.prepare_v2(db->handle,
                   "SELECT sql FROM sqlite_schema WHERE type = 'view'", -1, &s,
                   NULL);
    while (s && !has && sql.step(s) == SQLITE_ROW)
        has = sql_is_compound(str_c((const char *)sql.column_text(s, 0)));
    sql.finalize(s);
    return has;
}

struct database *database_open(struct arena *a, str bytes,
                               struct database_fault *fault)
{
    struct database *db = NEW(a, struct database);
    db->a = a;
    db->size = bytes.n;
    db->own = true;
    int code = sql.open_v2(":memory:", &db->handle,
                           SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
    if (code == SQLITE_OK) {
        set_up(db);
        code = sql.deserialize(db->handle, "main", (unsigned char *)bytes.p,
                               (sqlite3_int64)bytes.n, (sqlite3_int64)bytes.n,
                               SQLITE_DESERIALIZE_READONLY);
    }
    if (code == SQLITE_OK)
        /* queries may not declare virtual tables, so these two are declared */
        code = sql.exec(db->handle,
                        "SELECT count(*) FROM sqlite_schema; "
                        "SELECT 1 FROM json_each('[]'), json_tree('[]')",
                        NULL, NULL, NULL);
    db->mixes = code == SQLITE_OK && has_compound_view(db);
    db->own = false;
    if (code == SQLITE_OK)
        return db;
    failed(db, code);
    *fault = db->fault;
    if (fault->kind != DATABASE_MEMORY)
        fault->kind = DATABASE_FILE;
    database_close(db);
    return NULL;
}

void database_close(struct database *db)
{
    sql.finalize(db->query);
    for (size_t i = 0; i < SQL_CHECKED; i++)
        for (size_t n = 0; n <= CHECKED_ARGS; n++)
            sql.finalize(db->checked[i].calls[n]);
    sql.close_v2(db->plain);
    sql.close_v2(db->handle);
}

/* ---- queries ---- */

/* Checks that nothing but blanks and comments follows the statement. */
static bool is_single(struct database *db, size_t end)
{
    struct sql_reader r = {.sql = db->sql, .at = end};
    struct sql_token t = {.text = S(";")};
    while (str_eq(t.text, S(";")) && sql_next(&r, &t))
        ;
    if (t.kind == SQL_END)
        return true;
    db->fault =
        (struct database_fault){.kind = DATABASE_SYNTAX,
                                .what = S("a second statement begins here"),
                                .at = t.at,
                                .n = t.text.n};
    return false;
}

bool database_prepare(struct database *db, str query)
{
    const char *tail = NULL;
    sql.finalize(db->query);
    db->query = NULL;
    db->sql = (str){str_dupz(db->a, query), query.n};
    db->fault = (struct database_fault){0};
    db->refused = STR_NONE;
    db->steps = 0;
    db->steps_max = DATABASE_STEPS_MAX + db->size;
    db->started = cpu_seconds();
    db->running = false;
    sql.progress_handler(db->handle, ROUND, progress, db);
    int code = sql.prepare_v2(db->handle, db->sql.p, (int)query.n + 1,
                              &db->query, &tail);
    db->steps = 0;
    if (code != SQLITE_OK)
        return failed(db, code);
    if (!db->query) {
        db->fault = (struct database_fault){
            .kind = DATABASE_SYNTAX, .what = S("the query is empty"), .at = 0};
        return false;
    }
    if (sql.stmt_isexplain(db->query)) {
        refuse(db, S("EXPLAIN"), "its output depends on the version of SQLite");
        return failed(db, SQLITE_ERROR);
    }
    if (sql.column_count(db->query) == 0) {
        refuse(db, S("statements without rows"), "write a SELECT");
        return failed(db, SQLITE_ERROR);
    }
    return is_single(db, (size_t)(tail - db->sql.p));
}

size_t database_n_parameters(struct database *db)
{
    return (size_t)sql.bind_parameter_count(db->query);
}

str database_parameter(struct database *db, size_t i)
{
    return str_c(sql.bind_parameter_name(db->query, (int)i + 1));
}

void database_bind(struct database *db, size_t i, const struct value *v)
{
    int at = (int)i + 1;
    if (v->type == VALUE_INT)
        sql.bind_int64(db->query, at, v->i);
    else if (v->type == VALUE_BOOL)
        sql.bind_int64(db->query, at, v->b);
    else if (v->type == VALUE_FLOAT)
        sql.bind_double(db->query, at, v->f);
    else if (v->type == VALUE_STR)
        sql.bind_text(db->query, at, v->s.n ? v->s.p : "", (int)v->s.n,
                      SQLITE_STATIC);
    else
        sql.bind_null(db->query, at);
}

size_t database_n_columns(struct database *db)
{
    return (size_t)sql.column_count(db->query);
}

struct database_column database_column(struct database *db, size_t i)
{
    struct database_column c = {
        .name = str_c(sql.column_name(db->query, (int)i)),
        .declared = str_c(sql.column_decltype(db->query, (int)i))};
    /* For a UNION, SQLite names the columns of only one of the SELECTs. */
    if (names.column_table_name && names.column_origin_name && !db->mixes &&
        !sql_is_compound(db->sql)) {
        c.table = str_c(names.column_table_name(db->query, (int)i));
        c.origin = str_c(names.column_origin_name(db->query, (int)i));
    }
    return c;
}

bool database_is_key(struct database *db, str table, str column)
{
    int is_key = 0;
    struct arena a = {0};
    int code = sql.table_column_metadata(
        db->handle, "main", str_dupz(&a, table), str_dupz(&a, column), NULL,
        NULL, NULL, &is_key, NULL);
    arena_free(&a);
    return code == SQLITE_OK && is_key;
}

bool database_next(struct database *db)
{
    db->running = true;
    int code = sql.step(db->query);
    if (code == SQLITE_ROW)
        return true;
    if (code == SQLITE_DONE)
        return false;
    failed(db, code);
    if (db->fault.kind == DATABASE_VALUE && db->steps > db->steps_max)
        db->fault.kind = DATABASE_WORK;
    return false;
}

/* Sets the fault of a cell. Returns NA. */
static struct value bad_cell(struct database *db, size_t i, const char *what)
{
    if (db->fault.kind == DATABASE_FINE)
        db->fault = (struct database_fault){
            .kind = DATABASE_CELL,
            .what = str_c(what),
            .name = str_dup(db->a, str_c(sql.column_name(db->query, (int)i))),
            .at = STR_NPOS};
    return (struct value){0};
}

static struct value text_cell(struct database *db, size_t i)
{
    const char *p = (const char *)sql.column_text(db->query, (int)i);
    str s = {p, (size_t)sql.column_bytes(db->query, (int)i)};
    if (!p)
        return bad_cell(db, i, "a string that is too long");
    if (utf8_invalid(s) != STR_NPOS)
        return bad_cell(db, i, "text that is not valid UTF-8");
    if (str_find_char(s, '\0', 0) != STR_NPOS)
        return bad_cell(db, i, "text with a NUL character");
    return (struct value){.type = VALUE_STR, .s = s};
}

struct value database_cell(struct database *db, size_t i, bool skips_blobs)
{
    int k = (int)i;
    switch (sql.column_type(db->query, k)) {
    case SQLITE_INTEGER:
        return (struct value){.type = VALUE_INT,
                              .i = sql.column_int64(db->query, k)};
    case SQLITE_FLOAT:
        return (struct value){.type = VALUE_FLOAT,
                              .f = sql.column_double(db->query, k)};
    case SQLITE_TEXT: return text_cell(db, i);
    case SQLITE_NULL: return (struct value){.none = true};
    default: break;
    }
    if (skips_blobs)
        return (struct value){.none = true};
    return bad_cell(db, i, "binary data (BLOB)");
}

/* ---- names ---- */

size_t database_key_size(struct database *db, str table)
{
    struct arena a = {0};
    sqlite3_stmt *s = NULL;
    str all = sql_all_of(&a, table);
    size_t size = 0;
    sql.prepare_v2(db->handle, all.p, (int)all.n, &s, NULL);
    for (int i = 0; s && i < sql.column_count(s); i++)
        size += database_is_key(db, table, str_c(sql.column_name(s, i)));
    sql.finalize(s);
    arena_free(&a);
    return size;
}

void database_tables(struct database *db, struct arena *a, struct strs *out)
{
    sqlite3_stmt *s = NULL;
    db->own = true;
    sql.prepare_v2(db->handle,
                   "SELECT name FROM sqlite_schema WHERE type IN ('table', "
                   "'view') AND name NOT LIKE 'sqlite~_%' ESCAPE '~'",
                   -1, &s, NULL);
    db->own = false;
    while (s && out->n < NAMES_MAX && sql.step(s) == SQLITE_ROW) {
        const char *name = (const char *)sql.column_text(s, 0);
        vec_push(a, out, str_dup(a, str_c(name ? name : "")));
    }
    sql.finalize(s);
}

void database_names(struct database *db, struct arena *a, str query,
                    struct strs *out)
{
    struct strs tables = {0};
    database_tables(db, a, &tables);
    for (size_t i = 0; i < tables.n && out->n < NAMES_MAX; i++) {
        sqlite3_stmt *s = NULL;
        size_t length;
        if (sql_find_name(query, tables.v[i], &length) == STR_NPOS)
            continue;
        str all = sql_all_of(a, tables.v[i]);
        sql.prepare_v2(db->handle, all.p, (int)all.n, &s, NULL);
        int n = s ? sql.column_count(s) : 0;
        for (int k = 0; k < n && out->n < NAMES_MAX; k++) {
            str name = str_c(sql.column_name(s, k));
            if (!str_among(name, out->v, out->n))
                vec_push(a, out, str_dup(a, name));
        }
        sql.finalize(s);
    }
}

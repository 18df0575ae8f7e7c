// SPDX-License-Identifier: MIT
// sql_source: see sql_source.h.
#include "df/sources/sql_source.h"

#include "base/codes/df.h"
#include "base/codes/source.h"
#include "base/path.h"
#include "base/vec.h"
#include "df/runtime/accessor.h"
#include "load/site_lookup.h"

/* ---- the database ---- */

bool sql_source_lookup(struct eval *ev, const struct df_expr *at, str name,
                       str *path)
{
    if (str_eq(name, S(":memory:")) || !name.n)
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                          "a database in memory") ||
               eval_help(ev,
                         "name a file, such as 'results.db'; for rows written "
                         "in the script itself, use pd.DataFrame({'a': [1]})");
    return site_lookup(ev->site, ev->a, ev->d, ev->dir, name, eval_pos(ev, at),
                       path);
}

/* Sets *path to the file in the address of a database, which is in SQLAlchemy's
   notation, with three slashes. */
static bool read_address(struct eval *ev, const struct df_expr *at, str address,
                         str *path)
{
    static const str SCHEMES[] = {S_INIT("sqlite:///"),
                                  S_INIT("sqlite+pysqlite:///")};
    for (size_t i = 0; i < sizeof SCHEMES / sizeof *SCHEMES; i++)
        if (str_starts(address, SCHEMES[i]))
            return sql_source_lookup(ev, at, str_from(address, SCHEMES[i].n),
                                     path);
    size_t colon = str_find(address, S("://"), 0);
    if (colon == STR_NPOS || str_starts(address, S("sqlite:"))) {
        eval_fault(ev, DIAG_DF_VALUE, at,
                   "'%.*s' is not the address of a "
                   "database",
                   STR_ARG(address));
        return eval_help(ev, "write 'sqlite:///results.db', with three slashes "
                             "before the name of the file");
    }
    eval_fault(ev, DIAG_DF_UNSUPPORTED, at, "reading from '%.*s://'",
               STR_ARG(str_slice(address, 0, colon)));
    return eval_help(ev, SQL_SOURCE_SERVER);
}

bool sql_source_path(struct call *c, enum param p, str *path)
{
    struct object con = call_arg(c, p);
    if (con.type == OBJECT_STR)
        return read_address(c->ev, call_at(c, p), as_str(con), path);
    if (con.type != OBJECT_ACCESSOR ||
        as_accessor(con)->kind->on != ON_CONNECTION)
        return call_wrong(c, p,
                          "a connection from sqlite3.connect, or an address "
                          "such as 'sqlite:///results.db'");
    *path = as_str(as_accessor(con)->of);
    return true;
}

/* ---- positions ---- */

/* Returns the string literal that is the value of e: e itself, or the literal
   `sql` that a statement assigns to the name e. NULL if there is no such
   literal. */
static const struct df_expr *literal_of(const struct eval *ev,
                                        const struct df_expr *e, str sql)
{
    if (e->kind == DF_EXPR_STR)
        return e;
    const struct df_expr *found = NULL;
    const struct df_stmt *s = ev->script->first;
    for (; s && e->kind == DF_EXPR_NAME; s = s->next)
        if (s->targets && s->targets->kind == DF_EXPR_NAME &&
            str_eq(s->targets->text, e->text) && s->value &&
            s->value->kind == DF_EXPR_STR && str_eq(s->value->text, sql))
            found = s->value;
    return found;
}

struct pos sql_source_pos(const struct eval *ev, const struct df_expr *e,
                          str sql, size_t offset, size_t n)
{
    /* Number of lines of the script in which to search for the line of SQL. A
       backslash before a line break, such as one after the opening quotes,
       moves the rest of the SQL down a line. */
    enum { LINES = 3 };
    const struct df_expr *literal = literal_of(ev, e, sql);
    if (!literal || literal->first != literal->last || offset == STR_NPOS)
        return eval_pos(ev, literal ? literal : e);
    struct pos at = eval_pos(ev, literal);
    size_t start = str_rfind_char(str_slice(sql, 0, offset), '\n');
    size_t end = str_find_char(sql, '\n', offset);
    start = start == STR_NPOS ? 0 : start + 1;
    str line = str_slice(sql, start, end == STR_NPOS ? sql.n : end);
    uint32_t first =
        at.line + (uint32_t)str_count_char(str_slice(sql, 0, start), '\n');
    for (uint32_t i = first; at.src && i < first + LINES; i++) {
        size_t from = i == at.line ? at.col : 0;
        size_t k = str_find(source_line(at.src, i), line, from);
        if (k != STR_NPOS && line.n)
            return (struct pos){at.src, i, (uint32_t)(k + offset - start) + 1,
                                (uint32_t)n};
    }
    return at;
}

/* ---- faults ---- */

static bool report(struct eval *ev, const struct diag_code *code, struct pos at,
                   str x, str y)
{
    diag_at(ev->d, code, at, x, y);
    return false;
}

static void help_names(struct eval *ev, const struct database_question *q,
                       const struct database_fault *f)
{
    struct strs tables = {0}, columns = {0};
    str name = f->name;
    size_t dot = str_rfind_char(name, '.');
    if (dot != STR_NPOS)
        name = str_from(name, dot + 1);
    databases_names(ev->site, ev->scratch, q->file, q->sql, &tables, &columns);
    if (f->kind == DATABASE_TABLE)
        diag_help_nearest(ev->d, "tables", name, tables.v, tables.n);
    else
        diag_help_nearest(ev->d, "columns", name, columns.v, columns.n);
}

static const char *help_of(const struct database_fault *f)
{
    static const char *const HELP[] = {
        [DATABASE_FILE] = "to get its rows as SQL, run: sqlite3 FILE .recover",
        [DATABASE_WORK] = "join tables with ON, add an index, or select fewer "
                          "rows with WHERE",
        [DATABASE_MEMORY] = "select fewer rows and columns, or aggregate in "
                            "the database with GROUP BY",
        [DATABASE_PARAMETER] = "write params=[1, 'x'] for the placeholder '?', "
                               "and params={'a': 1} for ':a'",
    };
    return f->kind < sizeof HELP / sizeof *HELP ? HELP[f->kind] : NULL;
}

/* Queries may not use `name`, for the reason `why`. Returns help on what to
   write instead, or NULL if there is no help. */
static const char *help_refused(str name, str why)
{
    static const struct {
        str name;
        const char *help;
    } HELP[] = {
        {S_INIT("PRAGMA"), "to get the table names, select from sqlite_schema"},
        {S_INIT("random"), "order or select rows by a column instead"},
        {S_INIT("ATTACH"),
         "read each database with a separate call, and merge the frames"},
        {S_INIT("load_extension"),
         "compute the value in the script, after the query"},
    };
    static const char FIXED[] = "write a fixed value, such as '2026-01-31', or "
                                "compute the value in the script";
    static const struct {
        str why;
        const char *help;
    } REASONS[] = {
        {S_INIT("a query can only read"),
         "write a query that begins with SELECT"},
        {S_INIT("it gives another value"), FIXED},
        {S_INIT("without a time"), FIXED},
        {S_INIT("'"), FIXED},
    };
    for (size_t i = 0; i < sizeof HELP / sizeof *HELP; i++)
        if (str_eq_nocase(name, HELP[i].name))
            return HELP[i].help;
    for (size_t i = 0; i < sizeof REASONS / sizeof *REASONS; i++)
        if (str_starts(why, REASONS[i].why))
            return REASONS[i].help;
    return NULL;
}

bool sql_source_fault(struct eval *ev, const struct df_expr *e,
                      const struct database_question *q,
                      const struct database_fault *f)
{
    static const struct diag_code *const CODES[] = {
        [DATABASE_SYNTAX] = DIAG_SQL_SYNTAX,
        [DATABASE_WORK] = DIAG_SQL_WORK,
        [DATABASE_MEMORY] = DIAG_SQL_WORK,
        [DATABASE_VALUE] = DIAG_SQL_VALUE,
        [DATABASE_PARAMETER] = DIAG_SQL_VALUE,
    };
    size_t at = f->at == STR_NPOS ? 0 : f->at;
    struct pos pos = sql_source_pos(ev, e, q->sql, at, f->n);
    if (f->at == STR_NPOS)
        pos = eval_pos(ev, e);
    const char *help = help_of(f);
    if (f->kind == DATABASE_TABLE || f->kind == DATABASE_COLUMN) {
        report(ev, DIAG_SQL_NAME, pos,
               f->kind == DATABASE_TABLE ? S("table") : S("column"), f->name);
        help_names(ev, q, f);
        return false;
    }
    if (f->kind == DATABASE_FILE)
        report(ev, DIAG_SQLITE_FILE, pos, q->file->name, f->what);
    else if (f->kind == DATABASE_REFUSED)
        report(ev, DIAG_SQL_REFUSED, pos, f->name, f->what);
    else if (f->kind == DATABASE_CELL)
        report(ev, DIAG_SQL_TYPE, pos, f->name, f->what);
    else
        diag_at(ev->d, CODES[f->kind], pos, f->what);
    if (f->kind == DATABASE_REFUSED)
        help = help_refused(f->name, f->what);
    if (f->kind == DATABASE_CELL)
        help = str_starts(f->what, S("a name"))
                   ? "give each column a different name: SELECT a.x AS a_x"
                   : "remove the column from the query, or convert it: hex(x), "
                     "CAST(x AS TEXT)";
    return help ? eval_help(ev, help) : false;
}

// SPDX-License-Identifier: MIT
// sql_fault: see sql_fault.h.
#include "load/sqlite/sql_fault.h"

#include "load/sqlite/sql_text.h"

/* Sets the position of the fault to that of f->name in the SQL. */
static void find_name(struct database_fault *f, str sql)
{
    size_t n = 0, at = sql_find_name(sql, f->name, &n);
    if (f->at == STR_NPOS)
        f->at = at;
    if (f->at == at)
        f->n = n;
}

/* Sets the kind and the name of a fault from a message such as "no such column:
   x". */
static void read_message(struct database_fault *f)
{
    static const struct {
        str prefix;
        enum database_fault_kind kind;
    } KINDS[] = {
        {S_INIT("no such table: "), DATABASE_TABLE},
        {S_INIT("no such column: "), DATABASE_COLUMN},
        {S_INIT("no such function: "), DATABASE_SYNTAX},
        {S_INIT("no such module: "), DATABASE_SYNTAX},
        {S_INIT("ambiguous column name: "), DATABASE_SYNTAX},
        {S_INIT("wrong number of arguments to function "), DATABASE_SYNTAX},
        {S_INIT("misuse of aggregate function "), DATABASE_SYNTAX},
        {S_INIT("misuse of window function "), DATABASE_SYNTAX},
        {S_INIT("unsafe use of "), DATABASE_REFUSED},
    };
    for (size_t i = 0; i < sizeof KINDS / sizeof *KINDS; i++) {
        if (!str_starts(f->what, KINDS[i].prefix))
            continue;
        f->kind = KINDS[i].kind;
        f->name = str_from(f->what, KINDS[i].prefix.n);
        if (str_ends(f->name, S("()")))
            f->name.n -= 2;
        if (f->kind == DATABASE_REFUSED)
            f->what = S("the views of a database may not use it");
    }
}

void sql_fault_limit(struct database_fault *f, struct arena *a, uint64_t steps,
                     int seconds, int mebibytes)
{
    if (f->kind == DATABASE_WORK)
        f->what = str_fmt(a,
                          "it has more than %llu million steps, or takes more "
                          "than %d seconds",
                          (unsigned long long)steps / 1000000, seconds);
    else if (f->kind == DATABASE_MEMORY)
        f->what = str_fmt(a, "it needs more than %d MiB", mebibytes);
}

void sql_fault_refine(struct database_fault *f, str sql)
{
    if (f->kind == DATABASE_SYNTAX)
        read_message(f);
    if (f->name.n)
        find_name(f, sql);
    if (str_eq(f->what, S("incomplete input")))
        f->at = str_trim_right(sql).n;
}

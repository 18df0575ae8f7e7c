// SPDX-License-Identifier: MIT
// Any bytes as an SQLite database, of which each table is read; and any other
// text as a query of an empty database. Each query must end with a frame or a
// fault, whose position is in the query.
#include "frame/frame_check.h"
#include "load/sqlite/database_frame.h"
#include "load/sqlite/sql_text.h"

#include "base/vec.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static void require(bool holds)
{
    if (!holds)
        __builtin_trap();
}

static void ask(struct arena *a, struct database *db, str bytes, str sql)
{
    const struct source file = {.name = S("fuzz.db"), .text = bytes};
    const struct value values[] = {{.type = VALUE_INT, .i = 1}};
    const struct database_question q = {
        .file = &file,
        .sql = sql,
        .values = values,
        .n_values = str_find_char(sql, '?', 0) != STR_NPOS,
        .bytes_max = 1 << 20};
    struct database_answer answer;
    struct database_fault fault;
    struct frame *f = database_frame(a, db, &q, &answer, &fault);
    require((f == NULL) == (fault.kind != DATABASE_FINE));
    require(fault.at == STR_NPOS || fault.at + fault.n <= sql.n);
    if (f)
        frame_check(f);
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct database_fault fault;
    struct strs names = {0};
    str why, bytes = str_dup(&a, (str){(const char *)data, size});
    bool file = str_starts(bytes, S("SQLite format 3"));
    require(database_load(&a, &why));
    struct database *db = database_open(&a, file ? bytes : S(""), &fault);
    if (db && file)
        database_tables(db, &a, &names);
    else if (db)
        vec_push(&a, &names, bytes);
    for (size_t i = 0; i < names.n && i < 4; i++)
        ask(&a, db, file ? bytes : S(""),
            file ? sql_all_of(&a, names.v[i]) : names.v[i]);
    if (db)
        database_close(db);
    arena_free(&a);
    return 0;
}

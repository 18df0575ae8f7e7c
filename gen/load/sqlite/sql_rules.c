// SPDX-License-Identifier: MIT
// sql_rules: see sql_rules.h.
#include "load/sqlite/sql_rules.h"

#include <strings.h>

#define RUNS "it runs code, or reads or writes files"
#define VARIES "it gives another value in each build"
#define VERSION "it depends on the version of SQLite"

const char *sql_rules_function(str name)
{
    static const struct {
        str name;
        const char *why;
    } REFUSED[] = {
        {S_INIT("load_extension"), RUNS},
        {S_INIT("readfile"), RUNS},
        {S_INIT("writefile"), RUNS},
        {S_INIT("edit"), RUNS},
        {S_INIT("fts3_tokenizer"), RUNS},
        {S_INIT("fts5"), RUNS},
        {S_INIT("rtreecheck"), RUNS},
        {S_INIT("rtreenode"), RUNS},
        {S_INIT("rtreedepth"), RUNS},
        {S_INIT("random"), VARIES},
        {S_INIT("randomblob"), VARIES},
        {S_INIT("current_date"), VARIES},
        {S_INIT("current_time"), VARIES},
        {S_INIT("current_timestamp"), VARIES},
        {S_INIT("sqlite_version"), VERSION},
        {S_INIT("sqlite_source_id"), VERSION},
        {S_INIT("sqlite_compileoption_get"), VERSION},
        {S_INIT("sqlite_compileoption_used"), VERSION},
        {S_INIT("sqlite_log"), RUNS},
    };
    for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++)
        if (str_eq_nocase(name, REFUSED[i].name))
            return REFUSED[i].why;
    return NULL;
}

const struct sql_checked SQL_CHECKED_FUNCTIONS[SQL_CHECKED] = {
    {"date", 0},
    {"time", 0},
    {"datetime", 0},
    {"julianday", 0},
    {"unixepoch", 0},
    {"timediff", 0},
    {"strftime", 1},
    {"trim", SQL_TRIMS},
    {"ltrim", SQL_TRIMS},
    {"rtrim", SQL_TRIMS},
    {"printf", SQL_FORMATS},
    {"format", SQL_FORMATS},
};

const char *sql_rules_date(const char *text, int i, int first)
{
    enum { TIME = 1, MODIFIER = 2 };
    static const struct {
        const char *text;
        int as; /* TIME: refused as a time value; MODIFIER: refused as a
                   modifier after it */
        const char *why;
    } REFUSED[] = {
        {"now", TIME | MODIFIER, "'now' is a different time in each build"},
        {"subsec", TIME, "'subsec' alone is a different time in each build"},
        {"subsecond", TIME,
         "'subsecond' alone is a different time in each build"},
        {"localtime", MODIFIER,
         "'localtime' depends on the machine's time zone"},
        {"utc", MODIFIER, "'utc' converts from the machine's time zone"},
    };
    int as = i < first ? 0 : i == first ? TIME : MODIFIER;
    for (size_t k = 0; k < sizeof REFUSED / sizeof *REFUSED; k++)
        if (REFUSED[k].as & as && strcasecmp(text, REFUSED[k].text) == 0)
            return REFUSED[k].why;
    return NULL;
}

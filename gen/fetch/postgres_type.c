// SPDX-License-Identifier: MIT
// postgres_type: a table of the supported types, and a table of the names of
// types that are not supported.
#include "fetch/postgres_type.h"

#include <stddef.h>

#include "load/lock.h"

static const struct {
    unsigned oid, type;
} TYPES[] = {
    {16, LOCK_BOOLEAN},  /* bool */
    {18, LOCK_TEXT},     /* "char" */
    {19, LOCK_TEXT},     /* name */
    {20, LOCK_INTEGER},  /* int8 */
    {21, LOCK_INTEGER},  /* int2 */
    {23, LOCK_INTEGER},  /* int4 */
    {25, LOCK_TEXT},     /* text */
    {26, LOCK_INTEGER},  /* oid */
    {114, LOCK_TEXT},    /* json */
    {142, LOCK_TEXT},    /* xml */
    {650, LOCK_TEXT},    /* cidr */
    {700, LOCK_NUMBER},  /* float4 */
    {701, LOCK_NUMBER},  /* float8 */
    {705, LOCK_TEXT},    /* unknown */
    {829, LOCK_TEXT},    /* macaddr */
    {869, LOCK_TEXT},    /* inet */
    {1042, LOCK_TEXT},   /* bpchar */
    {1043, LOCK_TEXT},   /* varchar */
    {1082, LOCK_TEXT},   /* date */
    {1083, LOCK_TEXT},   /* time */
    {1114, LOCK_TEXT},   /* timestamp */
    {1184, LOCK_TEXT},   /* timestamptz */
    {1186, LOCK_TEXT},   /* interval */
    {1266, LOCK_TEXT},   /* timetz */
    {1700, LOCK_NUMBER}, /* numeric */
    {2950, LOCK_TEXT},   /* uuid */
    {3802, LOCK_TEXT},   /* jsonb */
};

static const struct {
    unsigned oid;
    const char *name;
} REFUSED[] = {
    {17, "bytea"},       {199, "json[]"},     {600, "point"},
    {790, "money"},      {1000, "boolean[]"}, {1005, "smallint[]"},
    {1007, "integer[]"}, {1009, "text[]"},    {1015, "varchar[]"},
    {1016, "bigint[]"},  {1021, "real[]"},    {1022, "double precision[]"},
    {1182, "date[]"},    {1231, "numeric[]"}, {2249, "record"},
    {2278, "void"},      {2287, "record[]"},  {2951, "uuid[]"},
};

bool postgres_type(unsigned oid, unsigned *type)
{
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (TYPES[i].oid == oid) {
            *type = TYPES[i].type;
            return true;
        }
    return false;
}

const char *postgres_type_refused(unsigned oid)
{
    for (size_t i = 0; i < sizeof REFUSED / sizeof *REFUSED; i++)
        if (REFUSED[i].oid == oid)
            return REFUSED[i].name;
    return NULL;
}

// SPDX-License-Identifier: MIT
// address: a table of database drivers, by the URL schemes that each handles.
#include "fetch/address.h"

#include <stdlib.h>

#include "base/codes/fetch.h"
#include "fetch/clickhouse.h"
#include "fetch/postgres.h"

static const struct fetch_driver DRIVERS[] = {
    {(const char *const[]){"postgresql://", "postgres://", NULL}, postgres_run},
    {(const char *const[]){"clickhouse://", "clickhouse+https://",
                           "clickhouse+http://", NULL},
     clickhouse_run},
};

static bool handles(const struct fetch_driver *driver, str address)
{
    for (const char *const *s = driver->schemes; *s; s++)
        if (address.n > strlen(*s) &&
            str_eq_nocase(str_slice(address, 0, strlen(*s)), str_c(*s)))
            return true;
    return false;
}

const struct fetch_driver *address_find(struct arena *a, struct diags *d,
                                        const struct fetch_key *key,
                                        str *address)
{
    str variable = fetch_keys_variable(a, key->database);
    *address = str_trim(str_c(getenv(str_dupz(a, variable))));
    for (size_t i = 0; i < sizeof DRIVERS / sizeof *DRIVERS; i++)
        if (handles(&DRIVERS[i], *address))
            return &DRIVERS[i];
    diag_at(
        d, DIAG_FETCH_ADDRESS, key->at,
        address->n
            ? str_fmt(a,
                      "the address of database '%.*s' must begin "
                      "with postgresql:// or clickhouse://",
                      STR_ARG(key->database))
            : str_fmt(
                  a,
                  "no environment variable sets the address of database '%.*s'",
                  STR_ARG(key->database)));
    diag_help(d,
              "set %.*s to an address such as "
              "postgresql://USER:PASSWORD@HOST:5432/DATABASE",
              STR_ARG(variable));
    return NULL;
}

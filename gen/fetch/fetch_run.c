// SPDX-License-Identifier: MIT
// fetch_run: a fault that sources without queries share.
#include "fetch/fetch_run.h"

#include "base/codes/fetch.h"

bool fetch_run_late(struct fetch_run *r, const struct fetch_key *key)
{
    diag_at(r->d, DIAG_FETCH_LIMIT, key->at,
            str_fmt(r->a, "fetching '%.*s' took longer than %.3g s",
                    STR_ARG(key->to), key->seconds));
    diag_help(r->d, "'timeout' of the entry sets another limit");
    return false;
}

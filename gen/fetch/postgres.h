// SPDX-License-Identifier: MIT
// postgres: queries PostgreSQL, and other servers that use its protocol,
// through libpq. Only postgres.c includes libpq's header.
#pragma once

#include "base/late.h"
#include "fetch/rows.h"

extern const struct late postgres_late; /* libpq */

/* Runs a query in a read-only transaction. See struct fetch_driver. If the
   server asks for a retry before any row was passed on, retries the
   transaction. */
str postgres_run(struct arena *a, struct diags *d, const struct fetch_query *q,
                 const struct fetch_rows *out);

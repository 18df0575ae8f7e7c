// SPDX-License-Identifier: MIT
// postgres: queries PostgreSQL, and servers that speak its protocol, by libpq.
// Only postgres.c includes libpq's header.
#pragma once

#include "base/late.h"
#include "fetch/rows.h"

extern const struct late postgres_late; /* libpq */

/* Runs a query in a read-only transaction. See struct fetch_driver. Retries a
   transaction that the server asks to retry, as long as no row was passed
   on. */
str postgres_run(struct arena *a, struct diags *d, const struct fetch_query *q,
                 const struct fetch_rows *out);

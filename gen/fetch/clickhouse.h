// SPDX-License-Identifier: MIT
// clickhouse: queries ClickHouse over HTTP.
#pragma once

#include "fetch/rows.h"

/* Runs a query with readonly=2. See struct fetch_driver. clickhouse:// is
   HTTPS, or HTTP if the host is this machine; clickhouse+http:// is HTTP, and
   clickhouse+https:// is HTTPS. Overrides settings of the database user with
   which the server would return only a part of the rows where it should report
   a fault. */
str clickhouse_run(struct arena *a, struct diags *d,
                   const struct fetch_query *q, const struct fetch_rows *out);

// SPDX-License-Identifier: MIT
// fetch: diagnostics of `perfpress fetch`, of the files that it writes
// (snapshots), and of perfpress.lock, the record of these files.
#pragma once

#include "base/diag.h"

// clang-format off
#define FETCH_CODES(X) \
    X(FETCH_ADDRESS, USAGE, "fetch-address", "%") \
    X(FETCH_BUSY, SYSTEM, "fetch-busy", "another fetch is writing to '%'") \
    X(FETCH_DIFFERS, ERROR, "fetch-differs", "'%' differs from its source") \
    X(FETCH_EMPTY, ERROR, "fetch-empty", "the query returned no rows") \
    X(FETCH_ENTRY, USAGE, "fetch-entry", "%") \
    X(FETCH_KEY, ERROR, "fetch-key", "%") \
    X(FETCH_LIMIT, ERROR, "fetch-limit", "%") \
    X(FETCH_OBJECT, ERROR, "fetch-object", "object '%': %") \
    X(FETCH_QUERY, ERROR, "fetch-query", "%") \
    X(FETCH_NETWORK, SYSTEM, "fetch-network", "cannot reach '%': %") \
    X(FETCH_REFUSED, SYSTEM, "fetch-refused", "'%': %") \
    X(FETCH_SERVER, SYSTEM, "fetch-server", "%") \
    X(FETCH_TYPE, ERROR, "fetch-type", "%") \
    X(LOCK_KEY, ERROR, "lock-key", "unknown key '%' in a lock file") \
    X(LOCK_SYNTAX, ERROR, "lock-syntax", "malformed lock file: %") \
    X(LOCK_VALUE, ERROR, "lock-value", "invalid value for '%': %") \
    X(SNAPSHOT_CHANGED, ERROR, "snapshot-changed", \
      "'%' differs from the snapshot that perfpress.lock describes") \
    X(SNAPSHOT_LINK, ERROR, "snapshot-link", \
      "'%' is a symbolic link to a file that perfpress fetch writes") \
    X(SNAPSHOT_MISSING, ERROR, "snapshot-missing", "'%' was not fetched yet") \
    X(SNAPSHOT_OLD, WARNING, "snapshot-old", \
      "'%' was last checked % ago; max_age is %") \
    X(SNAPSHOT_QUERY, ERROR, "snapshot-query", "% since '%' was fetched") \
    X(SNAPSHOT_SHADOWED, WARNING, "snapshot-shadowed", \
      "'%' is read from '%', not from '%'") \
    X(SNAPSHOT_UNLOCKED, ERROR, "snapshot-unlocked", \
      "'%' is a path that perfpress fetch writes, but perfpress.lock has no " \
      "entry for it")
// clang-format on

FETCH_CODES(DIAG_CODE_DECLARE)

// SPDX-License-Identifier: MIT
// fetch_run: reports that an entry for a bucket or a web server took too long,
// and detects a proxy.
#include "fetch/fetch_run.h"

#include <stdlib.h>

#include "base/codes/fetch.h"

bool fetch_run_has_proxy(void)
{
    static const char *const NAMES[] = {
        "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"};
    for (size_t i = 0; i < sizeof NAMES / sizeof *NAMES; i++) {
        const char *value = getenv(NAMES[i]);
        if (value && *value)
            return true;
    }
    return false;
}

bool fetch_run_late(struct fetch_run *r, const struct fetch_key *key,
                    const struct http *http)
{
    diag_at(r->d, DIAG_FETCH_LIMIT, key->at,
            str_fmt(r->a, "fetching '%.*s' took longer than %.3g s%s%s",
                    STR_ARG(key->to), key->seconds, *http->retried ? ": " : "",
                    http->retried));
    diag_help(r->d, "to change this limit, set 'timeout' in this entry%s",
              fetch_run_has_proxy()
                  ? "; requests go through the proxy that an environment "
                    "variable sets, such as https_proxy"
                  : "");
    return false;
}

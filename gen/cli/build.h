// SPDX-License-Identifier: MIT
// build: the commands build and check, and what publish shares with them.
#pragma once

#include "base/diag.h"

struct site;

/* Gives the site the address that --base-url names; NULL leaves it. False
   when it is no address, which is reported. */
bool build_set_base_url(struct site *site, const char *address,
                        struct diags *d);

/* The same of --site-version. */
bool build_set_version(struct site *site, const char *version, struct diags *d);

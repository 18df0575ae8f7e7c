// SPDX-License-Identifier: MIT
// address: finds the address of a database in the environment, and the driver
// for it. The site names databases only: it cannot make a password go to
// another server.
#pragma once

#include "fetch/rows.h"

/* Returns the driver for the database of an entry, and its address, which is
   secret, in *address. Returns NULL after reporting that the environment has no
   address (fetch-address), or one that no driver handles. */
const struct fetch_driver *address_find(struct arena *a, struct diags *d,
                                        const struct fetch_key *key,
                                        str *address);

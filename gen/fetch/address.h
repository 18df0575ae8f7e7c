// SPDX-License-Identifier: MIT
// address: finds the address of a database in the environment, and the driver
// for that address. perfpress.yaml contains only names of databases, so it
// cannot make a password go to another server.
#pragma once

#include "fetch/rows.h"

/* Returns the driver for the database of an entry, and stores the database's
   address, which is secret, in *address. Returns NULL after reporting
   (fetch-address) that the environment has no address, or that no driver
   handles the address. */
const struct fetch_driver *address_find(struct arena *a, struct diags *d,
                                        const struct fetch_key *key,
                                        str *address);

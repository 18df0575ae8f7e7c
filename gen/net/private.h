// SPDX-License-Identifier: MIT
// private: addresses that lead to this machine or its neighbours, not to the
// web: a page from somebody else must not have them asked.
#pragma once

#include <stdbool.h>

struct sockaddr;

/* True for loopback, link-local, private (RFC 1918, RFC 4193), shared (RFC
   6598), multicast and reserved addresses, 0.0.0.0/8, for IPv6 addresses that
   stand for such ones of IPv4 (mapped, translated, 6to4), and for what is no
   address of the Internet. */
bool private_address(const struct sockaddr *address);

/* The same for a host as it is written in an address: a number in any spelling
   ("2130706433", "0x7f.1", "[::1]"), or a name that is this machine's by
   definition ("localhost", "x.localhost."). False for all other names. */
bool private_host(const char *host);

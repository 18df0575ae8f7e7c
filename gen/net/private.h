// SPDX-License-Identifier: MIT
// private: recognizes addresses of this machine and its local network. A link
// in a page must not make perfpress contact such an address.
#pragma once

#include <stdbool.h>

struct sockaddr;

/* Whether an address is loopback, link-local, private (RFC 1918, RFC 4193),
   shared (RFC 6598), multicast or reserved. Also true for 0.0.0.0/8, for IPv6
   addresses that contain an IPv4 address of these kinds (mapped, translated,
   6to4), and for all addresses that are neither IPv4 nor IPv6. */
bool private_address(const struct sockaddr *address);

/* Like private_address, for the host of a URL: a number in any notation
   ("2130706433", "0x7f.1", "[::1]"), or a name that always means this machine
   ("localhost", "x.localhost."). False for all other names. */
bool private_host(const char *host);

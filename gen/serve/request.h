// SPDX-License-Identifier: MIT
// request: what a client asks for, read from the texts of its headers: address,
// host, origin, conditions. Pure.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* The path below the output folder that a request's target (as it was sent,
   without its query) stands for: percent-encoding decoded, the leading '/'
   gone; "" is the root. False for what no file can have: a segment of "." or
   "..", an empty one, a backslash, a control character, broken encoding. */
bool request_path(struct arena *a, str target, str *path);

/* Whether a Host header names this server as a browser may: an IP address,
   localhost, a name below it, or one of `names`; any port. A page of another
   name that was made to resolve to this machine is thereby kept out. On a
   `loopback` server only loopback addresses are addresses of its own. */
bool request_host(str host, bool loopback, const str *names, size_t n);

/* Whether a page of another site asks for a file to use it in itself, as a
   script, a picture, a style sheet or data: by the headers Sec-Fetch-Site,
   -Mode and -Dest, which browsers set and no page can. False for navigation,
   also in a frame, since no other page can read what is shown there, and where
   the headers are missing or unknown. */
bool request_is_foreign(str site, str mode, str dest);

/* Whether an If-None-Match header lists the tag (with its quotes), or is
   "*"; weak and strong tags compare alike. */
bool request_matches(str header, str tag);

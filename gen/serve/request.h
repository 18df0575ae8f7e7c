// SPDX-License-Identifier: MIT
// request: what a client asks for, read from the texts of its headers: address,
// host, origin, range, conditions, encodings. Pure.
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

enum request_range { RANGE_WHOLE, RANGE_PART, RANGE_BEYOND };

/* The bytes [*from, *to) that a Range header asks for of a file of `size`
   bytes. Several ranges, other units and malformed ones ask for the whole
   (RFC 9110, 14.2); BEYOND: nothing of it lies in the file (416). */
enum request_range request_range(str header, size_t size, size_t *from,
                                 size_t *to);

/* Whether an If-None-Match header lists the tag (with its quotes), or is
   "*"; weak and strong tags compare alike. */
bool request_matches(str header, str tag);

/* Whether an Accept-Encoding header takes gzip (not with a q of 0). */
bool request_takes_gzip(str header);

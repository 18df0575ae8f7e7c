// SPDX-License-Identifier: MIT
// request: interprets a request's target and headers: path, host, origin,
// conditions. Pure functions.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* Decodes a request's target (as sent, without query) to a path below the
   output folder, without the leading '/'; "" is the root. False for a target
   that no file can have: with a segment "." or "..", an empty segment, a
   backslash, a control character or invalid percent-encoding. */
bool request_path(struct arena *a, str target, str *path);

/* Whether a Host header names this server: an IP address, localhost, a name
   below it, or one of `names`, with any port. This prevents DNS rebinding. For
   a `loopback` server only loopback addresses are accepted. */
bool request_host(str host, bool loopback, const str *names, size_t n);

/* Whether a page of another site wants to embed a file, such as a script, an
   image, a style sheet or data, by the headers Sec-Fetch-Site, -Mode and -Dest,
   which pages cannot set. False for navigation, even in a frame, which other
   pages cannot read, and if headers are missing or unknown. */
bool request_is_foreign(str site, str mode, str dest);

/* Whether an If-None-Match header lists the tag (with quotes) or is "*"; weak
   and strong tags are equal. */
bool request_matches(str header, str tag);

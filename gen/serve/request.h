// SPDX-License-Identifier: MIT
// request: interprets a request's target and headers: path, host, origin,
// conditions. All functions are pure.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* Decodes a request's target, which is encoded as sent but has no query. Sets
   *path to the path below the output folder, without the leading '/'. The root
   has the path "". Returns false for a target that no file can have: with a
   segment "." or "..", an empty segment, a backslash, a control character or
   invalid percent-encoding. */
bool request_path(struct arena *a, str target, str *path);

/* Returns whether a Host header names this server: an IP address, localhost, a
   name below localhost, or one of the n names, with any port. This prevents DNS
   rebinding. If `loopback` is set, the only accepted IP addresses are loopback
   addresses. */
bool request_host(str host, bool loopback, const str *names, size_t n);

/* Returns whether a page of another site tries to embed a file, such as a
   script, an image, a style sheet or data. `site`, `mode` and `dest` are the
   values of the headers Sec-Fetch-Site, Sec-Fetch-Mode and Sec-Fetch-Dest,
   which pages cannot set. Returns false if `site` is missing or unknown. Also
   returns false for navigation, even in a frame, since other sites cannot read
   the frame. */
bool request_is_foreign(str site, str mode, str dest);

/* Returns whether an If-None-Match header has the tag (with quotes) or is "*".
   A weak tag and a strong tag count as equal. */
bool request_matches(str header, str tag);

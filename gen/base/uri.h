// SPDX-License-Identifier: MIT
// uri: URLs: schemes, paths, percent-encoding.
#pragma once

#include "base/buf.h"

/* Appends s with its bytes percent-encoded (RFC 3986, 2.1), except ASCII
   letters, digits and the characters of `kept`. */
void uri_put_encoded(struct buf *b, str s, const char *kept);
str uri_encode(struct arena *a, str s, const char *kept);

/* Returns the scheme of a URL, without its ':' (RFC 3986, 3.1); STR_NONE for a
   relative one. */
str uri_scheme(str uri);

/* The schemes that pages may link to: browsers show them or ask before they
   start another program (HTML Standard, "safelisted scheme"). */
#define URI_SCHEMES                                                     \
    "http, https, mailto, ftp, ftps, geo, git, im, irc, ircs, magnet, " \
    "matrix, "                                                          \
    "mms, news, nntp, sftp, sip, sms, smsto, ssh, tel, urn, webcal, xmpp"

/* Whether a scheme is one of URI_SCHEMES, in any case, or STR_NONE. */
bool uri_scheme_is_safe(str scheme);

/* Whether s is a web URL: http:// or https:// and a host, without characters
   that must be encoded or that change how the text around them is displayed
   (shown_is_plain). */
bool uri_is_web(str uri);

/* Returns the offset after an IP literal in brackets as host (RFC 3986), such
   as "http://[::1]", in which brackets are not encoded; 0 if there is none. */
size_t uri_literal_end(str uri);

/* Returns the path of a URL, from its first single slash; "/" if it has none.
 */
str uri_path(str uri);

/* Resolves a URL of a page against the page's absolute web URL (RFC 3986, 5.2,
   without dots after a name). An absolute one is returned as it is. */
str uri_resolve(struct arena *a, str page, str uri);

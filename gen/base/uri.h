// SPDX-License-Identifier: MIT
// uri: URLs: schemes, paths, percent-encoding.
#pragma once

#include "base/buf.h"

/* Percent-encode the bytes of s (RFC 3986, 2.1), except ASCII letters, digits
   and the characters of `kept`. uri_put_encoded appends the result to *b;
   uri_encode returns it in `a`. */
void uri_put_encoded(struct buf *b, str s, const char *kept);
str uri_encode(struct arena *a, str s, const char *kept);

/* Returns the scheme of a URL, without its ':' (RFC 3986, 3.1); STR_NONE if the
   URL is relative. */
str uri_scheme(str uri);

/* The schemes of URLs that pages may link to. A browser shows such a URL
   itself, or asks the user before it starts another program (HTML Standard,
   "safelisted scheme"). */
#define URI_SCHEMES                                                     \
    "http, https, mailto, ftp, ftps, geo, git, im, irc, ircs, magnet, " \
    "matrix, "                                                          \
    "mms, news, nntp, sftp, sip, sms, smsto, ssh, tel, urn, webcal, xmpp"

/* Whether a scheme is STR_NONE or one of URI_SCHEMES, ignoring case. */
bool uri_scheme_is_safe(str scheme);

/* Whether `uri` is a web URL: http:// or https:// and a host, without
   characters that must be encoded or that change how the text around them is
   displayed (shown_is_plain). */
bool uri_is_web(str uri);

/* Whether the query or fragment of a URL has a parameter whose name means a key
   or a signature: token, X-Amz-Signature, api_key. */
bool uri_has_key(str uri);

/* If the host of a URL is an IP literal in brackets (RFC 3986), as in
   "http://[::1]/x", returns the offset after the "]", else 0. Callers that
   percent-encode the URL must leave these brackets as they are. */
size_t uri_literal_end(str uri);

/* Returns the path of an absolute URL, with its query and fragment; "/" if it
   has no path. */
str uri_path(str uri);

/* Resolves `uri`, from a page, against the absolute web URL of the page (RFC
   3986, 5.2), in `a`. Resolves "./" and "../" only at the start of `uri`.
   Returns `uri` unchanged if it is absolute or begins with "//". */
str uri_resolve(struct arena *a, str page, str uri);

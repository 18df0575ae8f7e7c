// SPDX-License-Identifier: MIT
// uri: addresses: their schemes and paths, and percent-encoding.
#pragma once

#include "base/buf.h"

/* Appends a text with its bytes percent-encoded (RFC 3986, 2.1), but for ASCII
   letters, digits and the characters of `kept`. */
void uri_put_encoded(struct buf *b, str s, const char *kept);
str uri_encode(struct arena *a, str s, const char *kept);

/* The scheme that an address starts with, without its ':' (RFC 3986, section
   3.1); STR_NONE for a relative one. */
str uri_scheme(str uri);

/* The schemes that pages may link to: a browser shows what is there or asks
   whether another program may (HTML Standard, "safelisted scheme"). */
#define URI_SCHEMES                                                     \
    "http, https, mailto, ftp, ftps, geo, git, im, irc, ircs, magnet, " \
    "matrix, "                                                          \
    "mms, news, nntp, sftp, sip, sms, smsto, ssh, tel, urn, webcal, xmpp"

/* True for these, in any case of letters, and STR_NONE. */
bool uri_scheme_is_safe(str scheme);

/* True for the address of something on the web: http:// or https://, a host,
   and no character that must be encoded, or that changes how the text around
   it shows (shown_is_plain). */
bool uri_is_web(str uri);

/* The place behind the number in brackets that an address may have for a host
   (RFC 3986, IP-literal), as in "http://[::1]/x", where brackets stand as they
   are; 0 where there is none. */
size_t uri_literal_end(str uri);

/* The path of an address, from its first single slash; "/" when there is
   none. */
str uri_path(str uri);

/* What an address in a page leads to: the absolute address of the page, a
   web address, with it applied (RFC 3986, section 5.2, less dots behind a
   name). One that is absolute stays as it is. */
str uri_resolve(struct arena *a, str page, str uri);

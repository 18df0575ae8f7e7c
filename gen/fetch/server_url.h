// SPDX-License-Identifier: MIT
// server_url: the parts of a database's address, which is a URL:
// SCHEME://USER:PASSWORD@HOST:PORT/DATABASE?OPTIONS
#pragma once

#include "fetch/secrets.h"

struct server_url {
    str scheme;         /* as written, such as "clickhouse" */
    str user, password; /* decoded, or STR_NONE */
    str host;           /* as written, with the brackets of an IPv6 address */
    str port;           /* digits, or STR_NONE */
    str database;       /* decoded; may be empty */
    str options;        /* not decoded; or STR_NONE */
};

/* Splits a URL. Returns NULL, or what is wrong with it, in words that show no
   part of it. Decoded parts are in `a`. */
const char *server_url_read(struct arena *a, str url, struct server_url *out);

/* Adds user, password, host and options of a URL, as written and decoded. Also
   finds them in malformed URLs and in URLs with several hosts. */
void server_url_secrets(struct arena *a, str url, struct secrets *s);

/* Whether a host is this machine: "localhost", 127.0.0.0/8 or ::1, with or
   without brackets. */
bool server_url_is_loopback(str host);

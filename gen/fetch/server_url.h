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

/* Splits a URL. Returns NULL on success, otherwise what is wrong with the URL,
   in words that contain no part of the URL. Decoded parts are in `a`. */
const char *server_url_read(struct arena *a, str url, struct server_url *out);

/* Adds to *s the URL and its user, password, hosts and options, each as it is
   written and decoded. Also works for malformed URLs and URLs with several
   hosts. */
void server_url_secrets(struct arena *a, str url, struct secrets *s);

/* Whether a host is this machine: "localhost", 127.0.0.0/8 or ::1, with or
   without brackets. */
bool server_url_is_loopback(str host);

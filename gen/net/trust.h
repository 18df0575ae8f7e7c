// SPDX-License-Identifier: MIT
// trust: finds this machine's trusted certificates. The static program runs on
// systems that its libcurl was not built for, so it must look for them.
#pragma once

struct trust {
    const char *file; /* certificates in PEM, or NULL */
    const char *dir;  /* folder of such files, named by hash, or NULL */
};

/* Returns SSL_CERT_FILE and SSL_CERT_DIR if set, like OpenSSL, even if they do
   not exist; otherwise the first existing one of the usual files and folders,
   or NULL. The strings are constant or belong to the environment. */
struct trust trust_find(void);

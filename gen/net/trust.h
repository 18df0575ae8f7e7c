// SPDX-License-Identifier: MIT
// trust: where this machine keeps the certificates that it trusts. The static
// program runs on systems that its libcurl was not made for, so it looks for
// itself.
#pragma once

struct trust {
    const char *file; /* certificates in PEM, or NULL */
    const char *dir;  /* such files, named by hash, or NULL */
};

/* SSL_CERT_FILE and SSL_CERT_DIR where they are set, as OpenSSL has it, there
   or not; else the first of the usual files and of the usual folders that is
   there. Both are NULL on a machine that has none. What it points to is of the
   environment, or constant. */
struct trust trust_find(void);

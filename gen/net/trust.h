// SPDX-License-Identifier: MIT
// trust: finds the trusted certificates of this machine. The libcurl of the
// static program was built for another system, whose paths may not exist here.
#pragma once

struct trust {
    const char *file; /* certificates in PEM, or NULL */
    const char *dir;  /* folder of such files, named by hash, or NULL */
};

/* If SSL_CERT_FILE or SSL_CERT_DIR is set, returns the values of these
   variables, as OpenSSL does, even if the files do not exist; a member is NULL
   if its variable is not set. Otherwise returns the first readable file and the
   first readable folder among the usual paths; a member is NULL if none of its
   paths is readable. The strings are constant or belong to the environment. */
struct trust trust_find(void);

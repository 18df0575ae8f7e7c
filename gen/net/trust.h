// SPDX-License-Identifier: MIT
// trust: finds the trusted certificates of this machine. The libcurl of the
// static program was built for another system, whose paths may not exist here.
#pragma once

struct trust {
    const char *file; /* certificates in PEM, or NULL */
    const char *dir;  /* folder of such files, named by hash, or NULL */
};

/* Returns the values of SSL_CERT_FILE and SSL_CERT_DIR if one of them is set,
   like OpenSSL, even if the files do not exist. Otherwise returns the first
   readable file and the first readable folder among the usual paths, or NULL
   for each. The strings are constant or belong to the environment. */
struct trust trust_find(void);

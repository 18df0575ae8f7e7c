// SPDX-License-Identifier: MIT
// trust: the usual paths of certificates on Debian, Fedora, openSUSE, Alpine
// and their derivatives.
#include "net/trust.h"

#include <stdlib.h>
#include <unistd.h>

static const char *const files[] = {
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/pki/ca-trust/extracted/pem/tls-ca-bundle.pem",
    "/etc/ssl/ca-bundle.pem",
    "/var/lib/ca-certificates/ca-bundle.pem",
    "/etc/ssl/cert.pem",
    NULL,
};

static const char *const dirs[] = {"/etc/ssl/certs", "/etc/pki/tls/certs",
                                   NULL};

static const char *first_readable(const char *const *paths)
{
    while (*paths && access(*paths, R_OK) != 0)
        paths++;
    return *paths;
}

static const char *variable_value(const char *variable)
{
    const char *value = getenv(variable);
    return value && *value ? value : NULL;
}

struct trust trust_find(void)
{
    struct trust t = {variable_value("SSL_CERT_FILE"),
                      variable_value("SSL_CERT_DIR")};
    if (!t.file && !t.dir)
        t = (struct trust){first_readable(files), first_readable(dirs)};
    return t;
}

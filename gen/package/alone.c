// SPDX-License-Identifier: MIT
// alone: replaces functions of the C library in the static program. The
// original functions load shared objects of the machine. These shared objects
// need another C library, and crash the program. c-ares resolves host names, so
// getaddrinfo is only called for addresses to listen on. The linker's --wrap
// selects the replacements (Makefile).
#include <arpa/inet.h>
#include <errno.h>
#include <iconv.h>
#include <netdb.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>

int __wrap_getaddrinfo(const char *name, const char *service,
                       const struct addrinfo *hints, struct addrinfo **out);
void __wrap_freeaddrinfo(struct addrinfo *info);
void *__wrap_dlopen(const char *file, int mode);
iconv_t __wrap_iconv_open(const char *to, const char *from);
void *__wrap_gethostbyname(const char *name);
void *__wrap_getservbyname(const char *name, const char *protocol);
int __wrap_getservbyname_r(const char *name, const char *protocol, void *result,
                           char *buffer, size_t size, void **out);
int __wrap_getservbyport_r(int port, const char *protocol, void *result,
                           char *buffer, size_t size, void **out);
int __wrap_getnameinfo(const struct sockaddr *at, socklen_t n, char *host,
                       socklen_t host_size, char *service,
                       socklen_t service_size, int flags);

struct alone_place {
    struct addrinfo info;
    union {
        struct sockaddr any;
        struct sockaddr_in v4;
        struct sockaddr_in6 v6;
    } at;
};

static bool read_address(struct alone_place *p, const char *name)
{
    if (inet_pton(AF_INET, name, &p->at.v4.sin_addr) == 1) {
        p->at.v4.sin_family = AF_INET;
        p->info.ai_addrlen = sizeof p->at.v4;
    } else if (inet_pton(AF_INET6, name, &p->at.v6.sin6_addr) == 1) {
        p->at.v6.sin6_family = AF_INET6;
        p->info.ai_addrlen = sizeof p->at.v6;
    } else {
        return false;
    }
    p->info.ai_addr = &p->at.any;
    p->info.ai_family = p->at.any.sa_family;
    return true;
}

/* Accepts numeric addresses and localhost, but no ports. */
int __wrap_getaddrinfo(const char *name, const char *service,
                       const struct addrinfo *hints, struct addrinfo **out)
{
    if (!name || service)
        return EAI_NONAME;
    struct alone_place *p = calloc(1, sizeof *p);
    if (!p)
        return EAI_MEMORY;
    if (!read_address(p, strcmp(name, "localhost") ? name : "127.0.0.1")) {
        free(p);
        return EAI_NONAME;
    }
    p->info.ai_socktype = hints ? hints->ai_socktype : 0;
    *out = &p->info;
    return 0;
}

void __wrap_freeaddrinfo(struct addrinfo *info)
{
    free(info); /* `info` is the first member of a struct alone_place */
}

/* Always fails. OpenSSL would call dlopen to load the modules that the
   machine's openssl.cnf names. */
void *__wrap_dlopen(const char *file, int mode)
{
    (void)file, (void)mode;
    return NULL;
}

/* Always fails. The original iconv_open would load modules of the C library.
   perfpress decodes the usual encodings in base/encoding. */
iconv_t __wrap_iconv_open(const char *to, const char *from)
{
    (void)to, (void)from;
    errno = EINVAL;
    return (iconv_t)-1;
}

/* OpenSSL and c-ares refer to this function and to the functions below, but
   never call them. */
void *__wrap_gethostbyname(const char *name)
{
    (void)name;
    return NULL;
}

void *__wrap_getservbyname(const char *name, const char *protocol)
{
    (void)name, (void)protocol;
    return NULL;
}

int __wrap_getservbyname_r(const char *name, const char *protocol, void *result,
                           char *buffer, size_t size, void **out)
{
    (void)name, (void)protocol, (void)result, (void)buffer, (void)size;
    *out = NULL;
    return 0;
}

int __wrap_getservbyport_r(int port, const char *protocol, void *result,
                           char *buffer, size_t size, void **out)
{
    (void)port, (void)protocol, (void)result, (void)buffer, (void)size;
    *out = NULL;
    return 0;
}

int __wrap_getnameinfo(const struct sockaddr *at, socklen_t n, char *host,
                       socklen_t host_size, char *service,
                       socklen_t service_size, int flags)
{
    (void)at, (void)n, (void)host, (void)host_size;
    (void)service, (void)service_size, (void)flags;
    return EAI_FAIL;
}

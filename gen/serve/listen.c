// SPDX-License-Identifier: MIT
// listen: resolves the address with getaddrinfo and tries the ports in order.
#include "serve/listen.h"

#include <arpa/inet.h>
#include <errno.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/codes/config.h"
#include "base/codes/serve.h"
#include "base/system.h"

enum { PORTS_TRIED = 100, PORT_MAX = 65535, BACKLOG = 256 };

static int open_socket(const struct addrinfo *to)
{
    int on = 1, fd = system_socket(to->ai_family, SOCK_STREAM, 0);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (bind(fd, to->ai_addr, to->ai_addrlen) == 0 && listen(fd, BACKLOG) == 0)
        return fd;
    int why = errno;
    close(fd);
    errno = why;
    return -1;
}

static void set_port(struct addrinfo *to, unsigned port)
{
    if (to->ai_family == AF_INET6)
        ((struct sockaddr_in6 *)to->ai_addr)->sin6_port = htons((uint16_t)port);
    else
        ((struct sockaddr_in *)to->ai_addr)->sin_port = htons((uint16_t)port);
}

/* Returns the first address by which other machines can reach this machine, or
   STR_NONE if there is none. */
static str outer_address(struct arena *a, int family)
{
    struct ifaddrs *all = NULL;
    str found = STR_NONE;
    if (getifaddrs(&all) != 0)
        return found;
    for (const struct ifaddrs *i = all; i && !found.p; i = i->ifa_next) {
        char text[INET6_ADDRSTRLEN] = "";
        if (!i->ifa_addr || i->ifa_addr->sa_family != family ||
            i->ifa_flags & IFF_LOOPBACK || !(i->ifa_flags & IFF_UP))
            continue;
        const struct sockaddr_in *v4 = (const void *)i->ifa_addr;
        const struct sockaddr_in6 *v6 = (const void *)i->ifa_addr;
        if (family == AF_INET)
            inet_ntop(family, &v4->sin_addr, text, sizeof text);
        else if (!IN6_IS_ADDR_LINKLOCAL(&v6->sin6_addr))
            inet_ntop(family, &v6->sin6_addr, text, sizeof text);
        if (*text)
            found = str_fmt(a, family == AF_INET ? "%s" : "[%s]", text);
    }
    freeifaddrs(all);
    return found;
}

static void describe_others(struct listen *l, struct arena *a, bool every,
                            int family)
{
    str outer = every ? outer_address(a, AF_INET) : STR_NONE;
    if (every && !outer.p && family == AF_INET6)
        outer = outer_address(a, AF_INET6);
    if (outer.p)
        l->others = str_fmt(a, "http://%.*s:%u/", STR_ARG(outer), l->port);
}

/* Sets the port and the URLs from the bound address. */
static void describe(struct listen *l, struct arena *a)
{
    union {
        struct sockaddr any;
        struct sockaddr_in v4;
        struct sockaddr_in6 v6;
    } at = {0};
    socklen_t n = sizeof at;
    char text[INET6_ADDRSTRLEN] = "";
    getsockname(l->fd, &at.any, &n);
    if (at.any.sa_family == AF_INET6) {
        bool every = IN6_IS_ADDR_UNSPECIFIED(&at.v6.sin6_addr);
        l->loopback = IN6_IS_ADDR_LOOPBACK(&at.v6.sin6_addr);
        l->port = ntohs(at.v6.sin6_port);
        inet_ntop(AF_INET6, &at.v6.sin6_addr, text, sizeof text);
        l->url = every ? str_fmt(a, "http://localhost:%u/", l->port)
                       : str_fmt(a, "http://[%s]:%u/", text, l->port);
        describe_others(l, a, every, AF_INET6);
        return;
    }
    uint32_t address = ntohl(at.v4.sin_addr.s_addr);
    l->loopback = address >> 24 == 127;
    l->port = ntohs(at.v4.sin_port);
    inet_ntop(AF_INET, &at.v4.sin_addr, text, sizeof text);
    l->url = str_fmt(a, "http://%s:%u/", address ? text : "localhost", l->port);
    describe_others(l, a, !address, AF_INET);
}

bool listen_open(struct listen *l, struct arena *a, const char *address,
                 unsigned port, struct diags *d)
{
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM,
                             .ai_flags = AI_PASSIVE},
                    *to = NULL;
    *l = (struct listen){.fd = -1};
    int fault = getaddrinfo(address, NULL, &hints, &to);
    if (fault) {
        diag_at(d, DIAG_CLI_USAGE, (struct pos){0},
                str_fmt(a, "'%s' is not an address of this machine: %s",
                        address, gai_strerror(fault)));
        return false;
    }
    for (unsigned i = 0; i < PORTS_TRIED && port + i <= PORT_MAX; i++) {
        set_port(to, port + i);
        l->fd = open_socket(to);
        if (l->fd >= 0 || errno != EADDRINUSE)
            break;
    }
    if (l->fd >= 0)
        describe(l, a);
    else
        diag_at(d, DIAG_SERVE_LISTEN, (struct pos){0},
                str_fmt(a, "%s, port %u", address, port),
                str_c(strerror(errno)));
    freeaddrinfo(to);
    return l->fd >= 0;
}

// SPDX-License-Identifier: MIT
// private: a table of address prefixes, from IANA's special-purpose address
// registries.
#include "net/private.h"

#include <arpa/inet.h>
#include <netdb.h>
#include <netinet/in.h>
#include <string.h>

#include "base/arena.h"
#include "base/str.h"

static const struct {
    unsigned char bytes[4];
    unsigned bits;
} RANGES4[] = {
    {{0}, 8},
    {{10}, 8},
    {{100, 64}, 10},
    {{127}, 8},
    {{169, 254}, 16},
    {{172, 16}, 12},
    {{192, 0, 0}, 24},
    {{192, 0, 2}, 24},
    {{192, 88, 99}, 24},
    {{192, 168}, 16},
    {{198, 18}, 15},
    {{198, 51, 100}, 24},
    {{203, 0, 113}, 24},
    {{224}, 4},
    {{240}, 4},
};

/* Reserved ranges within 2000::/3. Public IPv6 addresses are in 2000::/3
   only. */
static const struct {
    unsigned char bytes[4];
    unsigned bits;
} RANGES6[] = {{{0x20, 0x01, 0x0d, 0xb8}, 32}, {{0x20, 0x01, 0x00}, 23}};

static bool has_prefix(const unsigned char *address, const unsigned char *bytes,
                       unsigned bits)
{
    unsigned whole = bits / 8, rest = bits % 8;
    return memcmp(address, bytes, whole) == 0 &&
           (!rest || (address[whole] ^ bytes[whole]) >> (8 - rest) == 0);
}

static bool is_private4(const unsigned char *address)
{
    for (size_t i = 0; i < sizeof RANGES4 / sizeof *RANGES4; i++)
        if (has_prefix(address, RANGES4[i].bytes, RANGES4[i].bits))
            return true;
    return false;
}

/* NAT64's 64:ff9b::/96 and 6to4's 2002::/16 contain the IPv4 address that is
   contacted in the end. */
static bool is_private6(const unsigned char *address)
{
    static const unsigned char NAT64[12] = {0, 0x64, 0xff, 0x9b},
                               MAPPED[12] = {[10] = 0xff, [11] = 0xff};
    if (memcmp(address, MAPPED, 12) == 0 || memcmp(address, NAT64, 12) == 0)
        return is_private4(address + 12);
    if (address[0] == 0x20 && address[1] == 0x02)
        return is_private4(address + 2);
    for (size_t i = 0; i < sizeof RANGES6 / sizeof *RANGES6; i++)
        if (has_prefix(address, RANGES6[i].bytes, RANGES6[i].bits))
            return true;
    return address[0] >> 5 != 1;
}

bool private_address(const struct sockaddr *address)
{
    unsigned char bytes[16];
    if (address->sa_family == AF_INET) {
        memcpy(bytes,
               &((const struct sockaddr_in *)(const void *)address)->sin_addr,
               4);
        return is_private4(bytes);
    }
    if (address->sa_family != AF_INET6)
        return true;
    memcpy(bytes,
           &((const struct sockaddr_in6 *)(const void *)address)->sin6_addr,
           16);
    return is_private6(bytes);
}

/* Whether the system parses `host` as a numeric address, and that address is
   private. */
static bool is_private_number(const char *host)
{
    struct addrinfo how = {.ai_flags = AI_NUMERICHOST}, *found = NULL;
    if (getaddrinfo(host, NULL, &how, &found) != 0)
        return false;
    bool private = private_address(found->ai_addr);
    freeaddrinfo(found);
    return private;
}

bool private_host(const char *host)
{
    struct arena a = {0};
    str name = str_lower(&a, str_c(host)), local = S("localhost");
    if (str_starts(name, S("[")) && str_ends(name, S("]")))
        name = str_slice(name, 1, name.n - 1);
    while (name.n && name.p[name.n - 1] == '.')
        name.n--;
    bool private = !name.n || str_eq(name, local) ||
                   str_ends(name, S(".localhost")) ||
                   is_private_number(str_dupz(&a, name));
    arena_free(&a);
    return private;
}

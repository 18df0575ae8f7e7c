// SPDX-License-Identifier: MIT
#include "net/private.h"

#include <arpa/inet.h>
#include <netinet/in.h>

#include "testing.h"

static bool is_private(const char *text)
{
    struct sockaddr_in v4 = {.sin_family = AF_INET};
    struct sockaddr_in6 v6 = {.sin6_family = AF_INET6};
    if (inet_pton(AF_INET, text, &v4.sin_addr) == 1)
        return private_address((const struct sockaddr *)&v4);
    assert_int_equal(inet_pton(AF_INET6, text, &v6.sin6_addr), 1);
    return private_address((const struct sockaddr *)&v6);
}

static void addresses(void **state)
{
    static const char *const PRIVATE[] = {
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "10.255.255.255",
        "100.64.0.1",
        "100.127.255.255",
        "127.0.0.1",
        "127.255.255.254",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.0.0.1",
        "192.168.0.1",
        "198.18.0.1",
        "198.19.255.255",
        "224.0.0.1",
        "239.1.1.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "febf::1",
        "fc00::1",
        "fdff::1",
        "ff02::1",
        "fec0::1",
        "::ffff:127.0.0.1",
        "::ffff:169.254.169.254",
        "::127.0.0.1",
        "64:ff9b::10.0.0.1",
        "64:ff9b::a9fe:a9fe",
        "2002:7f00:1::",
        "2002:a9fe:a9fe::1",
        "2001:db8::1",
        "2001::1",
        "100::1",
        "64:ff9b:1::1",
    };
    static const char *const PUBLIC[] = {
        "1.1.1.1",         "9.255.255.255",    "11.0.0.0",
        "100.63.255.255",  "100.128.0.0",      "126.0.0.1",
        "128.0.0.1",       "169.253.0.1",      "172.15.0.1",
        "172.32.0.1",      "192.167.0.1",      "192.169.0.1",
        "198.17.0.1",      "198.20.0.1",       "223.255.255.255",
        "2606:4700::1111", "2a00::1",          "2001:4860::8888",
        "::ffff:8.8.8.8",  "64:ff9b::8.8.8.8", "2002:808:808::1",
    };
    (void)state;
    for (size_t i = 0; i < sizeof PRIVATE / sizeof *PRIVATE; i++)
        if (!is_private(PRIVATE[i]))
            fail_msg("not private: %s", PRIVATE[i]);
    for (size_t i = 0; i < sizeof PUBLIC / sizeof *PUBLIC; i++)
        if (is_private(PUBLIC[i]))
            fail_msg("not public: %s", PUBLIC[i]);
    assert_true(private_address(&(struct sockaddr){.sa_family = AF_UNIX}));
}

static void hosts(void **state)
{
    static const char *const PRIVATE[] = {
        "localhost",  "LOCALHOST",
        "localhost.", "a.localhost",
        "127.0.0.1",  "127.1",
        "127.0.1",    "2130706433",
        "0x7f000001", "0x7f.1",
        "0177.0.0.1", "0",
        "0.0.0.0",    "[::1]",
        "::1",        "[::ffff:127.0.0.1]",
        "127.0.0.1.", "017700000001",
        "0xA9FEA9FE", "169.254.169.254",
        "[fe80::1]",  "",
    };
    static const char *const OTHER[] = {
        "example.com", "localhost.example.com", "mylocalhost",
        "8.8.8.8",     "[2606:4700::1111]",     "1.1",
        "nip.io",      "127.0.0.1.nip.io",
    };
    (void)state;
    for (size_t i = 0; i < sizeof PRIVATE / sizeof *PRIVATE; i++)
        if (!private_host(PRIVATE[i]))
            fail_msg("not private: %s", PRIVATE[i]);
    for (size_t i = 0; i < sizeof OTHER / sizeof *OTHER; i++)
        if (private_host(OTHER[i]))
            fail_msg("not another's: %s", OTHER[i]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(addresses),
        cmocka_unit_test(hosts),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

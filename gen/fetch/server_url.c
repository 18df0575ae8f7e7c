// SPDX-License-Identifier: MIT
// server_url: follows the grammar of RFC 3986. The last '@' before the path
// ends the user and password, as in libpq and libcurl.
#include "fetch/server_url.h"

#include "base/buf.h"

/* The parts of a URL, not decoded yet. */
struct url_parts {
    str scheme, user, password, hosts, path, options;
};

static bool is_end_of_host(char c)
{
    return c == '/' || c == '?' || c == '#';
}

static struct url_parts split(str url)
{
    struct url_parts p = {0};
    size_t at = str_find(url, S("://"), 0);
    str rest = url;
    if (at != STR_NPOS) {
        p.scheme = str_slice(url, 0, at);
        rest = str_from(url, at + 3);
    }
    size_t end = 0;
    while (end < rest.n && !is_end_of_host(rest.p[end]))
        end++;
    p.hosts = str_slice(rest, 0, end);
    p.path = str_from(rest, end);
    size_t user = str_rfind_char(p.hosts, '@');
    if (user != STR_NPOS) {
        p.password = str_slice(p.hosts, 0, user);
        p.hosts = str_from(p.hosts, user + 1);
        str_cut(&p.password, ':', &p.user);
    }
    size_t options = str_find_char(p.path, '?', 0);
    if (options != STR_NPOS) {
        p.options = str_from(p.path, options + 1);
        p.path = str_slice(p.path, 0, options);
    }
    return p;
}

/* Decodes percent-encoding. Keeps malformed escapes as they are. */
static str decode(struct arena *a, str s)
{
    struct buf b = {.a = a};
    if (!s.p)
        return s;
    for (size_t i = 0; i < s.n; i++) {
        bool escape = s.p[i] == '%' && i + 2 < s.n &&
                      char_hex(s.p[i + 1]) >= 0 && char_hex(s.p[i + 2]) >= 0;
        buf_putc(&b, escape ? (char)(char_hex(s.p[i + 1]) << 4 |
                                     char_hex(s.p[i + 2]))
                            : s.p[i]);
        i += escape ? 2 : 0;
    }
    return buf_str(&b);
}

/* Cuts the port off a host and returns the port, or STR_NONE if the host has no
   port. */
static str cut_port(str *host)
{
    size_t colon = str_rfind_char(*host, ':');
    size_t bracket = str_rfind_char(*host, ']');
    if (colon == STR_NPOS || (bracket != STR_NPOS && bracket > colon))
        return STR_NONE;
    str port = str_from(*host, colon + 1);
    *host = str_slice(*host, 0, colon);
    return port;
}

static bool has_controls(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if ((unsigned char)s.p[i] < ' ' || s.p[i] == 0x7f)
            return true;
    return false;
}

const char *server_url_read(struct arena *a, str url, struct server_url *out)
{
    struct url_parts p = split(url);
    long port;
    *out = (struct server_url){
        .scheme = p.scheme,
        .user = decode(a, p.user),
        .password = decode(a, p.password),
        .host = p.hosts,
        .database = decode(a, str_from(p.path, 1)),
        .options = p.options,
    };
    out->port = cut_port(&out->host);
    if (!p.scheme.n || !out->host.n)
        return "it has no host";
    if (out->port.p &&
        (!str_to_long(out->port, &port) || port < 1 || port > 65535))
        return "its port is not a number from 1 to 65535";
    for (size_t i = 0; i < out->host.n; i++)
        if (!char_is_alnum(out->host.p[i]) &&
            !memchr(".-_[]:", out->host.p[i], 6))
            return "its host has characters that are not allowed in a host "
                   "name";
    if (has_controls(out->user) || has_controls(out->password) ||
        has_controls(out->database))
        return "it has control characters";
    if (str_find_char(p.path, '#', 0) != STR_NPOS)
        return "it has a '#': write %23";
    return NULL;
}

/* Adds a part of a URL to *s as it is written, and also decoded. */
static void add(struct arena *a, struct secrets *s, str part)
{
    str decoded = decode(a, part);
    secrets_add(a, s, part);
    if (!str_eq(decoded, part))
        secrets_add(a, s, decoded);
}

void server_url_secrets(struct arena *a, str url, struct secrets *s)
{
    struct url_parts p = split(url);
    str host, option, name;
    secrets_add(a, s, url);
    add(a, s, p.user);
    add(a, s, p.password);
    while (str_cut(&p.hosts, ',', &host)) {
        cut_port(&host);
        add(a, s, host);
    }
    while (str_cut(&p.options, '&', &option)) {
        str_cut(&option, '=', &name);
        add(a, s, option);
    }
}

bool server_url_is_loopback(str host)
{
    if (host.n > 1 && host.p[0] == '[' && host.p[host.n - 1] == ']')
        host = str_slice(host, 1, host.n - 1);
    if (str_eq_nocase(host, S("localhost")) || str_eq(host, S("::1")))
        return true;
    for (size_t i = 0; i < host.n; i++)
        if (!char_is_digit(host.p[i]) && host.p[i] != '.')
            return false;
    return str_count_char(host, '.') == 3 && str_starts(host, S("127."));
}

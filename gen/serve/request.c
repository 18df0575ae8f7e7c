// SPDX-License-Identifier: MIT
// request: interprets headers of HTTP/1.1 (RFC 9110) strictly.
#include "serve/request.h"

#include "base/path.h"

/* ---- the target ---- */

static int hex(char c)
{
    if (char_is_digit(c))
        return c - '0';
    c = char_lower(c);
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Decodes s, and only once: a path that was encoded twice remains encoded once.
   Returns false for a malformed escape, a backslash or a control character. */
static bool decode(struct arena *a, str s, str *out)
{
    char *p = arena_bytes(a, s.n + 1);
    size_t n = 0;
    for (size_t i = 0; i < s.n; i++) {
        int c = (unsigned char)s.p[i];
        if (c == '%') {
            if (s.n - i < 3 || hex(s.p[i + 1]) < 0 || hex(s.p[i + 2]) < 0)
                return false;
            c = hex(s.p[i + 1]) * 16 + hex(s.p[i + 2]);
            i += 2;
        }
        if (c < 0x20 || c == 0x7f || c == '\\')
            return false;
        p[n++] = (char)c;
    }
    p[n] = '\0';
    *out = (str){p, n};
    return true;
}

bool request_path(struct arena *a, str target, str *path)
{
    str rest, part;
    if (!str_starts(target, S("/")) || !decode(a, target, path))
        return false;
    *path = str_from(*path, 1);
    rest = *path;
    while (str_cut(&rest, '/', &part)) {
        bool last = !rest.p;
        if ((!part.n && !last) || str_eq(part, S(".")) || str_eq(part, S("..")))
            return false;
    }
    return true;
}

/* ---- the host ---- */

/* Returns the name in `host`, which has the form "name" or "name:port". Returns
   STR_NONE if the port is malformed. */
static str without_port(str host)
{
    size_t end =
        str_starts(host, S("[")) ? str_find_char(host, ']', 0) : STR_NPOS;
    size_t from = end == STR_NPOS ? 0 : end;
    size_t colon = str_find_char(host, ':', from);
    if (colon == STR_NPOS)
        return host;
    for (size_t i = colon + 1; i < host.n; i++)
        if (!char_is_digit(host.p[i]))
            return STR_NONE;
    return str_slice(host, 0, colon);
}

static bool is_ipv4(str s)
{
    str part;
    size_t n = 0;
    for (; str_cut(&s, '.', &part); n++) {
        long value = 0;
        for (size_t i = 0; i < part.n; i++)
            if (!char_is_digit(part.p[i]))
                return false;
        if (!part.n || part.n > 3 || !str_to_long(part, &value) || value > 255)
            return false;
    }
    return n == 4;
}

static bool is_ipv6(str s)
{
    if (s.n < 4 || s.p[0] != '[' || s.p[s.n - 1] != ']')
        return false;
    for (size_t i = 1; i + 1 < s.n; i++)
        if (hex(s.p[i]) < 0 && s.p[i] != ':' && s.p[i] != '.')
            return false;
    return true;
}

bool request_host(str host, bool loopback, const str *names, size_t n)
{
    str name = without_port(host);
    if (str_ends(name, S(".")))
        name = str_slice(name, 0, name.n - 1);
    if (!name.n)
        return false;
    for (size_t i = 0; i < n; i++)
        if (names[i].n && str_eq_nocase(name, names[i]))
            return true;
    str tail = S(".localhost");
    if (str_eq_nocase(name, S("localhost")) ||
        (name.n > tail.n &&
         str_eq_nocase(str_from(name, name.n - tail.n), tail)))
        return true;
    if (loopback)
        return str_eq(name, S("[::1]")) ||
               (is_ipv4(name) && str_starts(name, S("127.")));
    return is_ipv4(name) || is_ipv6(name);
}

/* ---- the origin ---- */

/* Implements the "resource isolation policy" of web.dev. Pages on other ports
   of the same machine are same-site, but not same-origin. <object> and <embed>
   make a file part of the page around them, so they do not count as
   navigation. */
bool request_is_foreign(str site, str mode, str dest)
{
    if (!str_eq(site, S("cross-site")) && !str_eq(site, S("same-site")))
        return false;
    return !str_eq(mode, S("navigate")) || str_eq(dest, S("object")) ||
           str_eq(dest, S("embed"));
}

/* ---- conditions ---- */

bool request_matches(str header, str tag)
{
    str part;
    while (str_cut(&header, ',', &part)) {
        part = str_trim(part);
        if (str_starts(part, S("W/")))
            part = str_from(part, 2);
        if (str_eq(part, S("*")) || (part.n && str_eq(part, tag)))
            return true;
    }
    return false;
}

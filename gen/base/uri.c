// SPDX-License-Identifier: MIT
// uri: splits, encodes and resolves URLs.
#include "base/uri.h"

#include <string.h>

#include "base/shown.h"

void uri_put_encoded(struct buf *b, str s, const char *kept)
{
    size_t from = 0;
    for (size_t i = 0; i < s.n; i++) {
        unsigned char c = (unsigned char)s.p[i];
        if (char_is_alnum(s.p[i]) || (c && strchr(kept, c)))
            continue;
        buf_put(b, str_slice(s, from, i));
        buf_putc(b, '%');
        buf_putc(b, "0123456789ABCDEF"[c >> 4]);
        buf_putc(b, "0123456789ABCDEF"[c & 15]);
        from = i + 1;
    }
    buf_put(b, str_from(s, from));
}

str uri_encode(struct arena *a, str s, const char *kept)
{
    struct buf b = {.a = a};
    uri_put_encoded(&b, s, kept);
    return buf_end(&b);
}

str uri_scheme(str uri)
{
    size_t i = 0;
    while (i < uri.n && (char_is_alnum(uri.p[i]) || uri.p[i] == '+' ||
                         uri.p[i] == '-' || uri.p[i] == '.'))
        i++;
    if (!i || i == uri.n || uri.p[i] != ':' || !char_is_alpha(uri.p[0]))
        return STR_NONE;
    return str_slice(uri, 0, i);
}

bool uri_scheme_is_safe(str scheme)
{
    str rest = S(URI_SCHEMES), name;
    if (!scheme.p)
        return true;
    while (str_cut(&rest, ',', &name))
        if (str_eq_nocase(scheme, str_trim(name)))
            return true;
    return false;
}

bool uri_is_web(str uri)
{
    static const str schemes[] = {S_INIT("http://"), S_INIT("https://")};
    str rest = STR_NONE;
    for (size_t i = 0; i < 2; i++)
        if (str_eq_nocase(str_slice(uri, 0, schemes[i].n), schemes[i]))
            rest = str_from(uri, schemes[i].n);
    for (size_t i = 0; i < rest.n; i++)
        if ((unsigned char)rest.p[i] <= ' ' || strchr("\"<>\\^`{|}", rest.p[i]))
            return false;
    return rest.n > 0 && shown_is_plain(rest) && !strchr("/?#:@", rest.p[0]);
}

size_t uri_literal_end(str uri)
{
    size_t at = uri_scheme(uri).n, i = at + 4;
    if (!str_starts(str_from(uri, at), S("://[")))
        return 0;
    while (i < uri.n && uri.p[i] &&
           strchr("0123456789abcdefABCDEF:.", uri.p[i]))
        i++;
    return i < uri.n && uri.p[i] == ']' ? i + 1 : 0;
}

str uri_path(str url)
{
    size_t host = str_find(url, S("://"), 0);
    size_t slash =
        host == STR_NPOS ? STR_NPOS : str_find_char(url, '/', host + 3);
    return slash == STR_NPOS ? S("/") : str_from(url, slash);
}

/* Returns a page's URL up to and including the last '/' of its path. */
static str folder_of(str page)
{
    str path = uri_path(page);
    return str_slice(page, 0,
                     page.n - (path.n - str_rfind_char(path, '/') - 1));
}

str uri_resolve(struct arena *a, str page, str uri)
{
    str folder = folder_of(page), root = folder;
    root.n -= uri_path(folder).n;
    if (uri_scheme(uri).p || str_starts(uri, S("//")))
        return uri;
    if (!uri.n || uri.p[0] == '#' || uri.p[0] == '?')
        return str_concat(a, page, uri);
    if (uri.p[0] == '/')
        return str_concat(a, root, uri);
    for (;;) {
        if (str_starts(uri, S("./"))) {
            uri = str_from(uri, 2);
        } else if (str_starts(uri, S("../"))) {
            uri = str_from(uri, 3);
            if (uri_path(folder).n > 1)
                folder = folder_of(str_slice(folder, 0, folder.n - 1));
        } else {
            return str_concat(a, folder, uri);
        }
    }
}

/* ---- keys in queries ---- */

enum {
    NAME_MAX_BYTES = 64
}; /* limit on the bytes of a parameter's name that
      are compared */

/* Returns the start of a parameter's name in lower case, without
   percent-escapes and separators, in `out`. */
static str plain_name(str name, char out[NAME_MAX_BYTES])
{
    size_t n = 0;
    for (size_t i = 0; i < name.n && n < NAME_MAX_BYTES; i++) {
        char c = name.p[i];
        if (c == '%' && i + 2 < name.n && char_hex(name.p[i + 1]) >= 0 &&
            char_hex(name.p[i + 2]) >= 0) {
            c = (char)(char_hex(name.p[i + 1]) * 16 + char_hex(name.p[i + 2]));
            i += 2;
        }
        if (char_is_alnum(c))
            out[n++] = char_lower(c);
    }
    return (str){out, n};
}

bool uri_has_key(str uri)
{
    static const str ENDS[] = {S_INIT("token"),      S_INIT("secret"),
                               S_INIT("signature"),  S_INIT("password"),
                               S_INIT("passwd"),     S_INIT("apikey"),
                               S_INIT("accesskey"),  S_INIT("privatekey"),
                               S_INIT("credential"), S_INIT("jwt")};
    static const str WHOLE[] = {S_INIT("sig"), S_INIT("key"), S_INIT("auth"),
                                S_INIT("pwd")};
    size_t from = 0;
    while (from < uri.n && !memchr("?#", uri.p[from], 2))
        from++;
    while (from++ < uri.n) {
        size_t end = from;
        while (end < uri.n && !memchr("?#&;=", uri.p[end], 5))
            end++;
        char room[NAME_MAX_BYTES];
        str name = plain_name(str_slice(uri, from, end), room);
        bool valued = end < uri.n && uri.p[end] == '=';
        for (size_t i = 0; valued && i < sizeof ENDS / sizeof *ENDS; i++)
            if (str_ends(name, ENDS[i]))
                return true;
        if (valued && STR_AMONG(name, WHOLE))
            return true;
        while (end < uri.n && !memchr("?#&;", uri.p[end], 4))
            end++;
        from = end;
    }
    return false;
}

// SPDX-License-Identifier: MIT
// md_uri: percent-encoding.
#include "parse/md/md_uri.h"

#include "base/buf.h"
#include "base/uri.h"

/* RFC 3986's reserved and unreserved characters and '%', less the square
   brackets, as Markdown programs write them. */
static bool is_safe(char c)
{
    return char_is_alnum(c) || (c && strchr("-_.~!*'();:@&=+$,/?#%", c));
}

str md_uri_escape(struct arena *a, str uri)
{
    size_t unsafe = 0, from = uri_literal_end(uri);
    for (size_t i = from; i < uri.n; i++)
        unsafe += !is_safe(uri.p[i]);
    if (!unsafe)
        return str_dup(a, uri);
    struct buf b = {.a = a};
    buf_room(&b, uri.n + 2 * unsafe);
    buf_put(&b, str_slice(uri, 0, from));
    for (size_t i = from; i < uri.n; i++) {
        unsigned char c = (unsigned char)uri.p[i];
        if (is_safe(uri.p[i])) {
            buf_putc(&b, uri.p[i]);
        } else {
            buf_putc(&b, '%');
            buf_putc(&b, "0123456789ABCDEF"[c >> 4]);
            buf_putc(&b, "0123456789ABCDEF"[c & 15]);
        }
    }
    return buf_end(&b);
}

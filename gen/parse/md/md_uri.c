// SPDX-License-Identifier: MIT
// md_uri: percent-encodes the addresses of links and images.
#include "parse/md/md_uri.h"

#include "base/buf.h"
#include "base/uri.h"

/* RFC 3986's reserved and unreserved characters and '%', less the square
   brackets, as Markdown programs write them. */
str md_uri_escape(struct arena *a, str uri)
{
    struct buf b = {.a = a};
    size_t from = uri_literal_end(uri);
    buf_put(&b, str_slice(uri, 0, from));
    uri_put_encoded(&b, str_from(uri, from), "-_.~!*'();:@&=+$,/?#%");
    return buf_end(&b);
}

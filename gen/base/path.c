// SPDX-License-Identifier: MIT
// path: joins, normalizes, compares and percent-encodes paths.
#include "base/path.h"

#include "base/arena.h"
#include "base/buf.h"
#include "base/uri.h"
#include "base/vec.h"

str path_join(struct arena *a, str folder, str name)
{
    if (folder.n == 0 || str_eq(folder, S(".")))
        return str_dup(a, name);
    if (name.n == 0)
        return str_dup(a, folder);
    if (folder.p[folder.n - 1] == '/')
        return str_concat(a, folder, name);
    return str_join(a, (str[]){folder, name}, 2, S("/"));
}

str path_dir(str path)
{
    size_t slash = str_rfind_char(path, '/');
    return slash == STR_NPOS ? S("") : str_slice(path, 0, slash);
}

str path_base(str path)
{
    size_t slash = str_rfind_char(path, '/');
    return slash == STR_NPOS ? path : str_from(path, slash + 1);
}

str path_ext(str path)
{
    str base = path_base(path);
    size_t dot = str_rfind_char(base, '.');
    return dot == STR_NPOS || dot == 0 ? S("") : str_from(base, dot);
}

str path_without_ext(str path)
{
    return str_slice(path, 0, path.n - path_ext(path).n);
}

static bool normal(struct arena *a, str path, bool may_leave, str *out)
{
    struct strs parts = {0};
    str rest = path, part;
    if (str_find_char(path, '\0', 0) != STR_NPOS ||
        str_find_char(path, '\\', 0) != STR_NPOS)
        return false;
    while (str_cut(&rest, '/', &part)) {
        if (part.n == 0 || str_eq(part, S(".")))
            continue;
        if (!str_eq(part, S("..")))
            vec_push(a, &parts, part);
        else if (parts.n > 0)
            parts.n--;
        else if (!may_leave)
            return false;
    }
    *out = str_join(a, parts.v, parts.n, S("/"));
    return true;
}

bool path_normal(struct arena *a, str path, str *out)
{
    return normal(a, path, false, out);
}

bool path_normal_below(struct arena *a, str path, str *out)
{
    return normal(a, path, true, out);
}

bool path_is_below(str path, str folder)
{
    if (str_eq(folder, S("/")) || folder.n == 0)
        return path.n > folder.n && str_starts(path, folder);
    return str_starts(path, folder) && path.n > folder.n + 1 &&
           path.p[folder.n] == '/';
}

bool path_overlaps(str a, str b)
{
    return str_eq(a, b) || path_is_below(a, b) || path_is_below(b, a);
}

/* ---- URLs ---- */

/* Characters that paths keep, besides letters and digits; all others are
   percent-encoded. */
static const char KEPT[] = "-._~/!$'()*+,;=@";

str path_encode(struct arena *a, str path)
{
    return uri_encode(a, path, KEPT);
}

str path_decode(struct arena *a, str address)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < address.n; i++) {
        int high = i + 2 < address.n ? char_hex(address.p[i + 1]) : -1;
        int low = i + 2 < address.n ? char_hex(address.p[i + 2]) : -1;
        if (address.p[i] == '%' && high >= 0 && low >= 0) {
            buf_putc(&b, (char)(high << 4 | low));
            i += 2;
        } else {
            buf_putc(&b, address.p[i]);
        }
    }
    return buf_end(&b);
}

str path_relative(struct arena *a, str from, str to)
{
    size_t same = 0;
    for (size_t i = 0; i < from.n && i < to.n && from.p[i] == to.p[i]; i++)
        if (from.p[i] == '/')
            same = i + 1;
    struct buf b = {.a = a};
    for (size_t i = same; i < from.n; i++)
        if (from.p[i] == '/')
            buf_puts(&b, "../");
    uri_put_encoded(&b, str_from(to, same), KEPT);
    return buf_end(&b);
}

str path_to_root(struct arena *a, str from)
{
    return path_relative(a, from, S(""));
}

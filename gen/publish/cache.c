// SPDX-License-Identifier: MIT
// cache: patterns first, then the name.
#include "publish/cache.h"

#include "base/path.h"

enum { FINGERPRINT_DIGITS = 8 };

/* "NAME.1f0c3a9b.css", as write/assets names the theme's files. */
static bool is_fingerprinted(str key)
{
    str name = path_base(key), hash;
    if (path_ext(name).n < 2)
        return false;
    name = path_without_ext(name);
    hash = path_ext(name);
    if (hash.n != 1 + FINGERPRINT_DIGITS)
        return false;
    for (size_t i = 1; i < hash.n; i++)
        if (!char_is_digit(hash.p[i]) &&
            !(hash.p[i] >= 'a' && hash.p[i] <= 'f'))
            return false;
    return true;
}

str cache_control(const struct publish_target *target, str key)
{
    for (size_t i = 0; i < target->n_cache; i++)
        if (str_fits(target->cache[i].pattern, key))
            return target->cache[i].control;
    return is_fingerprinted(key) ? S("public, max-age=31536000, immutable")
                                 : S("public, max-age=0, must-revalidate");
}

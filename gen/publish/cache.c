// SPDX-License-Identifier: MIT
// cache: compares the name with the patterns of the target in perfpress.yaml
// first, then looks for a fingerprint in the name.
#include "publish/cache.h"

#include "output/assets.h"

str cache_control(const struct publish_target *target, str key, str bytes)
{
    for (size_t i = 0; i < target->cache.n; i++)
        if (str_fits(target->cache.v[i].pattern, key))
            return target->cache.v[i].control;
    return assets_is_fingerprinted(key, bytes)
               ? S("public, max-age=31536000, immutable")
               : S("public, max-age=0, must-revalidate");
}

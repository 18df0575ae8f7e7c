// SPDX-License-Identifier: MIT
// uri: the one place that tells schemes.
#include "base/uri.h"

/* scheme = letter (letter | digit | '+' | '-' | '.')* ':' */
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
    static const str safe[] = {S_INIT("http"), S_INIT("https"),
                               S_INIT("mailto")};
    if (!scheme.p)
        return true;
    for (size_t i = 0; i < sizeof safe / sizeof *safe; i++)
        if (str_eq_nocase(scheme, safe[i]))
            return true;
    return false;
}

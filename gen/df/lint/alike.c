// SPDX-License-Identifier: MIT
// alike: folds keys before it compares them: removes blanks, converts letters
// to lower case, and replaces each dash or underscore by a hyphen.
#include "df/lint/alike.h"

#include "base/buf.h"
#include "base/utf8.h"
#include "frame/number.h"

str alike_text(struct arena *a, const struct keys *keys, size_t row)
{
    struct buf b = {.a = a};
    for (size_t i = 0; i < keys->n_columns; i++) {
        if (i)
            buf_puts(&b, "', '");
        value_put(&b, column_value(keys->columns[i], row));
    }
    return buf_end(&b);
}

/* Whether a code point is a blank of any kind, such as a no-break space.
   Readers cannot distinguish the kinds. */
static bool is_space(unsigned cp)
{
    return cp == 0xa0 || (cp >= 0x2000 && cp <= 0x200d) || cp == 0x202f ||
           cp == 0x3000 || cp == 0xfeff ||
           (cp < 0x80 && char_is_blank((char)cp));
}

static str folded(struct arena *a, str s)
{
    struct buf b = {.a = a};
    while (s.n) {
        size_t len;
        unsigned cp = utf8_decode(s, &len);
        s = str_from(s, len);
        if (is_space(cp))
            continue;
        if ((cp >= 0x2010 && cp <= 0x2015) || cp == 0x2212 || cp == '_')
            cp = '-';
        buf_put_utf8(&b, cp < 0x80 ? (unsigned)char_lower((char)cp) : cp);
    }
    return buf_end(&b);
}

/* Returns a description of the blanks at the start and the end of a key, or
   NULL if there are none. */
static const char *blanks(str key)
{
    bool first = false, last = false;
    size_t len;
    for (str s = key; s.n; s = str_from(s, len)) {
        last = is_space(utf8_decode(s, &len));
        first |= last && s.n == key.n;
    }
    return first && last ? "white space around it"
           : first       ? "white space at its start"
           : last        ? "white space at its end"
                         : NULL;
}

/* Reads the keys. No-op if the keys were read before. Reads the last key first,
   so that the map keeps the first of equal keys. */
static void read_keys(struct alike *k)
{
    size_t n = k->keys.n;
    if (k->texts || !diag_may_search(k->ev->d, n))
        return;
    k->folds.a = k->ev->scratch;
    k->texts = NEW_N(k->ev->scratch, str, n + 1);
    for (size_t i = n; i--;) {
        k->texts[i] = alike_text(k->ev->scratch, &k->keys, i);
        map_put(&k->folds, folded(k->ev->scratch, k->texts[i]), &k->texts[i]);
    }
}

size_t alike_find(struct alike *k, str key)
{
    read_keys(k);
    const str *found = map_get(&k->folds, folded(k->ev->scratch, key));
    return found ? (size_t)(found - k->texts) : STR_NPOS;
}

bool alike_are(struct arena *a, str x, str y)
{
    return str_eq(folded(a, x), folded(a, y));
}

str alike_why(struct alike *k, str key, size_t row, str at)
{
    struct arena *a = k->ev->scratch;
    str near = k->texts[row];
    const char *here = blanks(key), *there = blanks(near);
    if (there)
        return str_fmt(a, "'%.*s' in %.*s has %s", STR_ARG(near), STR_ARG(at),
                       there);
    if (here)
        return str_fmt(a, "'%.*s' has %s; '%.*s' is in %.*s", STR_ARG(key),
                       here, STR_ARG(near), STR_ARG(at));
    return str_fmt(a,
                   "'%.*s' in %.*s differs only in %s; write both the same way",
                   STR_ARG(near), STR_ARG(at),
                   str_eq_nocase(key, near) ? "upper and lower case"
                                            : "white space, '-' or '_'");
}

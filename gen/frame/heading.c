// SPDX-License-Identifier: MIT
// heading: splits a name into words. A word is a run of letters and digits.
#include "frame/heading.h"

#include "base/buf.h"
#include "base/vec.h"
#include "frame/name.h"
#include "frame/number.h"

static bool is_word_char(str s, size_t i)
{
    if (char_is_alnum(s.p[i]) || (unsigned char)s.p[i] >= 0x80)
        return true;
    return s.p[i] == '.' && i > 0 && i + 1 < s.n && char_is_digit(s.p[i - 1]) &&
           char_is_digit(s.p[i + 1]);
}

struct heading heading_of(struct arena *a, str name)
{
    struct heading h = {0};
    struct buf key = {.a = a};
    int depth = 0;
    for (size_t i = 0; i < name.n;) {
        size_t from = i;
        while (i < name.n && is_word_char(name, i))
            i++;
        str word = str_lower(a, str_slice(name, from, i));
        if (word.n) {
            vec_push(a, &h.words, word);
            if (!depth)
                buf_put(&key, word);
            continue;
        }
        depth += strchr("([", name.p[i]) && name.p[i];
        depth -= depth && name.p[i] && strchr(")]", name.p[i]);
        i++;
    }
    h.key = buf_str(&key);
    return h;
}

bool heading_has_word(const struct heading *h, const str *words, size_t n)
{
    for (size_t i = 0; i < h->words.n; i++)
        if (str_among(h->words.v[i], words, n))
            return true;
    return false;
}

struct heading *heading_all(struct arena *a, const struct frame *f)
{
    struct heading *all = NEW_N(a, struct heading, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++)
        all[i] = heading_of(a, name_text(a, f->columns[i]->name));
    return all;
}

const struct column *heading_find(const struct heading *all,
                                  const struct frame *f, const str *keys,
                                  size_t n)
{
    for (size_t i = 0; i < f->n_columns; i++)
        if (str_among(all[i].key, keys, n))
            return f->columns[i];
    return NULL;
}

str heading_cell(struct arena *a, const struct column *c, size_t row)
{
    struct buf b = {.a = a};
    value_put(&b, column_value(c, row));
    str s = buf_str(&b);
    return c->type == COLUMN_FLOAT && str_ends(s, S(".0"))
               ? str_slice(s, 0, s.n - 2)
               : s;
}

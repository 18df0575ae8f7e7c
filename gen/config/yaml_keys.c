// SPDX-License-Identifier: MIT
// yaml_keys: see yaml_keys.h.
#include "config/yaml_keys.h"

#include "base/buf.h"

void yaml_refuse(struct yaml_reader *r, const struct yaml *y, const char *why)
{
    struct pos at = y->at.len || !y->key_at.src ? y->at : y->key_at;
    diag_at(r->d, r->bad, at, y->key, str_c(why));
    r->ok = false;
}

/* Of keys all are told, however many: who looks for one finds it here. */
static void help_keys(struct yaml_reader *r, const char *of, str key,
                      const str *names, size_t n)
{
    struct buf b = {.a = r->a};
    str near = diag_nearest(r->d, key, names, n);
    for (size_t i = 0; i < n; i++)
        buf_printf(&b, "%s'%.*s'", i ? ", " : "", STR_ARG(names[i]));
    if (near.p)
        buf_printf(&b, "; did you mean '%.*s'?", STR_ARG(near));
    diag_help(r->d, "%s are %.*s", of, STR_ARG(buf_str(&b)));
}

static void refuse_key(struct yaml_reader *r, const struct yaml *y,
                       const char *of, const str *names, size_t n)
{
    diag_at(r->d, r->unknown, y->key_at, y->key);
    help_keys(r, of, y->key, names, n);
    r->ok = false;
}

bool yaml_is(struct yaml_reader *r, const struct yaml *y, unsigned kinds,
             const char *expected)
{
    bool is = kinds >> y->kind & 1;
    if (!is)
        yaml_refuse(r, y, expected);
    return is;
}

void yaml_keys_read(struct yaml_reader *r, const struct yaml *map,
                    const struct yaml_keys *keys, void *to)
{
    str *names = NEW_N(r->a, str, keys->n);
    for (size_t i = 0; i < keys->n; i++)
        names[i] = keys->v[i].name;
    for (const struct yaml *y = map->first; y; y = y->next) {
        const struct yaml_key *k = keys->v, *end = k + keys->n;
        while (k < end && !str_eq(k->name, y->key))
            k++;
        if (k < end) {
            if (yaml_is(r, y, k->kinds, k->expected) && y->kind != YAML_NULL)
                k->read(r, y, (char *)to + k->offset);
            continue;
        }
        refuse_key(r, y, keys->of, names, keys->n);
        const char *help = keys->misplaced ? keys->misplaced(y->key) : NULL;
        if (help)
            diag_help(r->d, "%s", help);
    }
}

void yaml_read_str(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(str *)to = y->text;
}

void yaml_read_bool(struct yaml_reader *r, const struct yaml *y, void *to)
{
    *(bool *)to = str_eq_nocase(y->text, S("true"));
    if (!*(bool *)to && !str_eq_nocase(y->text, S("false")))
        yaml_refuse(r, y, "true or false is expected");
}

void yaml_read_long(struct yaml_reader *r, const struct yaml *y, long least,
                    long most, const char *expected, long *to)
{
    long n;
    if (y->kind == YAML_TEXT && str_to_long(y->text, &n) && n >= least &&
        n <= most)
        *to = n;
    else
        yaml_refuse(r, y, expected);
}

void yaml_read_word(struct yaml_reader *r, const struct yaml *y,
                    const str *words, size_t n, const char *expected,
                    unsigned *to)
{
    for (unsigned i = 0; i < n; i++)
        if (str_eq(words[i], y->text)) {
            *to = i;
            return;
        }
    yaml_refuse(r, y, expected);
    diag_help_nearest(r->d, "words", y->text, words, n);
}

// SPDX-License-Identifier: MIT
// yaml_keys: see yaml_keys.h.
#include "config/yaml_keys.h"

#include "base/buf.h"
#include "base/vec.h"

/* Maximum number of entries of a list, since each entry may be compared with
   each path. */
enum { LIST_MAX = 1000 };

static void refuse_at(struct yaml_reader *r, struct pos at, str key,
                      const char *why)
{
    diag_at(r->d, r->bad, at, key, str_c(why));
    r->ok = false;
}

bool yaml_refuse(struct yaml_reader *r, const struct yaml *y, const char *why)
{
    struct pos at = y->at.len || !y->key_at.src ? y->at : y->key_at;
    refuse_at(r, at, y->key, why);
    return true;
}

void yaml_refuse_key(struct yaml_reader *r, const struct yaml *y,
                     const char *why)
{
    refuse_at(r, y->key_at.src ? y->key_at : y->at, y->key, why);
}

/* Adds a help line that lists all keys, for users who look up what keys exist.
   If the list is long and a key is similar to `key`, names only that key. */
static void help_keys(struct yaml_reader *r, const char *of, str key,
                      const str *names, size_t n)
{
    enum { LONG = 30 };
    struct buf b = {.a = r->a};
    str near = diag_nearest(r->d, key, names, n);
    if (near.p && n > LONG) {
        diag_help_or(r->d, near, "");
        return;
    }
    if (near.p)
        buf_printf(&b, "did you mean '%.*s'? ", STR_ARG(near));
    buf_printf(&b, "%s are ", of);
    for (size_t i = 0; i < n; i++)
        buf_printf(&b, "%s'%.*s'", i ? ", " : "", STR_ARG(names[i]));
    diag_help(r->d, "%.*s", STR_ARG(buf_str(&b)));
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

/* Reads the value of `key` into its member of *to. Restores r->key afterwards,
   since the reader of a map calls this function for the map's keys. */
static void read_value(struct yaml_reader *r, const struct yaml *y,
                       const struct yaml_key *key, void *to)
{
    const struct yaml_key *outer = r->key;
    if (!yaml_is(r, y, key->kinds, key->expected) || y->kind == YAML_NULL)
        return;
    r->key = key;
    if (!key->read(r, y, (char *)to + key->offset))
        yaml_refuse(r, y, key->expected);
    r->key = outer;
}

bool yaml_keys_read(struct yaml_reader *r, const struct yaml *map,
                    const struct yaml_keys *keys, void *to)
{
    str *names = NEW_N(r->a, str, keys->n);
    for (size_t i = 0; i < keys->n; i++)
        names[i] = keys->v[i].name;
    for (const struct yaml *y = map->first; y; y = y->next) {
        size_t i = 0;
        while (i < keys->n && !str_eq(names[i], y->key))
            i++;
        if (i < keys->n) {
            read_value(r, y, &keys->v[i], to);
            continue;
        }
        refuse_key(r, y, keys->of, names, keys->n);
        const char *help = keys->misplaced ? keys->misplaced(y->key) : NULL;
        if (help)
            diag_help(r->d, "%s", help);
    }
    return true;
}

bool yaml_read_str(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(str *)to = y->text;
    return true;
}

bool yaml_read_bool(struct yaml_reader *r, const struct yaml *y, void *to)
{
    (void)r;
    *(bool *)to = str_eq_nocase(y->text, S("true"));
    return *(bool *)to || str_eq_nocase(y->text, S("false"));
}

bool yaml_read_long(struct yaml_reader *r, const struct yaml *y, void *to)
{
    return str_to_long(y->text, to) && *(long *)to >= r->key->least &&
           *(long *)to <= r->key->most;
}

bool yaml_read_size(struct yaml_reader *r, const struct yaml *y, void *to)
{
    long n = 0;
    bool good = yaml_read_long(r, y, &n);
    *(size_t *)to = (size_t)n;
    return good;
}

bool yaml_read_word(struct yaml_reader *r, const struct yaml *y, void *to)
{
    const struct yaml_key *k = r->key;
    for (unsigned i = 0; i < k->most; i++)
        if (str_eq(k->words[i], y->text)) {
            *(unsigned *)to = i;
            return true;
        }
    size_t n = (size_t)k->most;
    yaml_refuse(r, y, k->expected);
    if (str_find(str_c(k->expected), k->words[n - 1], 0) == STR_NPOS)
        diag_help_nearest(r->d, "values", y->text, k->words, n);
    else
        diag_help_or(r->d, diag_nearest(r->d, y->text, k->words, n), "");
    return true;
}

bool yaml_read_list(struct yaml_reader *r, const struct yaml *y, void *to)
{
    struct strs *all = to;
    bool list = y->kind == YAML_LIST;
    for (y = list ? y->first : y; y; y = list ? y->next : NULL) {
        str text = y->text;
        if (all->n == LIST_MAX)
            return yaml_refuse(r, y, "the list has more than 1,000 entries");
        bool is_text = y->kind == YAML_TEXT && text.n;
        if (is_text && (!r->key->each || r->key->each(r, y, &text)))
            vec_push(r->a, all, text);
        else
            yaml_refuse(r, y, r->key->expected);
    }
    return true;
}

bool yaml_read_map(struct yaml_reader *r, const struct yaml *y, void *to)
{
    return yaml_keys_read(r, y, r->key->below, to);
}

// SPDX-License-Identifier: MIT
// conf_scope: see conf_scope.h.
#include "sphinx/conf_scope.h"

enum { WORK_MAX = 16 << 20 };

const struct conf_value *conf_scope_get(const struct conf_scope *s, str name)
{
    const struct map_entry *e = map_find(&s->names, name);
    return e ? e->value : s->outer ? map_get(s->outer, name) : NULL;
}

struct conf_value *conf_new(struct conf_scope *s, enum conf_kind kind,
                            uint32_t line)
{
    struct conf_value *v = NEW(s->a, struct conf_value);
    s->work += sizeof *v;
    v->kind = kind;
    v->line = line;
    return v;
}

const struct conf_value *conf_unknown(struct conf_scope *s, uint32_t line,
                                      str why)
{
    struct conf_value *v = conf_new(s, CONF_UNKNOWN, line);
    v->text = why;
    return v;
}

const struct conf_value *conf_scope_text(struct conf_scope *s, str text,
                                         uint32_t line)
{
    struct conf_value *v = conf_new(s, CONF_TEXT, line);
    if (text.n > CONF_BYTES_MAX)
        return conf_unknown(s, line, S("it is too large"));
    s->work += text.n;
    v->text = text.p ? text : S("");
    return v;
}

bool conf_scope_is_full(const struct conf_scope *s)
{
    return s->work > WORK_MAX;
}

/* Room for n items of a new value; NULL when that is too much. */
struct conf_value *conf_scope_room(struct conf_scope *s, enum conf_kind kind,
                                   size_t n, uint32_t line)
{
    if (n > CONF_ITEMS_MAX || s->work > WORK_MAX)
        return NULL;
    struct conf_value *v = conf_new(s, kind, line);
    v->v = NEW_N(s->a, struct conf_item, n);
    s->work += n * sizeof *v->v;
    return v;
}

void conf_scope_put(struct conf_value *v, struct conf_item item)
{
    if (item.value->depth >= v->depth)
        v->depth = item.value->depth + 1;
    v->v[v->n++] = item;
}

const struct conf_value *conf_scope_too_large(struct conf_scope *s,
                                              uint32_t line)
{
    return conf_unknown(s, line, S("it is too large"));
}

/* Of two items of a dict with one key the last counts, at the first's place. */
static void drop_twice(struct conf_scope *s, struct conf_value *v)
{
    struct map seen = {.a = s->a};
    size_t kept = 0;
    for (size_t i = 0; i < v->n; i++) {
        struct map_entry *e = map_find(&seen, v->v[i].key);
        if (e) {
            ((struct conf_item *)e->value)->value = v->v[i].value;
            continue;
        }
        v->v[kept] = v->v[i];
        map_put(&seen, v->v[kept].key, &v->v[kept]);
        kept++;
    }
    v->n = kept;
}

const struct conf_value *conf_scope_checked(struct conf_scope *s,
                                            struct conf_value *v)
{
    if (v->kind == CONF_DICT)
        drop_twice(s, v);
    return v->depth > CONF_DEPTH_MAX ? conf_scope_too_large(s, v->line) : v;
}

const struct conf_value *conf_scope_joined(struct conf_scope *s,
                                           const struct conf_value *x,
                                           const struct conf_value *y,
                                           uint32_t line)
{
    struct conf_value *v = conf_scope_room(s, x->kind, x->n + y->n, line);
    if (!v)
        return conf_scope_too_large(s, line);
    for (size_t i = 0; i < x->n; i++)
        conf_scope_put(v, x->v[i]);
    for (size_t i = 0; i < y->n; i++)
        conf_scope_put(v, y->v[i]);
    return conf_scope_checked(s, v);
}

const struct conf_value *conf_with(struct conf_scope *s,
                                   const struct conf_value *v,
                                   struct conf_item item, uint32_t line)
{
    struct conf_value one = {.kind = v->kind, .v = &item, .n = 1};
    return conf_scope_joined(s, v, &one, line);
}

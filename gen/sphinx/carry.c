// SPDX-License-Identifier: MIT
// carry: see carry.h.
#include "sphinx/carry.h"

#include "load/config.h"
#include "sphinx/yaml_put.h"

void carry_done(struct move *m, const struct carry *c,
                const struct conf_value *v)
{
    move_note(m, MOVE_CARRIED, c->name, v->line, c->key);
}

void carry_left(struct move *m, const struct carry *c,
                const struct conf_value *v, const char *why)
{
    move_note(m, MOVE_LEFT, c->name, v->line, str_c(why));
}

/* Keys of later versions are left until there are such. */
static bool has_key(struct move *m, const struct carry *c,
                    const struct conf_value *v)
{
    if (config_has_key(c->key))
        return true;
    carry_left(m, c, v, "perfpress has nothing like it");
    return false;
}

void carry_text(struct move *m, const struct carry *c,
                const struct conf_value *v)
{
    str text = conf_value_text(m->a, v);
    if (v->kind == CONF_NONE || !text.p || str_blank(text) || !has_key(m, c, v))
        return;
    yaml_put_pair(&m->yaml, c->key, text);
    carry_done(m, c, v);
}

void carry_bool(struct move *m, const struct carry *c,
                const struct conf_value *v)
{
    if (v->kind == CONF_NONE || !has_key(m, c, v))
        return;
    buf_printf(&m->yaml, "%.*s: %s\n", STR_ARG(c->key),
               conf_value_is_true(v) ? "true" : "false");
    carry_done(m, c, v);
}

void carry_list(struct move *m, const struct carry *c,
                const struct conf_value *v)
{
    struct strs all = move_texts(m, v);
    if (!all.n || !has_key(m, c, v))
        return;
    yaml_put_list(&m->yaml, c->key, &all);
    carry_done(m, c, v);
}

void carry_number(struct move *m, const struct carry *c,
                  const struct conf_value *v)
{
    if (v->kind != CONF_NUMBER || !v->is_whole || !has_key(m, c, v))
        return;
    buf_printf(&m->yaml, "%.*s: %.0f\n", STR_ARG(c->key), v->number);
    carry_done(m, c, v);
}

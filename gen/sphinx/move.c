// SPDX-License-Identifier: MIT
// move: runs the tables of settings over a conf.py, and notes what they lack.
#include "sphinx/move.h"

#include "base/path.h"
#include "base/vec.h"
#include "load/config.h"
#include "sphinx/carry.h"
#include "sphinx/yaml_put.h"

static const struct carry *const TABLES[] = {CARRY_PAGES, CARRY_LOOK,
                                             CARRY_LINKS};

void move_note(struct move *m, enum move_kind kind, str name, uint32_t line,
               str text)
{
    vec_push(m->a, &m->notes, (struct move_note){kind, name, line, text, 0});
}

str move_file(const struct move *m, str written)
{
    str folder = path_join(m->a, m->root, m->content), path;
    if (str_starts(written, S("/"))) {
        if (!path_is_below(written, folder))
            return STR_NONE;
        written = str_from(written, folder.n + 1);
    }
    return path_normal(m->a, written, &path) && path.n ? path : STR_NONE;
}

struct strs move_texts(const struct move *m, const struct conf_value *v)
{
    struct strs out = {0};
    if (conf_value_is_text(v))
        vec_push(m->a, &out, v->text);
    for (size_t i = 0; v && v->kind == CONF_LIST && i < v->n; i++)
        if (conf_value_is_text(v->v[i].value))
            vec_push(m->a, &out, v->v[i].value->text);
    return out;
}

bool move_has_extension(const struct move *m, str name)
{
    struct strs all = move_texts(m, conf_get(&m->conf, S("extensions")));
    for (size_t i = 0; i < all.n; i++)
        if (str_eq(all.v[i], name))
            return true;
    return false;
}

/* ---- rows of several names ---- */

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

/* ---- all of it ---- */

static bool is_setting(str name)
{
    for (size_t t = 0; t < sizeof TABLES / sizeof *TABLES; t++)
        for (const struct carry *c = TABLES[t]; c->name.p; c++)
            if (str_eq(c->name, name))
                return true;
    return str_eq(name, S("extensions")) || str_eq(name, S("setup"));
}

/* A list that is known, but not all of it. */
static void note_parts(struct move *m, str name, const struct conf_value *v)
{
    bool holds = v->kind == CONF_LIST || v->kind == CONF_DICT;
    for (size_t i = 0; holds && i < v->n; i++)
        if (v->v[i].value->kind == CONF_UNKNOWN)
            move_note(m, MOVE_UNREAD, name, v->v[i].value->line,
                      v->v[i].value->text);
}

void move_carry(struct move *m)
{
    buf_printf(&m->yaml,
               "# What conf.py says, by perfpress init --from-sphinx.\n"
               "content: ");
    yaml_put_text(&m->yaml, m->content);
    buf_puts(&m->yaml, "\nassets: named\n");
    for (size_t t = 0; t < sizeof TABLES / sizeof *TABLES; t++)
        for (const struct carry *c = TABLES[t]; c->name.p; c++) {
            static const struct conf_value NOT_SET = {.kind = CONF_NONE};
            const struct conf_value *v = map_get(&m->conf.names, c->name);
            if (v && v->kind == CONF_UNKNOWN)
                continue;
            if (v)
                note_parts(m, c->name, v);
            c->run(m, c, v ? v : &NOT_SET);
        }
    for (size_t i = 0; i < m->conf.gaps.n; i++) {
        const struct conf_gap *g = &m->conf.gaps.v[i];
        if (g->name.p && is_setting(g->name))
            move_note(m, MOVE_UNREAD, g->name, g->line, g->why);
    }
}

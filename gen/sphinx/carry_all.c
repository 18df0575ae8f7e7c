// SPDX-License-Identifier: MIT
// carry_all: runs the tables of settings, and notes what they lack.
#include "sphinx/carry_all.h"

#include "load/config.h"
#include "sphinx/carry_tables.h"
#include "sphinx/yaml_put.h"

static const struct carry *const TABLES[] = {CARRY_PAGES, CARRY_LOOK,
                                             CARRY_LINKS};

static bool is_carried(str name)
{
    for (size_t t = 0; t < sizeof TABLES / sizeof *TABLES; t++)
        for (const struct carry *c = TABLES[t]; c->name.p; c++)
            if (str_eq(c->name, name))
                return true;
    return false;
}

static bool is_setting(str name)
{
    return is_carried(name) || str_eq(name, S("extensions")) ||
           carry_nothing(name);
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

/* What no table has, where it says anything. */
static void note_others(struct move *m)
{
    for (size_t i = 0; i < m->conf.names.n; i++) {
        str name = m->conf.names.v[i].key;
        const struct conf_value *v = m->conf.names.v[i].value;
        const char *why = is_carried(name) ? NULL : carry_nothing(name);
        if (why && v && conf_value_is_true(v) && !move_has_note(m, name))
            move_note(m, MOVE_LEFT, name, v->line, str_c(why));
    }
}

/* Takes back the lines from `from` on where perfpress.yaml cannot have them,
   with the notes that they were carried. */
static void check_lines(struct move *m, size_t from, size_t first_note,
                        const struct carry *c, const struct conf_value *v)
{
    struct diags d = {0};
    struct config config;
    struct source src = {.name = S("perfpress.yaml"),
                         .text = str_from(buf_str(&m->yaml), from)};
    if (src.text.n && !config_read(m->a, &d, &src, &config)) {
        size_t kept = first_note;
        for (size_t i = first_note; i < m->notes.n; i++)
            if (m->notes.v[i].kind != MOVE_CARRIED)
                m->notes.v[kept++] = m->notes.v[i];
        m->notes.n = kept;
        m->yaml.n = from;
        move_note(m, MOVE_LEFT, c->name, v->line,
                  d.n ? str_dup(m->a, d.v[0].text) : S("its value is none"));
    }
    diag_free(&d);
}

static void carry_row(struct move *m, const struct carry *c,
                      const struct conf_value *v)
{
    size_t from = m->yaml.n, first_note = m->notes.n;
    c->run(m, c, v);
    check_lines(m, from, first_note, c, v);
}

void carry_all(struct move *m)
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
            if (!v || v->kind == CONF_UNKNOWN)
                v = &NOT_SET;
            note_parts(m, c->name, v);
            carry_row(m, c, v);
        }
    note_others(m);
    if (m->conf.unclosed.line)
        move_note(m, MOVE_UNREAD, m->conf.unclosed.name, m->conf.unclosed.line,
                  m->conf.unclosed.why);
    for (size_t i = 0; i < m->conf.gaps.n; i++) {
        const struct conf_gap *g = &m->conf.gaps.v[i];
        if (g->name.p && is_setting(g->name))
            move_note(m, MOVE_UNREAD, g->name, g->line, g->why);
    }
}

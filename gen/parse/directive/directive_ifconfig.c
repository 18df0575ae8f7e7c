// SPDX-License-Identifier: MIT
// directive_ifconfig: Sphinx' ifconfig: shows its body if an expression of the
// site's values is true. The expression is written as in df scripts.
#include "base/codes/df.h"
#include "base/codes/directive.h"
#include "base/vec.h"
#include "df/indexing/operate.h"
#include "df/run/names.h"
#include "df/run/script.h"
#include "df/syntax/df_parser.h"
#include "load/site.h"
#include "parse/directive/directive_family.h"

/* Converts a value of perfpress.yaml. Unquoted values may be true, false or an
   integer; a version such as 1.10 stays a string. */
static struct object of_yaml(struct arena *a, const struct yaml *y)
{
    long n;
    if (y->kind == YAML_NULL)
        return (struct object){.type = OBJECT_NONE};
    if (y->kind == YAML_TEXT) {
        if (!y->plain)
            return object_str(y->text);
        if (str_eq(y->text, S("true")) || str_eq(y->text, S("false")))
            return object_bool(str_eq(y->text, S("true")));
        return str_to_long(y->text, &n) ? object_int(n) : object_str(y->text);
    }
    struct list *list = NEW(a, struct list);
    for (const struct yaml *e = y->first; e; e = e->next)
        vec_push(a, list,
                 y->kind == YAML_MAP ? object_str(e->key) : of_yaml(a, e));
    return object_list(list);
}

static void set_values(struct eval *ev, const struct config *c)
{
    const struct {
        str name, text;
    } OF_SITE[] = {{S("release"), c->writing.release},
                   {S("version"), c->version},
                   {S("project"), c->title},
                   {S("language"), c->lang}};
    for (size_t i = 0; i < sizeof OF_SITE / sizeof *OF_SITE; i++)
        names_set(ev, OF_SITE[i].name,
                  object_str(OF_SITE[i].text.p ? OF_SITE[i].text : S("")));
    const struct yaml *values = c->writing.values;
    for (const struct yaml *y = values ? values->first : NULL; y; y = y->next)
        names_set(ev, y->key, of_yaml(ev->a, y));
}

/* Whether the directive's expression is true. Returns false after reporting a
   faulty expression. */
static bool is_true(struct directive_call *c)
{
    struct parse *p = c->p;
    struct arena scratch = {0};
    struct df_script script = {0};
    struct eval ev = script_eval(p->a, &scratch, p->d, p->site, S(""), &script);
    struct object x;
    bool yes = false;
    const struct config *config = &p->site->config;
    set_values(&ev, config);
    if (df_parser_query(p->a, p->d, c->argument, c->argument_at, true,
                        &script) &&
        ev.expression(&ev, script.query, &x))
        operate_truth(&ev, script.query, x, &yes);
    else if (!config->writing.values && p->d->n &&
             p->d->v[p->d->n - 1].code == DIAG_DF_NAME)
        diag_help(p->d, "to define a name, list it under 'values' in "
                        "perfpress.yaml, such as 'values: {NAME: VALUE}'");
    arena_free(&scratch);
    return yes;
}

static void ifconfig(struct directive_call *c, struct node *parent)
{
    if (is_true(c) && c->content.n)
        c->p->syntax->block(c->p, c->content, parent,
                            directive_in_section(c, parent));
}

static const struct option_spec NO_OPTIONS[] = {{{0}, 0, NULL}};

const struct directive directive_ifconfig[] = {
    {S_INIT("ifconfig"), 1, 0, true, true, NO_OPTIONS, ifconfig, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};

// SPDX-License-Identifier: MIT
// carry_types: what setup(app) of a conf.py adds: kinds of things, with their
// directives and roles, and roles that mark their text.
#include "parse/directive/directive.h"
#include "parse/domain/own_type.h"
#include "parse/role/role.h"
#include "sphinx/carry_tables.h"
#include "sphinx/yaml_put.h"

enum what { OBJECT, CROSSREF, ROLE };
enum { PARAMETERS_MAX = 8 };

/* Sphinx' methods, and their parameters in order. */
static const struct method {
    str name;
    enum what what;
    str parameters[PARAMETERS_MAX];
} METHODS[] = {
    {S_INIT("add_object_type"),
     OBJECT,
     {S_INIT("directivename"), S_INIT("rolename"), S_INIT("indextemplate"),
      S_INIT("parse_node"), S_INIT("ref_nodeclass"), S_INIT("objname"),
      S_INIT("doc_field_types"), S_INIT("override")}},
    {S_INIT("add_description_unit"),
     OBJECT,
     {S_INIT("directivename"),
      S_INIT("rolename"),
      S_INIT("indextemplate"),
      S_INIT("parse_node"),
      S_INIT("ref_nodeclass"),
      S_INIT("objname"),
      S_INIT("doc_field_types"),
      {0}}},
    {S_INIT("add_crossref_type"),
     CROSSREF,
     {S_INIT("directivename"),
      S_INIT("rolename"),
      S_INIT("indextemplate"),
      S_INIT("ref_nodeclass"),
      S_INIT("objname"),
      S_INIT("override"),
      {0},
      {0}}},
    {S_INIT("add_generic_role"),
     ROLE,
     {S_INIT("name"),
      S_INIT("nodeclass"),
      S_INIT("override"),
      {0},
      {0},
      {0},
      {0},
      {0}}},
};
enum { N_METHODS = sizeof METHODS / sizeof *METHODS };

/* A call, with what it says of each parameter. */
struct told {
    struct move *m;
    const struct conf_call *call;
    const struct method *method;
};

static const struct method *method_of(const struct conf_call *call)
{
    const struct method *m = METHODS;
    while (m < METHODS + N_METHODS - 1 && !str_eq(m->name, call->name))
        m++;
    return m;
}

static void left(const struct told *t, enum move_kind kind, str why)
{
    move_note(t->m, kind, t->call->name, t->call->line, why);
}

static const struct conf_argument *argument(const struct told *t,
                                            const char *name)
{
    for (size_t i = 0; i < t->call->n; i++) {
        const struct conf_argument *a = &t->call->v[i];
        str key = a->key.p             ? a->key
                  : i < PARAMETERS_MAX ? t->method->parameters[i]
                                       : STR_NONE;
        if (key.p && str_eq(key, str_c(name)))
            return a;
    }
    return NULL;
}

/* A text, empty where there is none; false for one that is not known. */
static bool text(const struct told *t, const char *name, str *out)
{
    const struct conf_argument *a = argument(t, name);
    *out = S("");
    if (!a || a->value->kind == CONF_NONE)
        return true;
    *out = a->value->text;
    if (a->value->kind == CONF_TEXT)
        return true;
    left(t, MOVE_UNREAD,
         a->value->kind == CONF_UNKNOWN
             ? a->value->text
             : str_fmt(t->m->a, "its %s is no text", name));
    return false;
}

/* The word for a class of docutils' or Sphinx' nodes. */
static const char *word_of(str node)
{
    static const struct {
        str node;
        const char *word;
    } WORDS[] = {
        {S_INIT("literal"), "literal"},
        {S_INIT("emphasis"), "emphasis"},
        {S_INIT("literal_emphasis"), "emphasis"},
        {S_INIT("strong"), "strong"},
        {S_INIT("literal_strong"), "strong"},
        {S_INIT("generated"), "text"},
        {S_INIT("inline"), "text"},
    };
    for (size_t i = 0; i < sizeof WORDS / sizeof *WORDS; i++)
        if (str_eq(WORDS[i].node, node))
            return WORDS[i].word;
    return NULL;
}

/* The word of an argument that is a class of nodes, or NULL for literal text,
   which is noted where it was another class. */
static const char *node_word(const struct told *t, const char *name)
{
    const struct conf_argument *a = argument(t, name);
    if (!a || a->value->kind == CONF_NONE)
        return NULL;
    const char *word = a->word.p ? word_of(a->word) : NULL;
    if (!word)
        left(t, MOVE_LEFT,
             str_fmt(t->m->a, "its text is literal, not '%.*s'",
                     STR_ARG(a->word.p ? a->word : S("?"))));
    return word && str_eq(str_c(word), S("literal")) ? NULL : word;
}

static bool is_name(str s)
{
    bool good = s.n > 0;
    for (size_t i = 0; i < s.n; i++)
        good &= char_is_alnum(s.p[i]) ||
                (i && i + 1 < s.n && strchr("-_.+:", s.p[i]));
    return good;
}

static bool is_built_in_role(str name)
{
    for (size_t i = 0; role_name_at(i).p; i++) {
        str one = role_name_at(i);
        if (str_starts(one, S("std:")))
            one = str_from(one, 4);
        if (str_eq_nocase(one, name))
            return !own_type_may_replace(name);
    }
    return false;
}

/* Names of roles so far: those of extlinks come first. */
static bool is_new_role(const struct told *t, struct map *seen, str role)
{
    const struct conf_value *links = conf_get(&t->m->conf, S("extlinks"));
    return !conf_value_get(links, role) && !is_built_in_role(role) &&
           map_add(seen, role, t->m);
}

static const char *fault_of_type(const struct told *t, str directive, str role,
                                 str index, struct map *seen)
{
    size_t at = str_find(index, S("%s"), 0);
    if (!is_name(directive) || !is_name(role))
        return "a name is letters and digits";
    if (directive_find(directive) && !own_type_may_replace(directive))
        return "perfpress has a directive of this name";
    if (index.n &&
        (at == STR_NPOS || str_find(index, S("%"), at + 1) != STR_NPOS))
        return "its indextemplate has not one %s";
    if (!map_add(seen, str_concat(t->m->a, S("."), directive), t->m))
        return "there are two";
    return is_new_role(t, seen, role) ? NULL
                                      : "there is a role of this name already";
}

/* What only Sphinx can do, for it is code. */
static void note_code(const struct told *t)
{
    const struct conf_argument *parse = argument(t, "parse_node");
    const struct conf_argument *fields = argument(t, "doc_field_types");
    if (parse && parse->value->kind != CONF_NONE)
        left(t, MOVE_LEFT,
             S("its parse_node is not run; title, first_word and program "
               "say what such a function does"));
    if (fields && (fields->value->kind == CONF_UNKNOWN || fields->value->n))
        left(t, MOVE_LEFT,
             S("its doc_field_types are not read: fields show their names"));
}

static void put_type(const struct told *t, struct buf *b, struct map *seen)
{
    str directive, role, index;
    if (!text(t, "directivename", &directive) || !text(t, "rolename", &role) ||
        !text(t, "indextemplate", &index))
        return;
    if (!role.n)
        role = directive;
    const char *fault = fault_of_type(t, directive, role, index, seen);
    if (fault) {
        left(t, MOVE_LEFT,
             str_fmt(t->m->a, "'%.*s': %s", STR_ARG(directive), fault));
        return;
    }
    buf_puts(b, "  ");
    yaml_put_text(b, directive);
    buf_printf(b,
               ": {%s: ", t->method->what == CROSSREF ? "target" : "describe");
    yaml_put_text(b, role);
    if (index.n) {
        buf_puts(b, ", index: ");
        yaml_put_quoted(b, index);
    }
    const char *word = node_word(t, "ref_nodeclass");
    if (word)
        buf_printf(b, ", role_text: %s", word);
    buf_puts(b, "}\n");
    left(t, MOVE_CARRIED,
         str_fmt(t->m->a, "directives: %.*s", STR_ARG(directive)));
    note_code(t);
}

void carry_types(struct move *m, const struct carry *c,
                 const struct conf_value *v)
{
    struct buf b = {.a = m->a};
    struct map seen = {.a = m->a};
    (void)v;
    for (size_t i = 0; i < m->conf.calls.n; i++) {
        const struct conf_call *call = &m->conf.calls.v[i];
        struct told t = {m, call, method_of(call)};
        if (t.method->what != ROLE)
            put_type(&t, &b, &seen);
    }
    if (b.n)
        buf_printf(&m->yaml, "%.*s:\n%.*s", STR_ARG(c->key),
                   STR_ARG(buf_str(&b)));
}

static void put_role(const struct told *t, struct buf *b, struct map *seen)
{
    str name;
    if (!text(t, "name", &name))
        return;
    const struct conf_argument *a = argument(t, "nodeclass");
    const char *word = a && a->word.p ? word_of(a->word) : NULL;
    const char *fault = !is_name(name) ? "a role's name is letters and digits"
                        : !word        ? "nothing here marks a text as it does"
                        : !is_new_role(t, seen, name)
                            ? "there is a role of this name already"
                            : NULL;
    if (fault) {
        left(t, MOVE_LEFT,
             str_fmt(t->m->a, "'%.*s': %s", STR_ARG(name), fault));
        return;
    }
    buf_puts(b, "  ");
    yaml_put_pair(b, name, str_c(word));
    left(t, MOVE_CARRIED, str_fmt(t->m->a, "roles: %.*s", STR_ARG(name)));
}

void carry_generic_roles(struct move *m, struct buf *roles)
{
    struct map seen = {.a = m->a};
    for (size_t i = 0; i < m->conf.calls.n; i++) {
        const struct conf_call *call = &m->conf.calls.v[i];
        struct told t = {m, call, method_of(call)};
        if (t.method->what == ROLE)
            put_role(&t, roles, &seen);
    }
}

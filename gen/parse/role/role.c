// SPDX-License-Identifier: MIT
// role: looks up and runs roles.
#include "parse/role/role.h"

#include "base/codes/config.h"
#include "base/codes/directive.h"
#include "base/vec.h"
#include "doc/fields.h"
#include "load/site.h"
#include "parse/api/object_reference.h"
#include "parse/api/own_type.h"
#include "parse/call/left_out.h"
#include "parse/call/mapped_role.h"
#include "parse/role/role_family.h"

static const struct role *const FAMILIES[] = {role_sphinx, role_docutils,
                                              role_design, role_data};
enum { N_FAMILIES = sizeof FAMILIES / sizeof *FAMILIES };

static bool find_built_in(str name, struct role *out)
{
    for (size_t i = 0; i < N_FAMILIES; i++)
        for (const struct role *r = FAMILIES[i]; r->name.p; r++)
            if (str_eq_nocase(r->name, name)) {
                *out = *r;
                return true;
            }
    return false;
}

/* Whether `name` is a role of Sphinx' domain std that refers to something other
   than an object, such as a page or a term. */
static bool is_of_std(str name)
{
    static const str STD[] = {S_INIT("ref"), S_INIT("doc"), S_INIT("numref"),
                              S_INIT("term"), S_INIT("keyword")};
    return STR_AMONG(name, STD);
}

/* Whether a role belongs to the domain std or to the page's domain. The
   directive `role` cannot redefine such a role. */
static bool is_of_domain(struct parse *p, str name)
{
    return is_of_std(name) || object_role_find(p, name, &(struct role){0});
}

/* Returns a role's name without its domain if the role belongs to the domain
   std: "term" for "std:term", and also for "py:term", as only std has this
   role. Returns other names unchanged. */
static str without_domain(str name)
{
    size_t colon = str_find_char(name, ':', 0);
    str bare = colon == STR_NPOS ? name : str_from(name, colon + 1);
    bool of_std = str_starts(name, S("std:")) ||
                  (domain_number(str_slice(name, 0, colon)) < DOMAIN_N &&
                   is_of_std(bare));
    return of_std ? bare : name;
}

bool role_find(struct parse *p, str name, struct role *out,
               const struct role_options **options)
{
    const struct role_custom *custom =
        p->roles.n ? map_get(&p->roles, str_lower(p->a, name)) : NULL;
    if (custom && is_of_domain(p, name))
        custom = NULL;
    *options = custom ? &custom->options : NULL;
    if (custom) {
        *out = custom->base;
        return true;
    }
    if (mapped_role(&p->site->config, name, out))
        return true;
    if (str_eq(name, S("external")) || str_starts(name, S("external+")) ||
        str_starts(name, S("external:"))) {
        *out = (struct role){name, role_run_external, 0, NULL};
        return true;
    }
    if (object_role_find(p, name, out))
        return true;
    return find_built_in(without_domain(name), out);
}

/* Whether a role does nothing but link, as pep does. Sites may redefine such a
   role to change the address. */
static bool is_plain_link(str name)
{
    static const str NAMES[] = {S_INIT("pep"), S_INIT("pep-reference"),
                                S_INIT("rfc"), S_INIT("rfc-reference")};
    return STR_AMONG_NOCASE(name, NAMES);
}

static const char *fault_of_type(const struct config *config, struct map *seen,
                                 const struct mapped *m)
{
    if (!map_add(seen, m->type.role, seen))
        return "another directive also defines the role '%.*s'";
    if (mapped_find(&config->roles, m->type.role))
        return "'roles' also defines the role '%.*s'";
    if (find_built_in(m->type.role, &(struct role){0}) ||
        (domain_role(DOMAIN_STD, m->type.role) &&
         !own_type_may_replace(m->type.role)))
        return "role '%.*s' already exists";
    return NULL;
}

/* Reports each kind of objects of perfpress.yaml whose role has a name that is
   already taken: by the role of another kind, a role in `roles:`, or a built-in
   role. */
static void check_types(const struct config *config, struct diags *d)
{
    struct map seen = {.a = &d->arena};
    for (size_t i = 0; i < config->directives.n; i++) {
        const struct mapped *m = &config->directives.v[i];
        const char *fault =
            mapped_is_type(m) ? fault_of_type(config, &seen, m) : NULL;
        if (!fault)
            continue;
        diag_at(d, DIAG_CONFIG_VALUE, m->type.at, m->name,
                str_fmt(&d->arena, fault, STR_ARG(m->type.role)));
        diag_help(d, "use another name for the role: {%s: ROLE}",
                  m->as == MAPPED_TARGET ? "target" : "describe");
    }
}

void role_check_mapped(const struct config *config, struct diags *d)
{
    struct role built_in;
    check_types(config, d);
    for (size_t i = 0; i < config->roles.n; i++) {
        const struct mapped *m = &config->roles.v[i];
        if (!find_built_in(m->name, &built_in) || is_plain_link(m->name))
            continue;
        diag_at(
            d, DIAG_CONFIG_VALUE, m->at, S("roles"),
            str_fmt(&d->arena, "role '%.*s' already exists", STR_ARG(m->name)));
        diag_help(d, "rename the site's role");
    }
}

static bool is_role_of_type(const struct config *config, str name)
{
    for (size_t i = 0; i < config->directives.n; i++)
        if (mapped_is_type(&config->directives.v[i]) &&
            str_eq_nocase(config->directives.v[i].type.role, name))
            return true;
    return false;
}

void role_check_default(const struct config *config, struct diags *d)
{
    const struct writing_keys *w = &config->writing;
    struct role found;
    if (!w->default_role.p || mapped_role(config, w->default_role, &found) ||
        is_role_of_type(config, w->default_role) ||
        find_built_in(w->default_role, &found))
        return;
    struct strs names = {0};
    for (size_t i = 0; role_name_at(i).p; i++)
        vec_push(&d->arena, &names, role_name_at(i));
    diag_at(d, DIAG_CONFIG_VALUE, w->default_role_at, S("default_role"),
            str_fmt(&d->arena, "there is no role '%.*s'",
                    STR_ARG(w->default_role)));
    diag_help_nearest(d, "roles", w->default_role, names.v, names.n);
}

str role_name_at(size_t i)
{
    for (size_t f = 0; f < N_FAMILIES; f++)
        for (const struct role *r = FAMILIES[f]; r->name.p; r++)
            if (i-- == 0)
                return r->name;
    return i < N_OBJECT_ROLES ? str_c(OBJECT_ROLES[i].full_name) : STR_NONE;
}

/* at most this many of the page's own roles are compared with an unknown
   name */
enum { OWN_MAX = 100 };

static str nearest_name(struct parse *p, str name)
{
    struct arena_mark mark = arena_mark(p->a);
    struct strs names = {0};
    for (size_t i = 0; i < p->roles.n && i < OWN_MAX; i++)
        vec_push(p->a, &names, p->roles.v[i].key);
    for (size_t i = 0; i < p->site->config.roles.n; i++)
        vec_push(p->a, &names, p->site->config.roles.v[i].name);
    for (size_t i = 0; i < p->site->config.directives.n; i++)
        if (mapped_is_type(&p->site->config.directives.v[i]))
            vec_push(p->a, &names, p->site->config.directives.v[i].type.role);
    for (size_t i = 0; i < N_FAMILIES; i++)
        for (const struct role *r = FAMILIES[i]; r->name.p; r++)
            vec_push(p->a, &names, r->name);
    for (size_t i = 0; i < N_OBJECT_ROLES; i++) {
        vec_push(p->a, &names, str_c(OBJECT_ROLES[i].full_name));
        vec_push(p->a, &names, domain_role_name(&OBJECT_ROLES[i]));
    }
    str best = diag_nearest(p->d, name, names.v, names.n);
    arena_rewind(p->a, mark);
    return best;
}

void role_report_unknown(struct parse *p, struct pos at, str name)
{
    if (fields_refuse(p->d, at, "the name of a role", name))
        return;
    const char *alternative = left_out_instead(name);
    str best = alternative ? STR_NONE : nearest_name(p, name);
    diag_at(p->d, DIAG_ROLE_UNKNOWN, at, name);
    if (alternative)
        diag_help(p->d, "%s", alternative);
    else
        diag_help_or(p->d, best,
                     "`perfpress help roles` lists the roles; 'roles:' in "
                     "perfpress.yaml defines more");
}

bool role_run(struct role_call *c, struct node *parent)
{
    struct role def;
    if (!role_find(c->p, c->name, &def, &c->options)) {
        role_report_unknown(c->p, c->at, c->name);
        return false;
    }
    c->def = &def;
    def.run(c, parent);
    return true;
}

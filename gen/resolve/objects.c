// SPDX-License-Identifier: MIT
// objects: looks up names in the order of Sphinx' domains.
#include "resolve/objects.h"

#include "base/buf.h"
#include "base/codes/reference.h"
#include "base/vec.h"
#include "load/page.h"
#include "load/site.h"
#include "parse/api/signature.h"

/* ---- collecting ---- */

static struct documented copy(struct arena *a, const struct documented *o)
{
    struct documented to = *o;
    str *const texts[] = {&to.domain, &to.type, &to.name,
                          &to.key,    &to.id,   &to.note};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        *texts[i] = str_dup(a, *texts[i]);
    return to;
}

void objects_copy(struct page *page)
{
    struct page_info *info = page->info;
    const struct document *doc = page->doc;
    struct arena *a = &info->arena;
    info->objects = NEW_N(a, struct documented, doc->objects.n);
    for (size_t i = 0; i < doc->objects.n; i++)
        info->objects[info->n_objects++] = copy(a, &doc->objects.v[i]);
    info->keywords = NEW_N(a, struct keyword, doc->keywords.n);
    for (size_t i = 0; i < doc->keywords.n; i++) {
        struct keyword *k = &info->keywords[info->n_keywords++];
        *k = doc->keywords.v[i];
        k->text = str_dup(a, k->text);
        k->id = str_dup(a, k->id);
    }
}

static str keyed(struct arena *a, str domain, str name)
{
    return str_join(a, (str[]){domain, name}, 2, S(":"));
}

static void report_twice(struct diags *d, const struct site_object *old,
                         const struct site_object *new)
{
    diag_at(d, DIAG_OBJECT_DUPLICATE, new->of->at, new->of->name,
            str_fmt(&d->arena, "%.*s:%u", STR_ARG(old->page->source.name),
                    old->of->at.line));
    diag_help(d, "add ':no-index:' to one of the two descriptions: this keeps "
                 "it out of the index, and references lead to the other one");
}

/* Whether the first of two descriptions of an object is kept rather than the
   second, as in Sphinx. `o`: either description. */
static bool first_holds(const struct documented *o)
{
    return str_eq(o->domain, S("c")) || str_eq(o->domain, S("cpp")) ||
           (str_eq(o->domain, S("std")) && str_eq(o->type, S("option")));
}

/* Registers the description `new` of an object. If the object already has a
   description `old`, `new` replaces it unless `new` is an alias, or `old` is no
   alias and first_holds returns true. Reports two descriptions of which neither
   is an alias, unless `new` is `shared` (may be described several times).
   Returns true if the object had no description and must be added to the
   lists. */
static bool settle(struct objects *all, struct arena *a,
                   struct site_object *new, struct diags *d)
{
    const struct documented *o = new->of;
    str key = keyed(a, o->domain, o->key);
    struct site_object *old = map_get(&all->keys, key);
    if (old && o->aliased)
        return false;
    if (old && !old->of->aliased && !o->shared)
        report_twice(d, old, new);
    if (old && !old->of->aliased && first_holds(o))
        return false;
    if (old) {
        /* the lists keep `old`, which now has the description of `new` */
        old->of = o;
        old->page = new->page;
        return false;
    }
    map_put(&all->keys, key, new);
    return true;
}

static void add_to(struct map *lists, str key, struct site_object *o, bool like)
{
    struct site_object *first = map_get(lists, key);
    if (!first) {
        map_put(lists, key, o);
        return;
    }
    struct site_object **next = like ? &first->like : &first->same;
    if (like)
        o->like = *next;
    else
        o->same = *next;
    *next = o;
}

static void add(struct objects *all, struct arena *a, const struct page *page,
                const struct documented *of, struct diags *d)
{
    struct site_object *o = NEW(a, struct site_object);
    enum domain_number n = domain_number(of->domain);
    *o = (struct site_object){.of = of, .page = page};
    all->n_modules += n == DOMAIN_PY && str_eq(of->type, S("module"));
    if (!settle(all, a, o, d))
        return;
    add_to(&all->names, keyed(a, of->domain, of->name), o, false);
    add_to(&all->lasts, keyed(a, of->domain, domain_last(n, of->name)), o,
           true);
}

struct objects *objects_collect(struct arena *a, const struct site *site,
                                struct diags *d)
{
    struct objects *all = NEW(a, struct objects);
    all->names.a = all->lasts.a = all->keys.a = a;
    for (size_t i = 0; i < site->n_pages; i++) {
        const struct page_info *info = site->pages[i].info;
        for (size_t k = 0; info && k < info->n_objects; k++)
            add(all, a, &site->pages[i], &info->objects[k], d);
        all->has_keywords |=
            info && (info->n_keywords > 0 || info->refers_to_index);
    }
    return all;
}

/* ---- looking up ---- */

/* A reference, and the names to look up. */
struct object_search {
    const struct objects *all;
    struct page *page;
    struct arena *a;
    const struct node *x;
    enum domain_number domain;
    const char *types; /* wanted types, separated by blanks; "": all types */
    str target, module, inner;
    bool specific; /* search the innermost scope first */
};

static bool fits(const struct object_search *s, const struct site_object *o)
{
    return !*s->types || domain_lists(s->types, o->of->type);
}

/* Returns the object whose name is x, y and z, joined by the domain's
   separator, or NULL if there is no such object. Leaves out those of x, y and z
   that are empty. If `typed` is set, finds only objects of the types in
   s->types. */
static const struct site_object *of_name(const struct object_search *s, str x,
                                         str y, str z, bool typed)
{
    str parts[3], separator = str_c(DOMAINS[s->domain].separator);
    size_t n = 0;
    if (x.n)
        parts[n++] = x;
    if (y.n)
        parts[n++] = y;
    if (z.n)
        parts[n++] = z;
    const struct site_object *o =
        map_get(&s->all->names, keyed(s->a, str_c(DOMAINS[s->domain].name),
                                      str_join(s->a, parts, n, separator)));
    while (o && typed && !fits(s, o))
        o = o->same;
    return o;
}

enum { AMBIGUOUS_SHOWN = 5 };

static void report_ambiguous(const struct object_search *s,
                             const struct site_object *first)
{
    struct diags *d = &s->page->diags;
    struct strs names = {0};
    for (const struct site_object *o = first; o && names.n < AMBIGUOUS_SHOWN;
         o = o->like)
        if (fits(s, o))
            vec_push(s->a, &names, o->of->name);
    diag_at(d, DIAG_OBJECT_AMBIGUOUS, s->x->pos, s->target,
            str_join(s->a, names.v, names.n, S(" or ")));
    diag_help(d, "the link leads to %.*s; write the full name to choose",
              STR_ARG(names.v[0]));
}

/* Returns the object whose name ends with "." and s->target, or NULL if there
   is none. Returns an alias only if no other object matches. Reports an
   ambiguous reference if several objects match. */
static const struct site_object *by_end(const struct object_search *s)
{
    str end = str_concat(s->a, S("."), s->target);
    const struct site_object *found = NULL, *alias = NULL;
    const struct site_object *first =
        map_get(&s->all->lasts, keyed(s->a, str_c(DOMAINS[s->domain].name),
                                      domain_last(s->domain, s->target)));
    for (const struct site_object *o = first; o; o = o->like) {
        if (!fits(s, o) || !str_ends(o->of->name, end))
            continue;
        if (found && !o->of->aliased) {
            report_ambiguous(s, first);
            break; /* report the ambiguity only once */
        }
        if (!o->of->aliased)
            found = o;
        else if (!alias)
            alias = o;
    }
    return found ? found : alias;
}

static const struct site_object *find_python(const struct object_search *s)
{
    str none = STR_NONE;
    const struct site_object *o = NULL;
    if (s->specific) {
        if (s->module.n && s->inner.n)
            o = of_name(s, s->module, s->inner, s->target, true);
        if (!o && s->module.n)
            o = of_name(s, s->module, s->target, none, true);
        if (!o)
            o = of_name(s, s->target, none, none, true);
        return o ? o : by_end(s);
    }
    o = of_name(s, s->target, none, none, false);
    if (o || str_eq(node_get(s->x, "reftype"), S("mod")))
        return o;
    if (s->inner.n)
        o = of_name(s, s->inner, s->target, none, false);
    if (!o && s->module.n)
        o = of_name(s, s->module, s->target, none, false);
    if (!o && s->module.n && s->inner.n)
        o = of_name(s, s->module, s->inner, s->target, false);
    return o;
}

enum { SCOPES_MAX = 32 };

/* Searches each scope, from the innermost outwards. Within a scope, an object
   of a wanted type takes precedence over other objects. */
static const struct site_object *outwards(struct object_search s)
{
    str none = STR_NONE, separator = str_c(DOMAINS[s.domain].separator);
    for (size_t i = 0; s.target.n && i < SCOPES_MAX; i++) {
        const struct site_object *o =
            of_name(&s, s.inner, s.target, none, true);
        if (!o)
            o = of_name(&s, s.inner, s.target, none, false);
        if (o || !s.inner.n)
            return o;
        size_t n = s.inner.n - domain_last(s.domain, s.inner).n;
        s.inner =
            n > separator.n ? str_slice(s.inner, 0, n - separator.n) : STR_NONE;
    }
    return NULL;
}

/* Looks up a C or C++ name after removing its template arguments and
   parameters. */
static const struct site_object *find_scoped(const struct object_search *from)
{
    struct object_search s = *from;
    str name = sig_c_name(s.a, s.target);
    s.target = name.n ? name : s.target;
    return outwards(s);
}

/* Finds a command-line option. The reference may include a value ("--level=3"),
   and may name the option's program ("program sub --option"). If it names no
   program, the option belongs to the current program. */
static const struct site_object *find_option(const struct object_search *s)
{
    static const char *const VALUES[] = {"=", "[=", " "};
    str none = STR_NONE, rest = s->target, program = STR_NONE;
    const struct site_object *o = of_name(s, s->module, s->target, none, true);
    for (size_t i = 0; i < 3 && !o; i++) {
        size_t at = str_find(s->target, str_c(VALUES[i]), 0);
        if (at != STR_NPOS && at > 0)
            o = of_name(s, s->module, str_slice(s->target, 0, at), none, true);
    }
    for (size_t at; !o && (at = str_find_char(rest, ' ', 0)) != STR_NPOS;) {
        str one = str_slice(rest, 0, at);
        program =
            program.n ? str_join(s->a, (str[]){program, one}, 2, S("-")) : one;
        rest = str_from(rest, at + 1);
        o = of_name(s, program, rest, none, true);
    }
    return o;
}

static const struct site_object *find_standard(const struct object_search *s)
{
    return str_eq(node_get(s->x, "reftype"), S("option"))
               ? find_option(s)
               : of_name(s, s->target, STR_NONE, STR_NONE, true);
}

static const struct site_object *(*const FINDERS[DOMAIN_N])(
    const struct object_search *s) = {
    [DOMAIN_PY] = find_python,
    [DOMAIN_C] = find_scoped,
    [DOMAIN_CPP] = find_scoped,
    [DOMAIN_STD] = find_standard,
};

static const struct site_object *
find_in(const struct objects *all, struct page *page, const struct node *x,
        enum domain_number domain, str target, const char *types)
{
    struct object_search s = {.all = all,
                              .page = page,
                              .a = &page->arena,
                              .x = x,
                              .domain = domain,
                              .types = types,
                              .target = target,
                              .module = node_get(x, "_module"),
                              .inner = node_get(x, "_inner"),
                              .specific = node_has(x, "refspecific")};
    if (str_ends(s.target, S("()")) && domain != DOMAIN_CPP &&
        domain != DOMAIN_STD)
        s.target = str_slice(s.target, 0, s.target.n - 2);
    struct arena_mark mark = arena_mark(s.a);
    const struct site_object *o = s.target.n ? FINDERS[domain](&s) : NULL;
    arena_rewind(s.a, mark);
    return o;
}

const struct site_object *objects_find(const struct objects *all,
                                       struct page *page, const struct node *x)
{
    enum domain_number n = domain_number(node_get(x, "refdomain"));
    if (n == DOMAIN_N || !all->names.n)
        return NULL;
    const struct object_role *role = domain_role(n, node_get(x, "reftype"));
    /* if the site itself defines the role: the types of objects that the role
       refers to */
    str own = node_get(x, "_types");
    return find_in(all, page, x, n, node_get(x, "reftarget"),
                   own.n  ? str_dupz(&page->arena, own)
                   : role ? role->types
                          : "");
}

const struct site_object *objects_find_any(const struct objects *all,
                                           struct page *page,
                                           const struct node *x, str target)
{
    const struct site_object *o = NULL;
    for (enum domain_number n = DOMAIN_PY; n < DOMAIN_N && !o && all->names.n;
         n++)
        o = find_in(all, page, x, n, target, "");
    return o;
}

/* ---- none ---- */

/* Adds a help line with the known name that is most similar to the target of an
   unresolved reference. Returns false if no name is similar. */
static bool objects_help(const struct objects *all, struct arena *a,
                         struct diags *d, const struct node *x, str target)
{
    str near = diag_nearest_key(d, keyed(a, node_get(x, "refdomain"), target),
                                &all->names);
    str name = str_from(near, str_find_char(near, ':', 0) + 1);
    const struct site_object *o = map_get(&all->names, near);
    if (o && str_eq(name, target))
        diag_help(d, "it is the name of a '%.*s'; use a role for that type",
                  STR_ARG(o->of->type));
    else if (near.p)
        diag_help(d, "did you mean '%.*s'?", STR_ARG(name));
    return near.p;
}

void objects_report(const struct objects *all, struct page *page,
                    const struct node *x)
{
    struct diags *d = &page->diags;
    str target = node_get(x, "reftarget");
    str role = node_get(x, "reftype");
    const struct diag_code *code = str_eq(role, S("option"))
                                       ? DIAG_OPTION_UNRESOLVED
                                       : DIAG_OBJECT_UNRESOLVED;
    if (!diag_is_on(d, code))
        return;
    diag_at(d, code, x->pos, target);
    str program = node_get(x, "_module");
    if (program.n && str_eq(node_get(x, "refdomain"), S("std")))
        target = str_join(&page->arena, (str[]){program, target}, 2, S(" "));
    if (!objects_help(all, &page->arena, d, x, target))
        diag_help(d, "no page of the site and no inventory has this name; to "
                     "write the name without a link, put '!' before it");
}

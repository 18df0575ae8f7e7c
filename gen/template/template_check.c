// SPDX-License-Identifier: MIT
// template_check: compares the names, blocks and files that templates use with
// the names, blocks and files that exist.
#include "template/template_check.h"

#include <stdlib.h>

#include "base/codes/template.h"
#include "base/vec.h"
#include "template/params.h"
#include "template/template_scan.h"
#include "template/theme.h"

/* ---- names ---- */

/* Names of values that templates may use although the theme uses none of them.
 */
static const str UNUSED[] = {S_INIT("columns"), S_INIT("id"), S_INIT("params"),
                             S_INIT("rows")};

/* A template being checked. */
struct template_check_job {
    const struct template *t;
    const struct template_check_names *names;
    struct diags *d;
};

static int by_bytes(const void *x, const void *y)
{
    return str_cmp(*(const str *)x, *(const str *)y);
}

/* Appends to `names` the parts of all names in the tags of a template. `text`
   is the template's source. */
static void add_names(struct arena *a, str text, struct strs *names)
{
    struct source src = {.text = text};
    struct diags none = {0};
    struct tokens tokens = template_scan(a, &none, &src);
    for (const struct token *t = tokens.v; t < tokens.v + tokens.n; t++) {
        str name = t->text, part;
        if (token_has_name(t))
            while (str_cut(&name, '.', &part))
                if (part.n)
                    vec_push(a, names, part);
    }
}

struct template_check_names template_check_names(struct arena *a,
                                                 const struct yaml *params)
{
    struct template_check_names n = {.params = params};
    struct strs all = {0};
    for (const struct theme_file *f = THEME; f->name.p; f++)
        if (str_ends(f->name, S(".mustache")))
            add_names(a, f->bytes, &all);
    for (size_t i = 0; i < sizeof UNUSED / sizeof *UNUSED; i++)
        vec_push(a, &all, UNUSED[i]);
    qsort(all.v, all.n, sizeof *all.v, by_bytes);
    for (size_t i = 0; i < all.n; i++)
        if (!i || !str_eq(all.v[i], all.v[i - 1]))
            vec_push(a, &n.names, all.v[i]);
    params_names(a, params, &n.names);
    return n;
}

static bool report_param(const struct template_check_job *j,
                         const struct op *op, const struct yaml *map, str name)
{
    struct arena scratch = {0};
    struct strs keys = {0};
    for (const struct yaml *e = map ? map->first : NULL; e; e = e->next)
        vec_push(&scratch, &keys, e->key);
    diag_at(j->d, DIAG_TEMPLATE_NAME, op->at, name);
    if (keys.n)
        diag_help_nearest(j->d, "parameters", name, keys.v, keys.n);
    else
        diag_help(j->d, "define it under 'params' in perfpress.yaml");
    arena_free(&scratch);
    return false;
}

/* Checks that a name such as "params.a.b" exists in perfpress.yaml. Returns
   false after reporting the first part that does not exist. */
static bool check_params(const struct template_check_job *j,
                         const struct op *op)
{
    const struct yaml *y = j->names->params;
    for (size_t i = 1; i < op->name.n; i++) {
        str name = op->name.parts[i];
        if (y && y->kind != YAML_MAP)
            return report_param(j, op, NULL, name);
        const struct yaml *inner = y ? yaml_get(y, name) : NULL;
        if (!inner)
            return report_param(j, op, y, name);
        y = inner;
    }
    return true;
}

static void check_name(const struct template_check_job *j, const struct op *op)
{
    if (op->name.n && str_eq(op->name.parts[0], S("params"))) {
        check_params(j, op);
        return;
    }
    for (size_t i = 0; !j->t->any_name && i < op->name.n; i++) {
        if (str_among(op->name.parts[i], j->names->names.v, j->names->names.n))
            continue;
        diag_at(j->d, DIAG_TEMPLATE_NAME, op->at, op->name.parts[i]);
        diag_help_nearest(j->d, "names", op->name.parts[i], j->names->names.v,
                          j->names->names.n);
        return;
    }
}

/* ---- blocks ---- */

/* Adds to `blocks` the names of the blocks in t, in templates that it includes,
   and in its parents. `seen` has the templates already visited. Returns false
   if some blocks are unknown, because the name of an included template or
   parent is dynamic. */
static bool collect_blocks(const struct template *t, struct map *seen,
                           struct map *blocks)
{
    if (!t || map_get(seen, t->name))
        return true;
    map_put(seen, t->name, seen);
    bool known = true;
    for (const struct op *op = t->v; op < t->v + t->n; op++) {
        if (op->kind == OP_BLOCK)
            map_put(blocks, op->text, seen);
        else if (op->kind == OP_PARTIAL || op->kind == OP_PARENT)
            known &= !op->dynamic && collect_blocks(op->target, seen, blocks);
    }
    return known;
}

/* Warns about each argument of the instruction `parent`, an OP_PARENT, that
   names no block of the target of `parent`. The arguments are the blocks
   directly inside `parent`. */
static void check_blocks(const struct template *t, const struct op *parent,
                         struct diags *d)
{
    struct arena scratch = {0};
    struct map seen = {.a = &scratch}, blocks = {.a = &scratch};
    bool known =
        parent->target && collect_blocks(parent->target, &seen, &blocks);
    for (const struct op *op = parent + 1; known && op < t->v + parent->next;) {
        if (op->kind == OP_BLOCK && !map_get(&blocks, op->text)) {
            diag_at(d, DIAG_TEMPLATE_BLOCK, op->at, parent->text, op->text);
            diag_help_keys(d, "its blocks", op->text, &blocks);
        }
        const struct op *next = t->v + op->next;
        op = next > op ? next : op + 1;
    }
    arena_free(&scratch);
}

/* ---- files ---- */

static void check_file(const struct template *t, struct diags *d)
{
    struct arena scratch = {0};
    struct strs names = {0};
    bool in_theme = false;
    for (const struct theme_file *f = THEME; f->name.p; f++) {
        if (!str_ends(f->name, S(".mustache")))
            continue;
        str name = str_slice(f->name, 0, f->name.n - S(".mustache").n);
        in_theme |= str_eq(name, t->name);
        vec_push(&scratch, &names, name);
    }
    if (!in_theme && !t->asked) {
        diag_at(d, DIAG_TEMPLATE_UNUSED, (struct pos){.src = t->src}, t->name);
        diag_help_nearest(d,
                          "remove the file, or give it the name of the theme's "
                          "template that it replaces; the theme's templates",
                          t->name, names.v, names.n);
    }
    arena_free(&scratch);
}

void template_check(const struct template *t,
                    const struct template_check_names *names, struct diags *d)
{
    struct template_check_job j = {t, names, d};
    check_file(t, d);
    for (const struct op *op = t->v; op < t->v + t->n; op++) {
        check_name(&j, op);
        if (op->kind == OP_PARENT && !op->dynamic)
            check_blocks(t, op, d);
    }
}

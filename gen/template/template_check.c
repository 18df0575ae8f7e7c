// SPDX-License-Identifier: MIT
// template_check: compares the names, blocks and files that templates use with
// those there are.
#include "template/template_check.h"

#include "base/codes/template.h"
#include "base/vec.h"
#include "template/params.h"
#include "template/theme.h"

/* ---- names ---- */

/* The parts of all names that pages, the navigation and tables give to their
   templates: those of render/page and render/html_box. */
static const str NAMES[] = {
    S_INIT("across"),
    S_INIT("alt"),
    S_INIT("breadcrumbs"),
    S_INIT("canonical"),
    S_INIT("caption"),
    S_INIT("children"),
    S_INIT("code_js"),
    S_INIT("columns"),
    S_INIT("content"),
    S_INIT("copyright"),
    S_INIT("css"),
    S_INIT("current"),
    S_INIT("dark"),
    S_INIT("data"),
    S_INIT("data_date"),
    S_INIT("dataset"),
    S_INIT("date"),
    S_INIT("description"),
    S_INIT("down"),
    S_INIT("edit"),
    S_INIT("facts"),
    S_INIT("feed"),
    S_INIT("fold"),
    S_INIT("foot"),
    S_INIT("generator"),
    S_INIT("has_breadcrumbs"),
    S_INIT("has_children"),
    S_INIT("has_foot"),
    S_INIT("has_header_links"),
    S_INIT("has_heading"),
    S_INIT("has_toc"),
    S_INIT("header_links"),
    S_INIT("href"),
    S_INIT("icon"),
    S_INIT("icon_type"),
    S_INIT("id"),
    S_INIT("image"),
    S_INIT("image_alt"),
    S_INIT("index"),
    S_INIT("items"),
    S_INIT("js"),
    S_INIT("label"),
    S_INIT("lang"),
    S_INIT("light"),
    S_INIT("locale"),
    S_INIT("logo"),
    S_INIT("nav"),
    S_INIT("next"),
    S_INIT("noindex"),
    S_INIT("open"),
    S_INIT("page"),
    S_INIT("page_title"),
    S_INIT("params"),
    S_INIT("prev"),
    S_INIT("report"),
    S_INIT("root"),
    S_INIT("rows"),
    S_INIT("script"),
    S_INIT("search"),
    S_INIT("sections"),
    S_INIT("site"),
    S_INIT("source"),
    S_INIT("style"),
    S_INIT("styles"),
    S_INIT("table"),
    S_INIT("tables_id"),
    S_INIT("tables_js"),
    S_INIT("target"),
    S_INIT("title"),
    S_INIT("toc"),
    S_INIT("version"),
    S_INIT("wide"),
};
enum { N_NAMES = sizeof NAMES / sizeof *NAMES };

/* A template being checked, and the names that it may ask for. */
struct template_check_job {
    const struct template *t;
    const struct yaml *params;
    struct strs names; /* NAMES, then those within params */
    struct diags *d;
};

static bool is_name(const struct template_check_job *j, str s)
{
    for (size_t i = 0; i < j->names.n; i++)
        if (str_eq(s, j->names.v[i]))
            return true;
    return false;
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
        diag_help(j->d, "perfpress.yaml has no such parameter");
    arena_free(&scratch);
    return false;
}

/* "params.a.b" names what perfpress.yaml has; below a list, any of its names.
 */
static bool check_params(const struct template_check_job *j,
                         const struct op *op)
{
    const struct yaml *y = j->params;
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
        if (is_name(j, op->name.parts[i]))
            continue;
        diag_at(j->d, DIAG_TEMPLATE_NAME, op->at, op->name.parts[i]);
        diag_help_nearest(j->d, "names", op->name.parts[i], j->names.v,
                          j->names.n);
        return;
    }
}

/* ---- blocks ---- */

/* Collects the blocks of a template, of those that it includes and of that
   which it inherits from. False when one is only known when a page is made. */
static bool take_blocks(const struct template *t, struct map *seen,
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
            known &= !op->dynamic && take_blocks(op->target, seen, blocks);
    }
    return known;
}

/* The blocks that stand right inside an OP_PARENT are its arguments. */
static void check_blocks(const struct template *t, const struct op *parent,
                         struct diags *d)
{
    struct arena scratch = {0};
    struct map seen = {.a = &scratch}, blocks = {.a = &scratch};
    bool known = parent->target && take_blocks(parent->target, &seen, &blocks);
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
    bool themes = false;
    for (const struct theme_file *f = THEME; f->name.p; f++) {
        if (!str_ends(f->name, S(".mustache")))
            continue;
        str name = str_slice(f->name, 0, f->name.n - S(".mustache").n);
        themes |= str_eq(name, t->name);
        vec_push(&scratch, &names, name);
    }
    if (!themes && !t->asked) {
        diag_at(d, DIAG_TEMPLATE_UNUSED, (struct pos){.src = t->src}, t->name);
        diag_help_nearest(d, "the theme's templates", t->name, names.v,
                          names.n);
    }
    arena_free(&scratch);
}

void template_check(const struct template *t, const struct yaml *params,
                    struct diags *d)
{
    struct arena scratch = {0};
    struct template_check_job j = {.t = t, .params = params, .d = d};
    for (size_t i = 0; i < N_NAMES; i++)
        vec_push(&scratch, &j.names, NAMES[i]);
    params_names(&scratch, params, &j.names);
    check_file(t, d);
    for (const struct op *op = t->v; op < t->v + t->n; op++) {
        check_name(&j, op);
        if (op->kind == OP_PARENT && !op->dynamic)
            check_blocks(t, op, d);
    }
    arena_free(&scratch);
}

// SPDX-License-Identifier: MIT
// template_check: compares the names, blocks and files that templates use with
// those there are.
#include "render/template_check.h"

#include "base/codes/template.h"
#include "base/vec.h"
#include "render/theme.h"

/* ---- names ---- */

/* The parts of all names that pages, the navigation and tables give to their
   templates: those of render/page and render/html_box. */
static const str NAMES[] = {
    S_INIT("breadcrumbs"),
    S_INIT("canonical"),
    S_INIT("caption"),
    S_INIT("children"),
    S_INIT("code_js"),
    S_INIT("columns"),
    S_INIT("content"),
    S_INIT("image"),
    S_INIT("image_alt"),
    S_INIT("image_height"),
    S_INIT("image_width"),
    S_INIT("css"),
    S_INIT("current"),
    S_INIT("data"),
    S_INIT("date"),
    S_INIT("description"),
    S_INIT("fold"),
    S_INIT("generator"),
    S_INIT("has_breadcrumbs"),
    S_INIT("has_children"),
    S_INIT("has_heading"),
    S_INIT("has_toc"),
    S_INIT("href"),
    S_INIT("icon"),
    S_INIT("id"),
    S_INIT("items"),
    S_INIT("js"),
    S_INIT("label"),
    S_INIT("lang"),
    S_INIT("nav"),
    S_INIT("next"),
    S_INIT("open"),
    S_INIT("page_title"),
    S_INIT("prev"),
    S_INIT("root"),
    S_INIT("rows"),
    S_INIT("sections"),
    S_INIT("site"),
    S_INIT("source"),
    S_INIT("table"),
    S_INIT("target"),
    S_INIT("title"),
    S_INIT("toc"),
    S_INIT("wide"),
};
enum { N_NAMES = sizeof NAMES / sizeof *NAMES };

static bool is_name(str s)
{
    for (size_t i = 0; i < N_NAMES; i++)
        if (str_eq(s, NAMES[i]))
            return true;
    return false;
}

static void check_name(const struct op *op, struct diags *d)
{
    for (size_t i = 0; i < op->name.n; i++) {
        if (is_name(op->name.parts[i]))
            continue;
        diag_at(d, DIAG_TEMPLATE_NAME, op->at, op->name.parts[i]);
        diag_help_nearest(d, "names", op->name.parts[i], NAMES, N_NAMES);
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

void template_check(const struct template *t, struct diags *d)
{
    check_file(t, d);
    for (const struct op *op = t->v; op < t->v + t->n; op++) {
        check_name(op, d);
        if (op->kind == OP_PARENT && !op->dynamic)
            check_blocks(t, op, d);
    }
}

// SPDX-License-Identifier: MIT
// directive_literal: literalinclude: code from another file of the site, or a
// part of it.
#include "base/codes/directive.h"
#include "base/vec.h"
#include "highlight/highlight_slip.h"
#include "parse/code/code_family.h"
#include "parse/code/directive_code.h"
#include "parse/code/included_part.h"

static const struct option_spec LITERAL_INCLUDE[] = {
    CODE_OPTIONS,
    {S_INIT("language"), OPTION_REQUIRED, NULL},
    {S_INIT("encoding"), OPTION_ENCODING, NULL},
    {S_INIT("tab-width"), OPTION_INT, NULL},
    {S_INIT("lines"), OPTION_REQUIRED, NULL},
    {S_INIT("lineno-match"), OPTION_FLAG, NULL},
    {S_INIT("start-after"), OPTION_REQUIRED, NULL},
    {S_INIT("start-at"), OPTION_REQUIRED, NULL},
    {S_INIT("end-before"), OPTION_REQUIRED, NULL},
    {S_INIT("end-at"), OPTION_REQUIRED, NULL},
    {S_INIT("prepend"), OPTION_REQUIRED, NULL},
    {S_INIT("append"), OPTION_REQUIRED, NULL},
    {{0}, 0, NULL},
};

enum { PICKED_MAX = 100000 }; /* lines that one :lines: may add up to */

/* The lines that :lines: names, as in "1,3-5,8-". */
static bool pick_lines(struct directive_call *c, const struct lines *all,
                       struct lines *out)
{
    struct code_ranges ranges = {0};
    if (!directive_code_ranges(c, S("lines"), all->n, &ranges))
        return false;
    for (size_t k = 0; k < ranges.n; k++) {
        for (size_t i = ranges.v[k].from; i <= ranges.v[k].to && i <= all->n;
             i++)
            vec_push(c->p->a, out, all->v[i - 1]);
        if (out->n <= PICKED_MAX)
            continue;
        diag_at(c->p->d, DIAG_INCLUDE_LIMIT, c->argument_at,
                str_fmt(c->p->a, "%d lines", PICKED_MAX));
        diag_help(c->p->d, "name each line once");
        return false;
    }
    return true;
}

/* Takes the lines before or behind the one that holds an option's text off,
   from line `skip` on; false when no line does. */
static bool cut_lines(struct directive_call *c, struct node *parent, str option,
                      size_t skip, bool behind, bool inclusive,
                      struct lines *lines)
{
    str text = directive_text(c, option);
    size_t k = skip;
    if (!text.p)
        return true;
    while (k < lines->n && str_find(lines->v[k].text, text, 0) == STR_NPOS)
        k++;
    if (k >= lines->n) {
        included_no_mark(c, parent, option);
        return false;
    }
    if (behind) {
        lines->n = k + inclusive;
    } else {
        lines->v += k + !inclusive;
        lines->n -= k + !inclusive;
    }
    return true;
}

/* The part between two lines that are known by what they hold. An end that
   stands in the first line is none of :end-before:, as in Sphinx. */
static bool pick_part(struct directive_call *c, struct node *parent,
                      struct lines *lines)
{
    return cut_lines(c, parent, S("start-at"), 0, false, true, lines) &&
           cut_lines(c, parent, S("start-after"), 0, false, false, lines) &&
           cut_lines(c, parent, S("end-at"), 0, true, true, lines) &&
           cut_lines(c, parent, S("end-before"), 1, true, false, lines);
}

/* The lines with those of :prepend: and :append: around them. */
static struct lines add_around(struct directive_call *c, struct lines lines)
{
    const struct directive_option *before = directive_option(c, S("prepend"));
    const struct directive_option *after = directive_option(c, S("append"));
    struct lines out = {0};
    if (!before && !after)
        return lines;
    if (before)
        vec_push(c->p->a, &out, (struct line){.text = before->value});
    for (size_t i = 0; i < lines.n; i++)
        vec_push(c->p->a, &out, lines.v[i]);
    if (after)
        vec_push(c->p->a, &out, (struct line){.text = after->value});
    return out;
}

/* The lines of a file without blanks at their ends, made once where tabs
   are as they mostly are. */
static struct lines whole_lines(struct directive_call *c, struct included *f)
{
    bool common = included_tab_width(c, 0) == 0;
    if (common && f->trimmed.n)
        return f->trimmed;
    struct lines lines = included_lines(c, f->src, &f->lines, 0, f->src->text.n,
                                        included_tab_width(c, 0));
    if (common)
        f->trimmed = lines;
    return lines;
}

/* What lines take in a page. */
static size_t bytes_of(const struct lines *lines)
{
    size_t n = 0;
    for (size_t i = 0; i < lines->n; i++)
        n += lines->v[i].text.n + 1;
    return n;
}

static void literal_include(struct directive_call *c, struct node *parent)
{
    str path;
    struct included *f =
        included_file(c, parent, c->argument, c->argument_at, &path);
    if (!f)
        return;
    struct lines picked = {0}, lines = whole_lines(c, f);
    if (!pick_part(c, parent, &lines) || !directive_code_check(c, parent))
        return;
    if (directive_flag(c, S("lines"))) {
        if (!pick_lines(c, &lines, &picked))
            return;
        lines = picked;
    }
    if (!included_count(c->p, f, bytes_of(&lines), c->argument_at))
        return;
    const struct directive_option *language =
        directive_option(c, S("language"));
    if (language)
        highlight_slip_tell(c->p->d, language->value, language->at);
    directive_code_add_block(c, parent, directive_text(c, S("language")),
                             add_around(c, lines), path);
}

const struct directive directive_literal[] = {
    {S_INIT("literalinclude"), 1, 0, true, false, LITERAL_INCLUDE,
     literal_include, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};

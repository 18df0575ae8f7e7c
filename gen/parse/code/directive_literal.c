// SPDX-License-Identifier: MIT
// directive_literal: literalinclude, which shows another file of the site, or a
// part of the file, as code.
#include "base/codes/directive.h"
#include "base/vec.h"
#include "highlight/highlight_slip.h"
#include "parse/code/code_family.h"
#include "parse/code/directive_code.h"
#include "parse/code/included_part.h"
#include "parse/code/python_object.h"

static const struct option_spec LITERAL_INCLUDE[] = {
    CODE_OPTIONS_WITH(OPTION_TEXT),
    {S_INIT("content-substitutions"), OPTION_FLAG, NULL},
    {S_INIT("language"), OPTION_REQUIRED, "the name of a language"},
    {S_INIT("encoding"), OPTION_ENCODING, NULL},
    {S_INIT("tab-width"), OPTION_INT, NULL},
    {S_INIT("pyobject"), OPTION_REQUIRED,
     "a class, a function or a method, as in Class.method"},
    {S_INIT("diff"), OPTION_TEXT, NULL},
    {S_INIT("lines"), OPTION_REQUIRED, "lines, such as 1,3-5,8-"},
    {S_INIT("lineno-match"), OPTION_FLAG, NULL},
    {S_INIT("start-after"), OPTION_REQUIRED, "a string from the file"},
    {S_INIT("start-at"), OPTION_REQUIRED, "a string from the file"},
    {S_INIT("end-before"), OPTION_REQUIRED, "a string from the file"},
    {S_INIT("end-at"), OPTION_REQUIRED, "a string from the file"},
    {S_INIT("prepend"), OPTION_REQUIRED, NULL},
    {S_INIT("append"), OPTION_REQUIRED, NULL},
    {{0}, 0, NULL},
};

/* Options that exclude each other, as in Sphinx. */
static const struct {
    str first, second;
} PAIRS[] = {
    {S_INIT("lineno-match"), S_INIT("lineno-start")},
    {S_INIT("lineno-match"), S_INIT("append")},
    {S_INIT("lineno-match"), S_INIT("prepend")},
    {S_INIT("start-after"), S_INIT("start-at")},
    {S_INIT("end-before"), S_INIT("end-at")},
};

/* Reports an option that cannot be satisfied, with the reason `why` and a help
   line; returns false. */
static bool refuse(struct directive_call *c, struct node *parent, str option,
                   str why, str help)
{
    const struct directive_option *o = directive_option(c, option);
    diag_at(c->p->d, DIAG_DIRECTIVE_VALUE, o->at, o->name, c->def->name, why);
    if (help.n)
        diag_help(c->p->d, "%.*s", STR_ARG(help));
    directive_message(c, parent, MESSAGE_SEVERE);
    return false;
}

static bool check_pairs(struct directive_call *c, struct node *parent)
{
    for (size_t i = 0; i < sizeof PAIRS / sizeof *PAIRS; i++)
        if (directive_flag(c, PAIRS[i].first) &&
            directive_flag(c, PAIRS[i].second))
            return refuse(c, parent, PAIRS[i].second,
                          str_fmt(c->p->a, "it cannot be combined with '%.*s'",
                                  STR_ARG(PAIRS[i].first)),
                          S("keep one of them"));
    return true;
}

enum { PICKED_MAX = 100000 }; /* limit of lines selected by one :lines: */

/* Selects the lines of :lines:, as in "1,3-5,8-". */
static bool pick_lines(struct directive_call *c, struct node *parent,
                       const struct lines *all, struct lines *out)
{
    struct arena *a = c->p->a;
    struct code_ranges ranges = {0};
    bool disjoint = false;
    if (!directive_code_ranges(c, S("lines"), all->n, &ranges))
        return false;
    for (size_t k = 0; k < ranges.n; k++) {
        struct code_range r = ranges.v[k];
        disjoint = disjoint || (k && r.from != ranges.v[k - 1].to + 1);
        for (size_t i = r.from; i <= r.to && i <= all->n; i++)
            vec_push(a, out, all->v[i - 1]);
        if (out->n <= PICKED_MAX)
            continue;
        diag_at(c->p->d, DIAG_INCLUDE_LIMIT, c->argument_at,
                str_fmt(a, "option 'lines' selects more than %d,000 lines",
                        PICKED_MAX / 1000));
        diag_help(c->p->d, "write each line number in ':lines:' only once");
        return false;
    }
    str count = str_fmt(a, "the file has %zu line%s", all->n, STR_S(all->n));
    if (!out->n)
        return refuse(c, parent, S("lines"), S("these lines do not exist"),
                      count);
    if (disjoint && directive_flag(c, S("lineno-match")))
        return refuse(c, parent, S("lines"),
                      S("'lineno-match' needs consecutive lines"),
                      S("expected one range, such as 3-8"));
    if (ranges.v[ranges.n - 1].to > all->n) {
        const struct directive_option *o = directive_option(c, S("lines"));
        diag_at(c->p->d, DIAG_CODE_LINES, o->at, o->value);
        diag_help(c->p->d, "%.*s", STR_ARG(count));
    }
    return true;
}

/* Selects the definition that :pyobject: names. */
static bool pick_object(struct directive_call *c, struct node *parent,
                        struct included *f, struct lines *lines)
{
    struct arena *a = c->p->a;
    str name = directive_text(c, S("pyobject"));
    if (!name.p)
        return true;
    struct map *all = f->objects;
    if (!all || lines->v != f->lines.v)
        all = python_objects(a, lines);
    if (lines->v == f->lines.v)
        f->objects = all;
    const struct python_object *found = map_get(all, name);
    if (found) {
        lines->v += found->from;
        lines->n = found->to - found->from;
        return true;
    }
    str nearest = diag_nearest_key(c->p->d, name, all);
    return refuse(c, parent, S("pyobject"),
                  str_fmt(a, "the file does not define '%.*s'", STR_ARG(name)),
                  nearest.p
                      ? str_fmt(a, "did you mean '%.*s'?", STR_ARG(nearest))
                      : S("name a class, a function, or a method, as in "
                          "Class.method"));
}

/* Finds the first line, from line `skip` on, that contains the string of
   `option`. Removes all lines after it if `after` is set, otherwise all lines
   before it; removes the line itself unless `inclusive` is set. Returns false
   after reporting a missing string. Without the option, removes nothing. */
static bool cut_lines(struct directive_call *c, struct node *parent, str option,
                      size_t skip, bool after, bool inclusive,
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
    if (after) {
        lines->n = k + inclusive;
    } else {
        lines->v += k + !inclusive;
        lines->n -= k + !inclusive;
    }
    return true;
}

/* Selects the part between two lines that contain given strings. :end-before:
   does not match the first line, as in Sphinx. */
static bool pick_part(struct directive_call *c, struct node *parent,
                      struct lines *lines)
{
    return cut_lines(c, parent, S("start-at"), 0, false, true, lines) &&
           cut_lines(c, parent, S("start-after"), 0, false, false, lines) &&
           cut_lines(c, parent, S("end-at"), 0, true, true, lines) &&
           cut_lines(c, parent, S("end-before"), 1, true, false, lines);
}

/* Returns the lines of a file. Tabs stay unless a width is given, as makefiles
   need them. */
static struct lines whole_lines(struct directive_call *c, struct included *f)
{
    struct lines lines = f->lines;
    size_t width = included_tab_width(c, 0);
    if (!width)
        return lines;
    lines = (struct lines){0};
    for (size_t i = 0; i < f->lines.n; i++) {
        struct line l = f->lines.v[i];
        l.text = included_expand_tabs(c->p->a, l.text, width);
        vec_push(c->p->a, &lines, l);
    }
    return lines;
}

/* Returns the number of bytes that lines add to a page. */
static size_t bytes_of(const struct lines *lines)
{
    size_t n = 0;
    for (size_t i = 0; i < lines->n; i++)
        n += lines->v[i].text.n + 1;
    return n;
}

/* Whether the call has an option that requires a search of the whole file. */
static bool is_searched(const struct directive_call *c)
{
    static const str BY[] = {S_INIT("start-at"),  S_INIT("start-after"),
                             S_INIT("end-at"),    S_INIT("end-before"),
                             S_INIT("tab-width"), S_INIT("lineno-match")};
    for (size_t i = 0; i < sizeof BY / sizeof *BY; i++)
        if (directive_flag(c, BY[i]))
            return true;
    return false;
}

static void literal_include(struct directive_call *c, struct node *parent)
{
    str path;
    if (directive_option(c, S("diff"))) {
        refuse(c, parent, S("diff"), S("comparing two files is not supported"),
               S("store the difference in a file, and show that"));
        return;
    }
    struct included *f =
        check_pairs(c, parent)
            ? included_file(c, parent, c->argument, c->argument_at, &path)
            : NULL;
    if (!f)
        return;
    if (!included_count(c->p, f, 0, c->argument_at) ||
        (is_searched(c) && !included_search(c->p, f, c->argument_at)))
        return;
    struct lines picked = {0}, lines = whole_lines(c, f);
    if (!pick_object(c, parent, f, &lines) || !pick_part(c, parent, &lines) ||
        !directive_code_check(c, parent))
        return;
    if (directive_flag(c, S("lines"))) {
        if (!pick_lines(c, parent, &lines, &picked))
            return;
        lines = picked;
    }
    if (!included_count(c->p, f, bytes_of(&lines), c->argument_at))
        return;
    const struct directive_option *language =
        directive_option(c, S("language"));
    if (language)
        highlight_slip_report(c->p->d, language->value, language->at);
    directive_code_add_block(c, parent, directive_text(c, S("language")), lines,
                             path);
}

const struct directive directive_literal[] = {
    {S_INIT("literalinclude"), 1, 0, true, false, LITERAL_INCLUDE,
     literal_include, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};

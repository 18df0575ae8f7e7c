// SPDX-License-Identifier: MIT
// directive_each: for-each parses its content once for each row of a frame. The
// lines of all rows are parsed together, so that titles make sections as if
// they were typed. The lines of each row have a separate source, which has the
// row's values.
#include "base/buf.h"
#include "base/codes/df.h"
#include "base/codes/directive.h"
#include "base/vec.h"
#include "doc/fields.h"
#include "parse/call/template_rows.h"
#include "parse/directive/directive_family.h"

enum { ROWS = 200, ROWS_MAX = 10000 };

static const struct option_spec OPTIONS[] = {
    {S_INIT("as"), OPTION_REQUIRED, "a name for the row, such as row"},
    {S_INIT("limit"), OPTION_POSITIVE, NULL},
    {S_INIT("empty"), OPTION_REQUIRED, "a text to show if there are no rows"},
    {{0}, 0, NULL},
};

static bool is_name(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_alpha(s.p[i]) && s.p[i] != '_' &&
            !(i && char_is_digit(s.p[i])))
            return false;
    return s.n > 0;
}

/* Returns false after reporting a name that is invalid or that an outer
   template already uses. */
static bool check_name(struct directive_call *c, str name)
{
    const struct directive_option *o = directive_option(c, S("as"));
    const struct source_row *outer = c->at.src ? c->at.src->row : NULL;
    bool taken = false;
    for (size_t i = 0; outer && i < outer->n; i++) {
        str mark = str_trim_left(str_from(outer->marks[i], 2));
        taken |= str_starts(mark, name) && !char_is_alnum(mark.p[name.n]) &&
                 mark.p[name.n] != '_';
    }
    if (is_name(name) && !taken)
        return true;
    diag_at(c->p->d, DIAG_EACH, o ? o->at : c->at,
            taken ? str_fmt(c->p->a,
                            "the outer template already uses the name '%.*s' "
                            "for its rows",
                            STR_ARG(name))
                  : str_fmt(c->p->a, "'%.*s' is not a valid name for the row",
                            STR_ARG(name)));
    diag_help(c->p->d, taken ? "add ':as: NAME' with another name"
                             : "expected a name of letters, digits and '_', "
                               "as in ':as: model'");
    return false;
}

static bool check_count(struct directive_call *c, const struct template_rows *r)
{
    size_t limit = (size_t)directive_number(c, S("limit"), ROWS), bytes = 0;
    if (limit > ROWS_MAX) {
        diag_at(c->p->d, DIAG_EACH, directive_option(c, S("limit"))->at,
                S("':limit:' is larger than 10,000"));
        diag_help(c->p->d, "show fewer rows, or generate pages from them with "
                           "'pages:' in perfpress.yaml");
        return false;
    }
    for (size_t i = 0; i < c->content.n; i++)
        bytes += c->content.v[i].text.n + sizeof(struct line);
    if (r->n > limit) {
        diag_at(c->p->d, DIAG_EACH, c->argument_at,
                str_fmt(c->p->a,
                        "there are %zu rows, but at most %zu are "
                        "allowed",
                        r->n, limit));
        str more = str_fmt(c->p->a, ", or write ':limit: %zu' (at most %d)",
                           r->n, ROWS_MAX);
        if (r->n > ROWS_MAX)
            more = S("");
        diag_help(c->p->d, "show fewer rows, such as %.*s.head(%zu)%.*s",
                  STR_ARG(c->argument), limit, STR_ARG(more));
        return false;
    }
    return !r->n ||
           document_gain(c->p->doc, c->at, bytes * (r->n - 1) * DOCUMENT_PARSED,
                         "4 MiB of text in templates");
}

static void for_each(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    struct arena *a = p->a;
    struct template_rows rows;
    const struct directive_option *as = directive_option(c, S("as")),
                                  *empty = directive_option(c, S("empty"));
    str name = as ? as->value : S("row");
    if (!directive_has_content(c, parent) || !check_name(c, name) ||
        !template_rows_of(p, c->argument, c->argument_at, &rows) ||
        !check_count(c, &rows))
        return;
    struct lines marked = template_rows_mark(p, &rows, name, c->content);
    if (!marked.n)
        return;
    if (!rows.n && empty) {
        struct node *n = node_new(a, NODE_PARAGRAPH, empty->at);
        node_append(parent, n);
        p->syntax->inline_text(p, empty->value, empty->at, n);
    }
    struct lines all = {0};
    bool sections = directive_in_section(c, parent);
    for (size_t i = 0; i < rows.n; i++)
        template_rows_lines(p, &rows, i, marked, &all);
    p->doc->has_fields = true;
    if (rows.n)
        p->syntax->block(p, all, parent, sections);
}

const struct directive directive_each[] = {
    {S_INIT("for-each"), 1, 0, true, true, OPTIONS, for_each, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};

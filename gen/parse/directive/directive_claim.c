// SPDX-License-Identifier: MIT
// directive_claim: the directive claim. table/prose/claim evaluates claims with
// the tables and datasets of the page.
#include "base/vec.h"
#include "doc/claim.h"
#include "parse/call/template_rows.h"
#include "parse/directive/directive_family.h"

static const struct option_spec OPTIONS[] = {
    {S_INIT("table"), OPTION_REQUIRED, "the name of a table"},
    {S_INIT("let"), OPTION_REQUIRED, NULL},
    {S_INIT("where"), OPTION_REQUIRED, "a condition on rows"},
    {{0}, 0, NULL},
};

static str text_of(const struct directive_option *o, struct pos *at)
{
    *at = o ? o->at : (struct pos){0};
    return o ? o->value : STR_NONE;
}

/* Returns the column of `text` in a line of the source of `first`; 1 if the
   line does not contain `text`. */
static uint32_t column_of(str text, struct pos first, uint32_t line)
{
    size_t at = str_find(source_line(first.src, line), text, 0);
    return at == STR_NPOS ? 1 : (uint32_t)at + 1;
}

/* Returns the lines of an option's value, with their positions. */
static struct lines lines_of(struct arena *a, const struct directive_option *o)
{
    struct lines lines = {0};
    str rest = o ? o->value : STR_NONE, line;
    for (uint32_t i = 0; o && str_cut(&rest, '\n', &line); i++)
        vec_push(a, &lines,
                 (struct line){line, o->at.src, o->at.line + i,
                               i ? column_of(line, o->at, o->at.line + i)
                                 : o->at.col});
    return lines;
}

static void claim(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    struct claim *claim = NEW(a, struct claim);
    if (!directive_has_content(c, parent))
        return;
    *claim =
        (struct claim){.expect = str_replace(a, c->argument, S("\n"), S(" ")),
                       .expect_at = c->argument_at,
                       .let = lines_of(a, directive_option(c, S("let"))),
                       .dir = c->p->page_dir,
                       .before = *template_rows_names(c->p->doc, c->at)};
    if (str_find_char(c->argument, '\n', 0) == STR_NPOS)
        claim->expect_at.len = (uint32_t)c->argument.n;
    claim->where = text_of(directive_option(c, S("where")), &claim->where_at);
    claim->table = text_of(directive_option(c, S("table")), &claim->table_at);
    struct node *n = node_new(a, NODE_CLAIM, c->at);
    n->data = claim;
    node_append(parent, n);
    directive_parse_content(c, n);
}

const struct directive directive_claim[] = {
    {S_INIT("claim"), 1, 0, true, true, OPTIONS, claim, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};

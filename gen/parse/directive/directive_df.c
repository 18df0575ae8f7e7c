// SPDX-License-Identifier: MIT
// directive_df: df-table and df-setup. The script of a df-table is only stored
// here, with its positions; table/table runs it and replaces the node by the
// table. A df-setup runs here, so that later directives can use its names.
#include "base/codes/directive.h"
#include "df/run/script.h"
#include "doc/df_block.h"
#include "parse/call/template_rows.h"
#include "parse/directive/directive_family.h"
#include "parse/directive/directive_table.h"

static const struct option_spec OPTIONS[] = {
    {S_INIT("header-rows"), OPTION_NAT, NULL},
    {S_INIT("stub-columns"), OPTION_NAT, NULL},
    {S_INIT("widths"), OPTION_WIDTHS, "auto"},
    {S_INIT("width"), OPTION_LENGTH_PERCENT, NULL},
    {S_INIT("align"), OPTION_CHOICE, TABLE_ALIGNS},
    {S_INIT("class"), OPTION_CLASSES, NULL},
    {S_INIT("name"), OPTION_REQUIRED, NULL},
    {S_INIT("df-var"), OPTION_REQUIRED, "the name of a frame in the script"},
    {S_INIT("digits"), OPTION_REQUIRED, "a number of digits, or all"},
    DIRECTIVE_TABLE_OPTIONS,
    {S_INIT("df-arg"), OPTION_REQUIRED, NULL}, /* an older name of df-var */
    {{0}, 0, NULL},
};

static struct pos option_pos(const struct directive_option *o)
{
    return o ? o->at : (struct pos){0};
}

static bool is_name(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_alpha(s.p[i]) && s.p[i] != '_' &&
            !(i && char_is_digit(s.p[i])) && (unsigned char)s.p[i] < 0x80)
            return false;
    return s.n > 0;
}

static void df_table(struct directive_call *c, struct node *parent)
{
    struct arena *a = c->p->a;
    const struct directive_option *var = directive_option(c, S("df-var"));
    var = var ? var : directive_option(c, S("df-arg"));
    const struct shared_names *before = *template_rows_names(c->p->doc, c->at);
    bool shows_shared = var && !c->content.n && before;
    if (!shows_shared && !directive_has_content(c, parent))
        return;
    if (var && !is_name(var->value)) {
        diag_at(c->p->d, DIAG_DIRECTIVE_VALUE, var->at, var->name, c->def->name,
                str_fmt(a, "'%.*s' cannot be the name of a frame",
                        STR_ARG(var->value)));
        diag_help(c->p->d,
                  "expected a variable name of letters, digits and '_'");
        return;
    }
    struct df_block *b = NEW(a, struct df_block);
    b->script = c->content;
    b->at = c->at;
    b->dir = c->p->page_dir;
    b->var = var ? var->value : S("df");
    b->var_at = option_pos(var);
    b->before = before;
    b->options = directive_table_options(c);
    b->options.digits = directive_table_option(c, S("digits"));
    b->header_rows = (unsigned)directive_number(c, S("header-rows"), 0);
    b->stub_columns = (unsigned)directive_number(c, S("stub-columns"), 0);
    b->header_at = option_pos(directive_option(c, S("header-rows")));
    b->widths_auto = str_eq(directive_text(c, S("widths")), S("auto"));
    b->widths = directive_table_widths(c, &b->n_widths);
    b->widths_at = option_pos(directive_option(c, S("widths")));
    struct node *n = node_new(a, NODE_DF_TABLE, c->at);
    n->data = b;
    node_append(parent, n);
    directive_table_finish(c, n);
    directive_table_add_title(c, n);
}

static void df_setup(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    struct strs files = {0};
    size_t before = p->d->n;
    if (!directive_has_content(c, parent))
        return;
    const struct shared_names **names = template_rows_names(p->doc, c->at);
    script_setup(p->a, p->d, p->site, p->page_dir, c->content, c->at, &files,
                 &p->doc->scripts, names);
    diag_add_row(p->d, before, c->at);
    for (size_t i = 0; i < files.n; i++)
        document_note_dataset(p->doc, files.v[i]);
}

static const struct option_spec NO_OPTIONS[] = {{{0}, 0, NULL}};

const struct directive directive_df[] = {
    {S_INIT("df-table"), 0, 1, true, true, OPTIONS, df_table, 0},
    {S_INIT("df-setup"), 0, 0, false, true, NO_OPTIONS, df_setup, 0},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};

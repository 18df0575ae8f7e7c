// SPDX-License-Identifier: MIT
// directive_fields: replaces stand-ins in options and arguments that are plain
// text or names of files. Options and arguments that are markup keep their
// stand-ins, which are replaced in the tree.
#include "parse/directive/directive_fields.h"

#include "base/codes/directive.h"
#include "doc/fields.h"
#include "parse/directive/directive_family.h"

/* Options that are plain text, or the name of a table or frame. */
static const str PLAIN[] = {
    S_INIT("alt"),   S_INIT("empty"),   S_INIT("digits"), S_INIT("df-var"),
    S_INIT("table"), S_INIT("limit"),   S_INIT("sync"),   S_INIT("link-alt"),
    S_INIT("label"), S_INIT("img-alt"),
};

/* Options of tables and charts that name columns. */
static const str COLUMNS[] = {
    S_INIT("best"),  S_INIT("within"), S_INIT("bars"),     S_INIT("dots"),
    S_INIT("heat"),  S_INIT("spark"),  S_INIT("fold"),     S_INIT("facet"),
    S_INIT("label"), S_INIT("sort"),   S_INIT("frontier"),
};

/* Options that keep their stand-ins, since table/chart splits them first. */
static const str SPLIT[] = {S_INIT("highlight"), S_INIT("reference"),
                            S_INIT("ideal")};

/* Options that are parsed as inline markup. */
static const str MARKUP[] = {S_INIT("caption"), S_INIT("subtitle")};

/* Directives whose argument may have fields. The argument is inline markup
   (TITLED), a list of classes (CLASSED) or a file name (FILED). */
static const str TITLED[] = {
    S_INIT("df-table"),       S_INIT("df-chart"),   S_INIT("csv-table"),
    S_INIT("list-table"),     S_INIT("table"),      S_INIT("rubric"),
    S_INIT("topic"),          S_INIT("sidebar"),    S_INIT("admonition"),
    S_INIT("dropdown"),       S_INIT("card"),       S_INIT("grid-item-card"),
    S_INIT("tab-item"),       S_INIT("tab"),        S_INIT("versionadded"),
    S_INIT("versionchanged"), S_INIT("deprecated"), S_INIT("centered"),
};
static const str CLASSED[] = {S_INIT("container"), S_INIT("class"),
                              S_INIT("rst-class")};
static const str FILED[] = {S_INIT("image"), S_INIT("figure"),
                            S_INIT("include"), S_INIT("literalinclude")};

/* SCRIPTS: directives whose content is a script. CLOSED: other directives whose
   content cannot have fields. */
static const str SCRIPTS[] = {S_INIT("df-table"), S_INIT("df-chart"),
                              S_INIT("df-setup")};
static const str CLOSED[] = {S_INIT("raw"), S_INIT("toctree"), S_INIT("index"),
                             S_INIT("meta"), S_INIT("datatemplate")};

static bool refuse(struct directive_call *c, struct pos at, str what)
{
    diag_at(c->p->d, DIAG_FIELD_PLACE, at, what);
    diag_help(c->p->d,
              "in scripts, write the name without braces; outside scripts, "
              "fields are allowed in text, titles, captions, cells, names "
              "and addresses");
    return false;
}

static bool fill(struct directive_call *c, struct pos at,
                 enum field_place place, str *text)
{
    size_t errors = c->p->d->errors;
    *text = fields_fill(c->p->a, c->p->d, at, place, *text);
    return c->p->d->errors == errors;
}

bool directive_fields_option(struct directive_call *c,
                             struct directive_option *o,
                             const struct option_spec *spec)
{
    struct pos at = o->at.src ? o->at : c->at;
    str name = str_lower(c->p->a, o->name);
    if (!fields_has(at.src, o->value))
        return true;
    switch (spec->kind) {
    case OPTION_CLASSES: return fill(c, at, FIELD_CLASS, &o->value);
    case OPTION_WIDTHS:
    case OPTION_STEPS: return fill(c, at, FIELD_NUMBER, &o->value);
    case OPTION_PATH: return fill(c, at, FIELD_FILE, &o->value);
    case OPTION_URI: return fill(c, at, FIELD_ADDRESS, &o->value);
    case OPTION_TEXT:
    case OPTION_REQUIRED: break;
    default: return fill(c, at, FIELD_TEXT, &o->value);
    }
    if (str_eq(name, S("name")))
        return fill(c, at, FIELD_NAME, &o->value);
    if (spec->kind == OPTION_REQUIRED && STR_AMONG(name, COLUMNS))
        return fill(c, at, FIELD_COLUMN, &o->value);
    if (str_eq(name, S("colors")))
        return fill(c, at, FIELD_COLOUR, &o->value);
    if (STR_AMONG(name, SPLIT))
        return true;
    if (STR_AMONG(name, PLAIN))
        return fill(c, at, FIELD_TEXT, &o->value);
    return (STR_AMONG(name, MARKUP) && !str_eq(c->def->name, S("toctree"))) ||
           refuse(c, at,
                  str_fmt(c->p->a, "option '%.*s' of '%.*s'",
                          STR_ARG(spec->name), STR_ARG(c->def->name)));
}

/* Returns what a script writes for a field: "row.Cost" for
   "{{ row.Cost:.1f }}". */
static str expression(str mark)
{
    size_t end = mark.n - 2;
    for (size_t i = end; i > 2 && mark.p[i - 1] != ']'; i--)
        if (mark.p[i - 1] == ':')
            end = i - 1;
    return str_trim(str_slice(mark, 2, end));
}

/* Returns false after reporting the first field in the content, which cannot
   have fields. */
static bool check_closed(struct directive_call *c, bool script)
{
    struct arena *a = c->p->a;
    size_t i = 0, at = STR_NPOS, n;
    for (; i < c->content.n && at == STR_NPOS; i++)
        at = fields_find(c->content.v[i].src, c->content.v[i].text, &n);
    if (at == STR_NPOS)
        return true;
    const struct line *l = &c->content.v[i - 1];
    str where = str_fmt(a, "the %s of '%.*s'", script ? "script" : "content",
                        STR_ARG(c->def->name));
    if (!script)
        return refuse(c, line_pos(l, at, n), where);
    str mark = fields_written(a, l->src, str_slice(l->text, at, at + n));
    diag_at(c->p->d, DIAG_FIELD_PLACE, line_pos(l, at, n), where);
    diag_help(c->p->d,
              "write %.*s, without braces and quotes around it: in scripts, it "
              "is a variable",
              STR_ARG(expression(mark)));
    return false;
}

bool directive_fields_fill(struct directive_call *c)
{
    struct arena *a = c->p->a;
    struct pos at = c->argument_at.src ? c->argument_at : c->at;
    str name = c->def->name;
    bool script = STR_AMONG(name, SCRIPTS);
    if ((script || STR_AMONG(name, CLOSED)) && !check_closed(c, script))
        return false;
    if (!fields_has(at.src, c->argument))
        return true;
    if (STR_AMONG(name, CLASSED))
        return fill(c, at, FIELD_CLASS, &c->argument);
    if (STR_AMONG(name, FILED))
        return fill(c, at, FIELD_FILE, &c->argument);
    return STR_AMONG(name, TITLED) ||
           (c->def->required + c->def->optional == 0) ||
           refuse(c, at, str_fmt(a, "the argument of '%.*s'", STR_ARG(name)));
}

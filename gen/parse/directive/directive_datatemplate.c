// SPDX-License-Identifier: MIT
// directive_datatemplate: fills a template of the site with the data of a
// file. The result is parsed in place, in the page's language.
#include "base/codes/config.h"
#include "base/codes/directive.h"
#include "base/codes/template.h"
#include "base/vec.h"
#include "load/json/json.h"
#include "load/site_lookup.h"
#include "parse/code/included.h"
#include "parse/directive/directive_family.h"
#include "template/params.h"
#include "template/template.h"
#include "template/template_render.h"

static const struct option_spec OPTIONS[] = {
    {S_INIT("template"), OPTION_REQUIRED, "the name of a template"},
    {S_INIT("source"), OPTION_PATH, NULL},
    {{0}, 0, NULL},
};

enum { DATA_NONE, DATA_JSON, DATA_YAML };

/* ---- data ---- */

static struct view json_view(struct arena *a, const struct json *v)
{
    if (v->kind == JSON_TEXT)
        return view_text(v->text);
    if (v->kind == JSON_NULL)
        return (struct view){0};
    if (v->kind == JSON_TRUE || v->kind == JSON_FALSE)
        return view_bool(v->kind == JSON_TRUE);
    if (v->kind == JSON_INT || v->kind == JSON_FLOAT)
        return view_text(v->text);
    struct view *list = NEW_N(a, struct view, v->n);
    struct view_field *fields = NEW_N(a, struct view_field, v->n);
    size_t i = 0;
    for (const struct json *e = v->first; e; e = e->next, i++) {
        list[i] = json_view(a, e);
        fields[i] = (struct view_field){e->key, list[i]};
    }
    return v->kind == JSON_LIST ? view_list(list, v->n)
                                : view_fields(a, fields, v->n);
}

/* Reads a file into *out, as data for a template. Returns false after reporting
   a malformed file. */
static bool read_data(struct directive_call *c, const struct source *src,
                      struct view *out)
{
    struct parse *p = c->p;
    if (c->def->variant == DATA_JSON) {
        const struct json *v = json_read(p->a, p->d, src, DIAG_JSON_SYNTAX);
        if (v)
            *out = json_view(p->a, v);
        return v;
    }
    const struct yaml *y =
        yaml_read(p->a, p->d, src, src->text, 1, DIAG_YAML_SYNTAX);
    if (y)
        *out = params_view(p->a, y);
    return y;
}

/* ---- the template ---- */

/* Returns the template templates/data/NAME.mustache. Returns NULL after
   reporting a missing template. */
static const struct template *find_template(struct directive_call *c)
{
    const struct template_set *set = c->p->site->added.compiled;
    const struct directive_option *o = directive_option(c, S("template"));
    str suffix = S(".mustache"), name = o ? o->value : S("");
    if (!o) {
        directive_fault(c, DIAG_DIRECTIVE_ARGUMENT, c->at,
                        S("option 'template' is missing"));
        diag_help(c->p->d, "name a file in templates/data, such as ':template: "
                           "list' for list.mustache");
        return NULL;
    }
    if (str_ends(name, suffix))
        name = str_slice(name, 0, name.n - suffix.n);
    name = str_concat(c->p->a, S(TEMPLATE_DATA), name);
    const struct template *t = set ? template_find(set, name) : NULL;
    if (!t && set) {
        diag_at(c->p->d, DIAG_TEMPLATE_MISSING, o->at, name);
        diag_help_keys(c->p->d, "templates", name, &set->all);
    }
    return t;
}

static bool read_source(struct directive_call *c, struct view *data)
{
    struct parse *p = c->p;
    const struct directive_option *o = directive_option(c, S("source"));
    str name = c->argument.n ? c->argument : o ? o->value : S(""), path;
    struct pos at = c->argument.n ? c->argument_at : o ? o->at : c->at;
    if (!name.n && c->def->variant != DATA_NONE) {
        directive_fault(c, DIAG_DIRECTIVE_ARGUMENT, at,
                        S("the argument is missing"));
        diag_help(p->d, "write the path of a data file on the same line as the "
                        "directive's name");
    }
    if (!name.n || c->def->variant == DATA_NONE)
        return c->def->variant == DATA_NONE;
    struct included *f =
        site_lookup(p->site, p->a, p->d, p->page_dir, name, at, &path)
            ? included_read(p, path, at, STR_NONE, true)
            : NULL;
    return f && included_count(p, f, f->src->text.n, at) &&
           read_data(c, f->src, data);
}

static const char GAIN[] = "4 MiB of text from templates";

static void datatemplate(struct directive_call *c, struct node *parent)
{
    struct parse *p = c->p;
    struct view data = {0};
    struct buf out = {.a = p->a};
    struct lines lines = {0};
    const struct template *t = find_template(c);
    bool good = read_source(c, &data);
    const struct view_field fields[] = {{S("data"), data}};
    struct view all = view_object(fields, 1);
    if (!t || !good) {
        if (p->site->added.compiled)
            directive_message(c, parent, MESSAGE_ERROR);
        return;
    }
    if (!document_gain(p->doc, c->at, 1, GAIN))
        return;
    bool done = template_render_within(
        t, &all, p->d, &out, document_gain_left(p->doc) / DOCUMENT_PARSED);
    if (!document_gain(p->doc, c->at, out.n * DOCUMENT_PARSED, GAIN) || !done)
        return;
    for (str rest = buf_end(&out), line; str_cut(&rest, '\n', &line);)
        vec_push(p->a, &lines,
                 (struct line){str_trim_right(line), c->at.src, c->at.line,
                               c->at.col});
    p->syntax->block(p, lines, parent, directive_in_section(c, parent));
}

const struct directive directive_datatemplate[] = {
    {S_INIT("datatemplate:json"), 0, 1, true, false, OPTIONS, datatemplate,
     DATA_JSON},
    {S_INIT("datatemplate:yaml"), 0, 1, true, false, OPTIONS, datatemplate,
     DATA_YAML},
    {S_INIT("datatemplate:nodata"), 0, 1, true, false, OPTIONS, datatemplate,
     DATA_NONE},
    {{0}, 0, 0, false, false, NULL, NULL, 0},
};

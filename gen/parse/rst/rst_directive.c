// SPDX-License-Identifier: MIT
// rst_directive: docutils' Body.directive and parse_directive_block.
#include "parse/rst/rst_element.h"

#include "base/codes/directive.h"
#include "base/vec.h"
#include "parse/directive/directive.h"
#include "parse/directive/directive_slip.h"
#include "parse/rst/rst_message.h"
#include "parse/rst/rst_pattern.h"
#include "parse/rst_chars.h"

struct rst_options {
    struct directive_option *v;
    size_t n, cap;
};

/* Sets an option's value to the joined lines of the field's body. */
static void set_value(struct directive_option *o, struct arena *a,
                      struct lines body)
{
    o->value = S("");
    o->at = o->name_at;
    body = lines_trim(body);
    if (!body.n)
        return;
    o->value = str_trim(lines_join(a, &body));
    o->at = line_pos(body.v, rst_blanks(body.v->text), o->value.n);
    o->at.len = (uint32_t)(body.n == 1 ? o->value.n : body.v->text.n);
}

/* Reads options from a field list; returns false if `lines` has other lines. */
static bool read_options(struct rst_machine *m, struct lines lines,
                         struct rst_options *out)
{
    struct rst_machine inner = {.r = m->r, .lines = lines};
    struct arena *a = m->r->a;
    for (; inner.at < lines.n; inner.at++) {
        const struct line *l = rst_line(&inner);
        size_t colon, first = rst_field_marker(l->text, &colon);
        if (str_blank(l->text))
            continue;
        if (!first)
            return false;
        str name = rst_unescape(a, rst_escape(a, str_slice(l->text, 1, colon)));
        struct directive_option o = {.name = name,
                                     .name_at = line_pos(l, 1, colon - 1)};
        set_value(&o, a, rst_first_known(&inner, first).lines);
        vec_push(a, out, o);
    }
    return true;
}

static size_t first_blank(const struct lines *lines)
{
    size_t i = 0;
    while (i < lines->n && !str_blank(lines->v[i].text))
        i++;
    return i;
}

static size_t first_option(const struct lines *lines)
{
    size_t i = 0, colon;
    while (i < lines->n && !rst_field_marker(lines->v[i].text, &colon))
        i++;
    return i;
}

/* Returns a copy, in `a`, of the lines of `head` followed by the lines of
   `rest`. */
static struct lines concat(struct arena *a, struct lines head,
                           struct lines rest)
{
    struct lines all = {0};
    vec_room(a, &all, head.n + rest.n);
    for (size_t i = 0; i < head.n; i++)
        all.v[all.n++] = head.v[i];
    for (size_t i = 0; i < rest.n; i++)
        all.v[all.n++] = rest.v[i];
    return all;
}

static void set_argument(struct directive_call *c, struct lines lines)
{
    c->argument = str_trim(lines_join(c->p->a, &lines));
    if (lines.n)
        c->argument_at =
            line_pos(lines.v, rst_blanks(lines.v->text), lines.v->text.n);
}

/* Splits the block into argument, options and content. If the directive c->def
   takes no argument, the lines of the argument belong to the content. Options
   are read only if the directive takes options. Returns false if the options
   are not a field list. */
static bool split_block(struct rst_machine *m, struct directive_call *c,
                        struct lines block, struct rst_options *options)
{
    const struct directive *def = c->def;
    bool arguments = def->required || def->optional;
    struct lines content = block, head = {0};
    size_t end = 0;
    bool good = true;
    if (block.n && (arguments || def->options)) {
        end = first_blank(&block);
        head = rst_lines(&block, 0, end);
        content = rst_lines(&block, end + (end < block.n), block.n);
    }
    if (def->options) {
        size_t from = first_option(&head);
        good = read_options(m, rst_lines(&head, from, head.n), options);
        head = rst_lines(&head, 0, from);
    }
    for (size_t i = 0; i < head.n; i++)
        directive_slip_option(c, &head.v[i], false);
    if (head.n && !arguments)
        content = end == head.n
                      ? block
                      : concat(c->p->a, head, rst_lines(&block, end, block.n));
    else
        set_argument(c, head);
    c->content = lines_trim(content);
    directive_slip_data(c);
    return good;
}

/* Adds the option "alt" with the value `alt` if the directive has this option
   and the page does not set it. For an image in a substitution, `alt` is the
   substitution's name. */
static void preset_alt(struct arena *a, const struct directive_call *c,
                       struct rst_options *options, str alt)
{
    const struct option_spec *spec = c->def->options;
    while (spec && spec->name.p && !str_eq(spec->name, S("alt")))
        spec++;
    for (size_t i = 0; i < options->n; i++)
        if (str_eq_nocase(options->v[i].name, S("alt")))
            return;
    if (spec && spec->name.p)
        vec_push(a, options,
                 (struct directive_option){S("alt"), alt, c->at, c->at});
}

static void report_options(struct directive_call *c, struct node *parent,
                           struct lines block)
{
    size_t from = first_option(&block);
    struct pos at = line_pos(&block.v[from], 0, block.v[from].text.n);
    diag_at(c->p->d, DIAG_DIRECTIVE_ARGUMENT, at, c->name,
            S("options are mixed with other text"));
    diag_help(c->p->d, "put options first, and a blank line after them");
    directive_message(c, parent, MESSAGE_ERROR);
}

bool rst_directive(struct rst_machine *m, size_t at, str name, size_t first,
                   struct node *parent, str alt)
{
    struct rst *r = m->r;
    struct directive_call c = {.p = r->p,
                               .def = directive_of_page(r->p, name),
                               .name = name,
                               .at = line_pos(rst_line(m), at, name.n),
                               .argument = S("")};
    struct rst_block b = rst_indented(
        m, (struct rst_indent){
               .first = first, .known = RST_NO_INDENT, .keep_top = true});
    struct rst_options options = {0};
    struct node messages = {0}, *outer = r->messages;
    struct lines block = b.lines;
    if (block.n && str_blank(block.v->text))
        block = rst_lines(&block, 1, block.n);
    block = lines_trim_end(block);
    if (c.def && !split_block(m, &c, block, &options)) {
        report_options(&c, parent, block);
        return b.blank_finish;
    }
    if (alt.p && c.def)
        preset_alt(r->a, &c, &options, alt);
    c.options = options.v;
    c.n_options = options.n;
    r->messages = &messages;
    directive_run(&c, parent);
    r->messages = outer;
    node_move_children(&messages, parent);
    return b.blank_finish || rst_next_is_blank(m, m->at);
}

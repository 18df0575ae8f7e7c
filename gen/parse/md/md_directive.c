// SPDX-License-Identifier: MIT
// md_directive: splits a fence whose info string is "{name} argument" as MyST
// does: first options, as ":name: value" lines or between "---" lines, then the
// body. In: the fence. Out: a call of directive_run.
#include "parse/directive/directive.h"

#include "base/codes/md.h"
#include "base/vec.h"
#include "parse/directive/directive_slip.h"
#include "parse/md/md.h"

struct md_options {
    struct directive_option *v;
    size_t n, cap;
};

bool md_is_directive(str info)
{
    str word;
    return str_word(&info, &word) && word.n > 2 && word.p[0] == '{' &&
           word.p[word.n - 1] == '}';
}

/* ---- options ---- */

/* Returns a quoted YAML scalar without its quotes; in single quotes, '' is an
   escaped quote. Returns other strings unchanged. */
static str unquoted(struct arena *a, str s)
{
    char q = s.n >= 2 ? s.p[0] : 0;
    if ((q != '"' && q != '\'') || s.p[s.n - 1] != q)
        return s;
    str inner = str_slice(s, 1, s.n - 1);
    if (q == '\'')
        return str_find(str_replace(a, inner, S("''"), S("")), S("'"), 0) ==
                       STR_NPOS
                   ? str_replace(a, inner, S("''"), S("'"))
                   : s;
    for (size_t i = 0; i < inner.n; i++) {
        if (inner.p[i] == '"')
            return s;
        i += inner.p[i] == '\\';
    }
    return str_replace(a, str_replace(a, inner, S("\\\""), S("\"")), S("\\\\"),
                       S("\\"));
}

static struct pos part_pos(const struct line *l, str part)
{
    return line_pos(l, (size_t)(part.p - l->text.p), part.n);
}

/* option: name ':' value. Appends the option in `text` to *out. `text` is a
   line of YAML, or a line such as ":name: value" without its first colon.
   Returns false after reporting a missing name or colon. */
static bool add_option(struct md *md, const struct line *l, str text,
                       struct md_options *out)
{
    size_t colon = str_find_char(text, ':', 0);
    str name = str_trim(str_slice(text, 0, colon));
    if (colon == STR_NPOS || !name.n) {
        struct pos at = part_pos(l, str_trim(text));
        diag_at(md->p->d, DIAG_MD_OPTION, at,
                colon == STR_NPOS ? S("there is no ':' after its name")
                                  : S("it has no name"));
        diag_help(md->p->d, "expected ':name: value'; leave an empty line "
                            "before a body that starts with ':'");
        return false;
    }
    str value = str_trim(str_from(text, colon + 1));
    struct pos at = part_pos(l, value.n ? value : name);
    vec_push(md->p->a, out,
             (struct directive_option){.name = unquoted(md->p->a, name),
                                       .value = unquoted(md->p->a, value),
                                       .name_at = part_pos(l, name),
                                       .at = at});
    return true;
}

static bool colon_line(str s)
{
    s = str_trim_left(s);
    return s.n && s.p[0] == ':' && !str_starts(s, S(":::"));
}

/* Reads the ":name: value" lines at the start of the body; returns the number
   of these lines. */
static size_t colon_options(struct md *md, const struct lines *body,
                            struct md_options *out)
{
    size_t k = 0;
    for (; k < body->n && colon_line(body->v[k].text); k++) {
        str rest = str_trim_left(body->v[k].text);
        add_option(md, &body->v[k], str_from(rest, 1), out);
    }
    return k;
}

/* Appends a further line of YAML to the value of the last option. */
static void more_value(struct md *md, struct md_options *out, str line)
{
    struct arena *a = md->p->a;
    str *value = &out->v[out->n - 1].value;
    str text = str_trim(line);
    if (str_starts(text, S("- ")))
        text = str_trim(str_from(text, 2));
    if (str_eq(*value, S("|")) || str_eq(*value, S(">")) || !value->n)
        *value = text;
    else
        *value = str_join(a, (str[]){*value, text}, 2, S("\n"));
}

/* Reads the options between two "---" lines; returns the number of lines,
   including these two. */
static size_t yaml_options(struct md *md, const struct lines *body,
                           struct md_options *out)
{
    size_t k = 1;
    for (; k < body->n && !str_starts(body->v[k].text, S("---")); k++) {
        str text = body->v[k].text;
        if (str_blank(text) || text.p[0] == '#')
            continue;
        if (out->n && (char_is_blank(text.p[0]) || text.p[0] == '-'))
            more_value(md, out, text);
        else
            add_option(md, &body->v[k], text, out);
    }
    return k < body->n ? k + 1 : k;
}

static size_t read_options(struct md *md, const struct lines *body,
                           struct md_options *out)
{
    if (body->n && str_starts(body->v[0].text, S("---")))
        return yaml_options(md, body, out);
    return colon_options(md, body, out);
}

/* ---- the call ---- */

/* Inserts `text`, which starts at byte `at` of the fence's first line, as the
   first line of the body. */
static void put_first(struct md *md, struct lines *body,
                      const struct md_fence *f, str text, size_t at)
{
    struct lines out = {0};
    vec_push(md->p->a, &out,
             (struct line){text, f->first->src, f->first->line,
                           f->first->col + (uint32_t)at});
    for (size_t k = 0; k < body->n; k++)
        vec_push(md->p->a, &out, body->v[k]);
    *body = out;
}

/* Reports a probable option in the directive's argument, at byte `at` of the
   fence's first line. If the call has no options (`none`), also reports a
   probable option, such as "width: 5", on the body's first line. */
static void check_slips(const struct directive_call *c,
                        const struct md_fence *f, size_t at,
                        const struct lines *body, bool none)
{
    struct line argument = *f->first;
    argument.text = str_from(argument.text, at);
    argument.col += (uint32_t)at;
    directive_slip_option(c, &argument, false);
    if (none && body->n)
        directive_slip_option(c, body->v, true);
}

void md_directive(struct md *md, const struct md_fence *f, struct node *parent)
{
    str rest = f->info, word;
    str_word(&rest, &word);
    struct lines body = f->body;
    if (str_eq(word, S("{eval-rst}"))) {
        parse_rst_part(md->p, body, parent, parent == md->section);
        return;
    }
    struct md_options options = {0};
    struct directive_call c = {
        .p = md->p,
        .def = directive_of_page(md->p, str_slice(word, 1, word.n - 1)),
        .name = str_slice(word, 1, word.n - 1),
        .at = line_pos(f->first, f->at + (f->added ? 0 : 1), word.n - 2),
    };
    const struct directive *def = c.def;
    str argument = str_trim(rest);
    size_t at = f->at + (f->info.n - f->added - argument.n);
    if (def && def->options && !f->bare) {
        size_t n_lines = read_options(md, &body, &options);
        if (n_lines)
            body.v += n_lines;
        body.n -= n_lines;
        check_slips(&c, f, at, &body, options.n == 0);
    }
    if (def && !def->required && !def->optional) {
        if (argument.n)
            put_first(md, &body, f, argument, at);
    } else {
        c.argument = argument;
        c.argument_at = line_pos(f->first, at, argument.n);
    }
    c.options = options.v;
    c.n_options = options.n;
    c.content = lines_trim(body);
    if (def)
        directive_slip_data(&c);
    directive_run(&c, parent);
}
